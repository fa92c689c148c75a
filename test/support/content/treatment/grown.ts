import { cardText } from '../../../../src/discord/views/card-text.ts';
import { defaultStats, type StatName } from '../../../../src/rules/hero/stats.ts';
import { type Card } from '../../../../src/rules/items/card.ts';
import { type ItemDefinition, itemSchema } from '../../../../src/rules/items/definition.ts';
import { descriptionOf } from '../../../../src/rules/items/description.ts';
import { greater } from '../../../../src/rules/items/greater.ts';
import { isUltimate, ultimateAs } from '../../../../src/rules/items/ultimate.ts';
import { type Treatment } from './treatment.ts';

/** FORGE-02: made greater it is a card, each number of its effects has grown, and it says something else. */
export const grown: Treatment = ({ card, parts: [{ written, form }] }) => {
  if (form.greater !== 'alone') return [];
  const own = isUltimate(written) ? ultimateAs(written, form.ultimate ?? 'greater') : written;
  return [
    ...(form.ultimate === 'lesser' || written['greater form'] ? [] : ungrown(written)),
    ...unchanged(own, card),
  ];
};

/** What is wrong where a thing that can be forged says word for word the same once that is paid (ITEM-05). */
export const unchanged = (own: Card, card: Card): string[] =>
  own.kinds.includes('treasure') || saidOn(own) !== saidOn(card)
    ? []
    : ['is the same as before; expected a greater form of its own'];

const saidOn = (card: Card): string => {
  const { isGreater: _, ...said } = descriptionOf(card);
  return cardText(said);
};

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
