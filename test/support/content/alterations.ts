import { isDeepStrictEqual } from 'node:util';
import { kinds } from '../../../src/rules/abilities/aim.ts';
import { laidConditions } from '../../../src/rules/abilities/laid.ts';
import { needsCrystals } from '../../../src/rules/abilities/crystals.ts';
import { isForGood, type Limit, spans } from '../../../src/rules/abilities/limits.ts';
import { damageTypes } from '../../../src/rules/hero/stats.ts';
import { type Ability, isErrand } from '../../../src/rules/items/definition.ts';
import { meaningOf, meaningsOf } from '../meaning.ts';
import { momentsLike } from './moments.ts';
import {
  type Active,
  greaterForm,
  listsOn,
  type Path,
  placesOn,
  withAt,
  withoutAt,
} from './places.ts';
import { type ActiveCard } from './shelves.ts';

/** A card that is not as it should be, and what is wrong with it. */
export type Alteration = { what: string; card: Active };

/**
 * A card with each of its abilities missing, and each effect of one that has others besides, and each mark
 * of one, such as `must` (ITEM-27), `powered` or `used up`, and each level from which one is had; with whomever it hits or is aimed at, the
 * defence that it goes against, the type of its damage, which of two rolls counts and which condition it ends
 * swapped for each other one; with each ability that
 * waits for a moment waiting for another of its kind; with what comes back in a fight made what does not,
 * and the other way round; and with each of its numbers one
 * greater, and one smaller. Left out are those that are no card, or that are the same to everybody. The
 * cost of a thing is no part of what it does; the plain stats and attacks of a monster are only how strong
 * it is.
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
  const within = placesOn(card).flatMap(({ path, value }) => [
    ...without(card, path, value),
    ...othersFor(value, path).flatMap((other) => swapped(card, path, value, other)),
    ...otherPeriods(card, path, value),
  ]);
  return [...missing, ...missingGreater, ...within.filter((one) => !isTheSame(one.card, card))];
}

/** The list once without each of them. */
const eachMissing = (abilities: readonly Ability[]): Ability[][] =>
  abilities.map((_, at) => abilities.filter((__, other) => other !== at));

function without(card: Active, path: Path, value: unknown): Alteration[] {
  const altered = canBeWithout(path, value) ? withoutAt(card, path) : null;
  return altered ? [{ what: `without ${path.join('.')}`, card: altered }] : [];
}

/**
 * What an ability can be without: an effect, a mark such as `must` or `powered` (ITEM-27, ITEM-13), or the
 * level from which it is had (MONSTER-06).
 */
const canBeWithout = (path: Path, value: unknown): boolean =>
  path.at(-2) === 'do' || path.at(-1) === 'from level' || (value === true && path.at(-3) !== 'do');

function swapped(card: Active, path: Path, value: unknown, other: unknown): Alteration[] {
  const altered = withAt(card, path, other);
  const what = `${path.join('.')} ${String(other)} for ${String(value)}`;
  return altered ? [{ what, card: altered }] : [];
}

/** ITEM-27: what comes back with a later turn for what does not in the same fight, and vice versa. */
function otherPeriods(card: Active, path: Path, value: unknown): Alteration[] {
  const { limit } = Object(value) as { limit?: Limit };
  if (!limit) return [];
  const others = spans.filter((each) => isForGood({ each }) !== isForGood(limit));
  return others.flatMap((each) => swapped(card, [...path, 'limit', 'each'], limit.each, each));
}

/** Words that stand by a key, any of them as well as another. */
const closed: readonly { keys: readonly string[]; words: readonly string[] }[] = [
  // COMBAT-18: whom an area hits.
  { keys: ['hits', 'all'], words: kinds },
  // ITEM-27: whom a use can be aimed at.
  { keys: ['on'], words: ['enemy', 'ally', 'anybody'] },
  // COMBAT-08
  { keys: ['against'], words: ['dodge', 'willpower', 'immunity'] },
  // COMBAT-04: by which resist it is lessened.
  { keys: ['type'], words: damageTypes },
  // COMBAT-14: which of two rolls counts.
  { keys: ['keep'], words: ['second', 'better', 'worse'] },
  // COMBAT-13: which condition is over.
  { keys: ['end'], words: ['all conditions', ...laidConditions] },
];

/** What could stand there as well: another word of its list, or one more and one less. */
function othersFor(value: unknown, path: Path): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value !== 'string') return [];
  const key = String(path.at(-1));
  if (key === 'when') return momentsLike(value);
  const list = closed.find(({ keys, words }) => keys.includes(key) && words.includes(value));
  if (list) return list.words.filter((word) => word !== value);
  return key === 'name' ? [] : amountsBeside(value);
}

/** `2 X + 1` with one more and one less of each of its numbers. */
const amountsBeside = (text: string): string[] =>
  [...text.matchAll(/\d+/g)].flatMap(({ 0: digits, index }) =>
    [1, -1].map(
      (by) => `${text.slice(0, index)}${Number(digits) + by}${text.slice(index + digits.length)}`,
    ),
  );

/** It makes no difference to anybody, such as the range of what is aimed at oneself. */
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
        'attacks' in card
          ? meaningsOf(abilities.flatMap((one) => (isErrand(one) ? [] : [markedOnce(one)])))
          : abilities.map((one) => (isErrand(one) ? one : meaningOf(markedOnce(one)))),
      ]),
    ),
  };
}

/** ITEM-13: what names Y works only with a crystal anyhow, so that `powered` beside it adds nothing. */
function markedOnce<A extends object>(ability: A): A {
  const unmarked = { ...ability, powered: undefined };
  return needsCrystals(unmarked) ? unmarked : ability;
}
