import { isDeepStrictEqual } from 'node:util';
import { type Ability, isErrand, itemSchema } from '../../../src/rules/items/definition.ts';
import { monsterSchema } from '../../../src/rules/monsters/definition.ts';
import { meaningOf } from '../meaning.ts';
import { type ActiveCard } from './shelves.ts';

type Active = ActiveCard['card'];

/** A card that is not as it should be, and what is wrong with it. */
export type Alteration = { what: string; card: Active };

/**
 * A card with each of its abilities missing, with each that cannot be declined made one that can be
 * (ITEM-27), and with each of its numbers one greater, or one smaller where a greater one is none. The
 * cost of a thing is no part of what it does; the plain stats and attacks of a monster are only how
 * strong it is.
 */
export function alterationsOf({ card }: ActiveCard): Alteration[] {
  const missing = Object.entries(listsOn(card)).flatMap(([list, abilities]) =>
    abilities.map((_, at) => ({
      what: `without ${list === 'abilities' ? 'ability' : list} ${at + 1}`,
      card: { ...card, [list]: abilities.filter((__, other) => other !== at) },
    })),
  );
  const declined = abilitiesOn(card).flatMap(({ list, at, one }) => {
    if (!('must' in one)) return [];
    const { must: _, ...optional } = one;
    return { what: `${list}.${at} without must`, card: withAbility(card, list, at, optional) };
  });
  const altered = numbersIn(card).flatMap((path) => changed(card, path) ?? []);
  return [...missing, ...declined, ...altered.filter((one) => !isTheSame(one.card, card))];
}

/** A number that makes no difference to anybody, such as the range of what is aimed at oneself. */
const isTheSame = (one: Active, other: Active): boolean =>
  isDeepStrictEqual(meaningsOn(one), meaningsOn(other));

const meaningsOn = (card: Active): unknown => ({
  power: card.power,
  charges: card.charges,
  ...Object.fromEntries(
    Object.entries(listsOn(card)).map(([list, abilities]) => [
      list,
      abilities.map((one) => (isErrand(one) ? one : meaningOf(one))),
    ]),
  ),
});

type Placed = { list: string; at: number; one: Ability };

const abilitiesOn = (card: Active): Placed[] =>
  Object.entries(listsOn(card)).flatMap(([list, abilities]) =>
    abilities.map((one, at) => ({ list, at, one })),
  );

const withAbility = (card: Active, list: string, place: number, becomes: Ability): Active => ({
  ...card,
  [list]: listsOn(card)[list]?.map((one, at) => (at === place ? becomes : one)),
});

/** Its abilities, and of an ultimate those that one form alone has (ITEM-20). */
function listsOn(card: Active): Record<string, readonly Ability[]> {
  const { abilities = [] } = card;
  const { greater = [], lesser = [] } = card.of === 'item' ? card : {};
  return greater.length + lesser.length > 0 ? { abilities, greater, lesser } : { abilities };
}

type Path = readonly (string | number)[];

/** Where numbers stand on it, alone or in an amount. */
function numbersIn(card: Active): Path[] {
  const paths: Path[] = [];
  const visit = (value: unknown, path: Path): void => {
    // ITEM-25: how long an egg needs to hatch shows in no fight.
    if (path.at(-1) === 'hatches') return;
    if (typeof value === 'number') paths.push(path);
    else if (typeof value === 'string' && /\d/.test(value) && path.at(-1) !== 'name')
      paths.push(path);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) visit(one, [...path, key]);
  };
  const { power, charges } = card;
  visit({ power, charges, ...listsOn(card) }, []);
  return paths;
}

/** Null where neither one more nor one less is a card. */
function changed(card: Active, path: Path): Alteration | null {
  const { of, ...written } = card;
  for (const by of [1, -1]) {
    const schema = of === 'item' ? itemSchema : monsterSchema;
    const altered = schema.safeParse(replaced(written, path, by));
    if (!altered.success) continue;
    const what = `${path.join('.')} ${by > 0 ? '+' : '−'}1`;
    return { what, card: { of, ...altered.data } as Active };
  }
  return null;
}

function replaced(value: unknown, [key, ...rest]: Path, by: number): unknown {
  if (key === undefined) return typeof value === 'number' ? value + by : firstChanged(value, by);
  if (Array.isArray(value))
    return value.map((one: unknown, at) =>
      String(at) === String(key) ? replaced(one, rest, by) : one,
    );
  const held = value as Record<string, unknown>;
  return { ...held, [key]: replaced(held[key], rest, by) };
}

/** `2 X + 1` with its first number changed. */
const firstChanged = (text: unknown, by: number): string =>
  String(text).replace(/\d+/, (digits) => String(Number(digits) + by));
