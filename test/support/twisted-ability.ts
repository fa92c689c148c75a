import { isDeepStrictEqual } from 'node:util';
import { kinds, who } from '../../src/rules/abilities/aim.ts';
import { laidConditions } from '../../src/rules/abilities/laid.ts';
import { type SeamAbility } from '../../src/rules/abilities/seam.ts';
import { spans } from '../../src/rules/abilities/limits.ts';
import { triggerWords } from '../../src/rules/abilities/trigger.ts';
import { movementKinds } from '../../src/rules/board/gaits.ts';
import { damageTypes, statNames } from '../../src/rules/hero/stats.ts';
import { asAbility } from './written-abilities.ts';

/** Every word that a card can say somewhere, each among those that can stand in its place. */
const closed: readonly (readonly string[])[] = [
  ...[who, kinds, laidConditions, triggerWords, movementKinds, damageTypes],
  ['all conditions', ...laidConditions],
  ['enemy', 'ally', 'anybody', 'self', 'tile'],
  ['dodge', 'willpower', 'immunity'],
  [...spans],
  ['always', 'never', 'ask'],
  statNames,
  ['half', 'quarter'],
  ['second', 'better', 'worse'],
  ['towards', 'away'],
  ['things', 'other things', 'this thing'],
  ['difficult ground', 'lava', 'force wall'],
  ['double damage', 'true sight', 'ghost strike', 'empty mind'],
  ['double damage', 'invulnerable', 'wider critical', 'legendary shield'],
];

/** All abilities that differ from this one in a single place: another value, or one that is not said. */
export const twistsOf = (ability: SeamAbility): SeamAbility[] =>
  placesIn(ability).flatMap((at) =>
    [...othersThan(valueAt(ability, at)), left].flatMap((value) => {
      const becomes = asAbility(changed(ability, at, value));
      return becomes && !isDeepStrictEqual(becomes, ability) ? [becomes] : [];
    }),
  );

/** Stands for what is not there. */
const left = Symbol('left out');

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const placesIn = (value: unknown, at: string[] = []): string[][] =>
  entriesOf(value).flatMap(([key, part]) => [[...at, key], ...placesIn(part, [...at, key])]);

const valueAt = (value: unknown, [key, ...rest]: string[]): unknown =>
  key === undefined ? value : valueAt((value as Record<string, unknown>)[key], rest);

function othersThan(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value !== 'string') return [];
  const words = closed.filter((list) => list.includes(value)).flatMap((list) => near(value, list));
  return words.length > 0 ? words : [`${value} + 7`, 'Another'];
}

/** The words of a list; of a long one those that come next. */
function near(word: string, list: readonly string[]): readonly string[] {
  if (list.length < 12) return list;
  const at = list.indexOf(word);
  return [1, 2, 3].flatMap((more) => list[(at + more) % list.length] ?? []);
}

function changed(value: unknown, [key = '', ...rest]: string[], becomes: unknown): unknown {
  const put = ([name, part]: [string, unknown]): [string, unknown][] => {
    if (name !== key) return [[name, part]];
    if (rest.length > 0) return [[name, changed(part, rest, becomes)]];
    return becomes === left ? [] : [[name, becomes]];
  };
  const entries = entriesOf(value).flatMap(put);
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
