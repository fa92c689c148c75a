import { isArena } from '../../../src/rules/board/schema.ts';
import { skeleton } from '../../../src/rules/lobby/name.ts';
import { type Card, isOf } from './shelves.ts';

/** So many weeks have a monster of their own (MONSTER-01, WEEK-11). */
const weeks = 20;

/** WEEK-02, ITEM-37: who has saved all gold until week 2 can pay so much, and bet on the duel besides. */
const earlyUltimate = 28;

/** What is wrong with the stock as a whole, each thing by its file. */
export const faultsOfStock = (cards: readonly Card[]): string[] => [
  ...sameNames(cards),
  ...straightNames(cards),
  ...misfiled(cards),
  ...oddWeeks(cards),
  ...missing(cards),
];

/** By its path under seeds/. */
const fileOf = ({ id }: Card): string => `${id}.yaml`;

const nameOf = ({ card }: Card): string | null => ('name' in card ? card.name : null);

/** GAME-06: what looks alike to a reader is one thing to whoever brings goods. */
function sameNames(cards: readonly Card[]): string[] {
  const byLooks = new Map<string, Card[]>();
  for (const one of cards) {
    const name = nameOf(one);
    if (name === null) continue;
    const looks = skeleton(name);
    byLooks.set(looks, [...(byLooks.get(looks) ?? []), one]);
  }
  return [...byLooks.values()]
    .filter((same) => same.length > 1)
    .map((same) => `of one name: ${same.map(fileOf).join(', ')}`);
}

/** What a card calls itself, what it does, attacks with, calls in or makes of somebody. */
const naming = new Set(['name', 'summon', 'companion', 'grant attack', 'into']);

const straightNames = (cards: readonly Card[]): string[] =>
  cards.flatMap((one) =>
    [...namesIn(one.card)]
      .filter((name) => name.includes("'"))
      .map((name) => `${fileOf(one)} says “${name}”; expected ’ for the apostrophe`),
  );

function* namesIn(part: object): Generator<string> {
  for (const [key, value] of Object.entries(part) as [string, unknown][]) {
    if (typeof value === 'string' && naming.has(key)) yield value;
    if (typeof value === 'object' && value !== null) yield* namesIn(value);
  }
}

const misfiled = (cards: readonly Card[]): string[] =>
  cards.filter(isOf('item')).flatMap((one) => {
    const { name } = one.card;
    const expected = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    return one.id.split('/').at(-1) === expected
      ? []
      : [`${fileOf(one)} is of “${name}”; expected ${expected}.yaml`];
  });

function oddWeeks(cards: readonly Card[]): string[] {
  const monsters = cards.filter(isOf('monster'));
  return Array.from({ length: weeks }, (_, at) => at + 1).flatMap((week) => {
    const there = monsters.filter(({ card }) => card.week === week);
    if (there.length === 1) return [];
    return there.length === 0
      ? [`week ${week} has no monster`]
      : [`week ${week} has ${there.length} monsters: ${there.map(fileOf).join(', ')}`];
  });
}

/** GAME-01, ITEM-01, ITEM-37: what no game can begin without, or be played well. */
function missing(cards: readonly Card[]): string[] {
  const starters = cards.filter(isOf('item')).filter(({ card }) => card.kinds.includes('starter'));
  const abilities = starters.flatMap(({ card }) => card.abilities);
  const maps = cards.filter(isOf('map'));
  const tables = cards.filter(isOf('loot')).length;
  const ultimates = cards
    .filter(isOf('item'))
    .filter(({ card }) => card.kinds.includes('ultimate'));
  const needs = {
    'a starter that identifies': abilities.some((one) => 'identify' in one),
    'a starter that gives HP': abilities.some((one) => 'always' in one && !!one.always.hp),
    'an arena': maps.some(({ card }) => isArena(card)),
    'a map with stalls': maps.some(({ card }) => !isArena(card)),
    'one loot table': tables === 1,
    [`an ultimate for ${earlyUltimate} gold`]: ultimates.some(
      ({ card }) => card.cost <= earlyUltimate,
    ),
  };
  return Object.entries(needs)
    .filter(([, isThere]) => !isThere)
    .map(([what]) => `the stock lacks ${what}`);
}
