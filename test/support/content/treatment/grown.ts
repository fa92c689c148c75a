import { defaultStats, type StatName } from '../../../../src/rules/hero/stats.ts';
import { type ItemDefinition, itemSchema } from '../../../../src/rules/items/definition.ts';
import { greater } from '../../../../src/rules/items/greater.ts';
import { type Treatment } from './treatment.ts';

/** FORGE-02: made greater it is a card, and each number of its effects has grown. */
export const grown: Treatment = ({ parts: [{ written, form }] }) =>
  form.greater !== 'alone' || form.ultimate === 'lesser' || written['greater form']
    ? []
    : ungrown(written);

/** What is wrong with a card of which every number grows, once it is made greater. */
export function ungrown(card: ItemDefinition & { of?: string }): string[] {
  const {
    isGreater: _,
    of: __,
    ...big
  } = greater(card) as ReturnType<typeof greater> & { of?: string };
  const { error } = itemSchema.safeParse(big);
  const bigger = new Map(numbersIn(saying(big)));
  return [
    ...(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []),
    ...numbersIn(saying(card))
      .filter(([path, n]) => bigger.get(path) === n)
      .map(([path, n]) => `${path} stays ${n}`),
  ];
}

const saying = ({ power, charges, abilities, greater: upper, lesser }: ItemDefinition) => ({
  ...{ power, charges, abilities, upper, lesser },
});

/** Numbers that stay as they are: what a use costs, how often it may be, from when, sizes. */
const staying = ['cost', 'times', 'from level', 'pays hp', 'size', 'hatches', 'mount from'];

/** Where a number stands that may grow, alone or in an amount, and what it is. */
function numbersIn(value: unknown, path: string[] = []): [string, number | string][] {
  const key = path.at(-1) ?? '';
  if (staying.includes(key) || key === 'name') return [];
  if (typeof value === 'number') return value === 0 ? [] : [[path.join('.'), value]];
  // What goes with X grows with the power.
  if (typeof value === 'string')
    return /\d|level|\bY\b/.test(value.replaceAll(/\d* ?X(?: \/ \d)?/g, ''))
      ? [[path.join('.'), value]]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name, one]) => !isNoNumber(name, one, value, key))
    .flatMap(([name, one]) => numbersIn(one, [...path, name]));
}

/** How much there is of a boon that is none, and what of a companion is no better than everybody's. */
const isNoNumber = (name: string, one: unknown, of: object, key: string) =>
  (name === 'by' && 'give' in of && !numbered.includes(String(of.give))) ||
  (key === 'stats' && Number(one) <= defaultStats[name as StatName]);
const numbered = ['wider critical', 'legendary shield'];
