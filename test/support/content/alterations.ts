import { isDeepStrictEqual } from 'node:util';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { meaningOf } from '../meaning.ts';
import { type ItemCard } from './shelves.ts';

type Item = Extract<Definition, { of: 'item' }>;

/** A card that is not as it should be, and what is wrong with it. */
export type Alteration = { what: string; card: Item };

/**
 * A card with each of its abilities missing, and with each of its numbers one greater, or one smaller
 * where a greater one is none. Its cost is no part of what it does.
 */
export function alterationsOf({ card }: ItemCard): Alteration[] {
  const { abilities } = card;
  const missing = abilities.map((_, at) => ({
    what: `without ability ${at + 1}`,
    card: { ...card, abilities: abilities.filter((__, other) => other !== at) },
  }));
  const altered = numbersIn(card).flatMap((path) => changed(card, path) ?? []);
  return [...missing, ...altered.filter((one) => !isTheSame(one.card, card))];
}

/** A number that makes no difference to anybody, such as the range of what is aimed at oneself. */
const isTheSame = (one: Item, other: Item): boolean =>
  isDeepStrictEqual(meaningsOn(one), meaningsOn(other));

const meaningsOn = ({ power, charges, abilities }: Item): unknown => ({
  power,
  charges,
  abilities: abilities.map((one) => ('identify' in one ? one : meaningOf(one))),
});

type Path = readonly (string | number)[];

/** Where numbers stand on it, alone or in an amount. */
function numbersIn(card: Item): Path[] {
  const paths: Path[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === 'number') paths.push(path);
    else if (typeof value === 'string' && /\d/.test(value) && path.at(-1) !== 'name')
      paths.push(path);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) visit(one, [...path, key]);
  };
  const { power, charges, abilities } = card;
  visit({ power, charges, abilities }, []);
  return paths;
}

/** Null where neither one more nor one less is a card. */
function changed(card: Item, path: Path): Alteration | null {
  const { of, ...written } = card;
  for (const by of [1, -1]) {
    const altered = itemSchema.safeParse(replaced(written, path, by));
    if (altered.success)
      return { what: `${path.join('.')} ${by > 0 ? '+' : '−'}1`, card: { of, ...altered.data } };
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
