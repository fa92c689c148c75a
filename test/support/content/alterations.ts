import { isDeepStrictEqual } from 'node:util';
import { type Ability, isErrand, itemSchema } from '../../../src/rules/items/definition.ts';
import { monsterSchema } from '../../../src/rules/monsters/definition.ts';
import { meaningOf } from '../meaning.ts';
import { type ActiveCard } from './shelves.ts';

type Active = ActiveCard['card'];

/** A card that is not as it should be, and what is wrong with it. */
export type Alteration = { what: string; card: Active };

/**
 * A card with each of its abilities missing, and each effect of one that has others besides, with each
 * that cannot be declined made one that can be (ITEM-27), with whomever an area hits swapped for others,
 * and with each of its numbers one greater, or one smaller where a greater one is none. The cost of a
 * thing is no part of what it does; the plain stats and attacks of a monster are only how strong it is.
 */
export function alterationsOf({ card }: ActiveCard): Alteration[] {
  const missing = Object.entries(listsOn(card)).flatMap(([list, abilities]) =>
    eachMissing(abilities).map((left, at) => ({
      what: `without ${list === 'abilities' ? 'ability' : list} ${at + 1}`,
      card: { ...card, [list]: left },
    })),
  );
  const form = greaterForm(card);
  const missingGreater = eachMissing(form?.abilities ?? []).map((abilities, at) => ({
    what: `without ability ${at + 1} of its greater form`,
    card: { ...card, 'greater form': { ...form, abilities } } as Active,
  }));
  const without = pathsOn(card, isPart).flatMap((path) => {
    const altered = asCard(card, (written) => leftOut(written, path));
    return altered ? { what: `without ${path.join('.')}`, card: altered } : [];
  });
  const altered = pathsOn(card, isNumber).flatMap((path) => changed(card, path) ?? []);
  const swapped = pathsOn(card, isWhom).flatMap((path) => swappedAt(card, path) ?? []);
  const rest = [...without, ...altered, ...swapped].filter((one) => !isTheSame(one.card, card));
  return [...missing, ...missingGreater, ...rest];
}

/** The list once without each of them. */
const eachMissing = (abilities: readonly Ability[]): Ability[][] =>
  abilities.map((_, at) => abilities.filter((__, other) => other !== at));

/** A number that makes no difference to anybody, such as the range of what is aimed at oneself. */
const isTheSame = (one: Active, other: Active): boolean =>
  isDeepStrictEqual(meaningsOn(one), meaningsOn(other));

function meaningsOn(card: Active): unknown {
  const { power, charges } = card;
  const form = greaterForm(card);
  const lists = Object.entries({ ...listsOn(card), form: form?.abilities ?? [] });
  return {
    ...{ power, charges, strength: [form?.power, form?.charges] },
    ...Object.fromEntries(
      lists.map(([list, abilities]) => [
        list,
        abilities.map((one) => (isErrand(one) ? one : meaningOf(one))),
      ]),
    ),
  };
}

/** Its abilities, and of an ultimate those that one form alone has (ITEM-20). */
function listsOn(card: Active): Record<string, readonly Ability[]> {
  const { abilities = [] } = card;
  const { greater = [], lesser = [] } = card.of === 'item' ? card : {};
  return greater.length + lesser.length > 0 ? { abilities, greater, lesser } : { abilities };
}

/** FORGE-02: what it names to have instead once it is made greater. */
const greaterForm = (card: Active) => (card.of === 'item' ? card['greater form'] : undefined);

type Path = readonly (string | number)[];

/** Every place on it, as far as it does something, where such a value stands. */
function pathsOn(card: Active, isMeant: (value: unknown, path: Path) => boolean): Path[] {
  const paths: Path[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (isMeant(value, path)) paths.push(path);
    if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) visit(one, [...path, key]);
  };
  const { power, charges } = card;
  visit({ power, charges, ...listsOn(card), 'greater form': greaterForm(card) }, []);
  return paths;
}

/** Alone or in an amount. */
const isNumber = (value: unknown, path: Path): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && /\d/.test(value) && path.at(-1) !== 'name');

/** What an ability can be without: an effect, or that nobody is asked about it (ITEM-27). */
const isPart = (_: unknown, path: Path): boolean => path.at(-2) === 'do' || path.at(-1) === 'must';

/** COMBAT-18: whom an area hits, and whom it is swapped for. */
const whom: Readonly<Record<string, string>> = {
  enemies: 'everybody',
  allies: 'everybody',
  everybody: 'enemies',
};

const isWhom = (value: unknown, path: Path): boolean =>
  ['hits', 'all'].includes(String(path.at(-1))) && String(value) in whom;

/** Null where that is no card. */
function swappedAt(card: Active, path: Path): Alteration | null {
  let what = '';
  const swap = (word: unknown): unknown[] => {
    const other = whom[String(word)] ?? word;
    what = `${path.join('.')} ${String(other)} for ${String(word)}`;
    return [other];
  };
  const altered = asCard(card, (written) => rewritten(written, path, swap));
  return altered && { what, card: altered };
}

/** Null where neither one more nor one less is a card. */
function changed(card: Active, path: Path): Alteration | null {
  for (const by of [1, -1]) {
    const altered = asCard(card, (written) => replaced(written, path, by));
    if (altered) return { what: `${path.join('.')} ${by > 0 ? '+' : '−'}1`, card: altered };
  }
  return null;
}

/** Null where that is no card. */
function asCard({ of, ...written }: Active, alter: (written: unknown) => unknown): Active | null {
  const schema = of === 'item' ? itemSchema : monsterSchema;
  const altered = schema.safeParse(alter(written));
  return altered.success ? ({ of, ...altered.data } as Active) : null;
}

const replaced = (value: unknown, path: Path, by: number): unknown =>
  rewritten(value, path, (one) => [typeof one === 'number' ? one + by : firstChanged(one, by)]);

const leftOut = (value: unknown, path: Path): unknown => rewritten(value, path, () => []);

/** With what stands at the end of the path written anew: as one value, or none. */
function rewritten(
  value: unknown,
  [key, ...rest]: Path,
  write: (one: unknown) => unknown[],
): unknown {
  const put = (name: string, one: unknown): unknown[] => {
    if (name !== String(key)) return [one];
    return rest.length > 0 ? [rewritten(one, rest, write)] : write(one);
  };
  if (Array.isArray(value)) return value.flatMap((one, at) => put(String(at), one));
  const entries = Object.entries(value as object);
  return Object.fromEntries(
    entries.flatMap(([name, one]) => put(name, one).map((becomes) => [name, becomes])),
  );
}

/** `2 X + 1` with its first number changed. */
const firstChanged = (text: unknown, by: number): string =>
  String(text).replace(/\d+/, (digits) => String(Number(digits) + by));
