import { describe, expect, test } from 'vitest';
import { ablated } from './support/content/ablate.ts';
import { endlessAmong } from './support/content/combos.ts';
import { needScenario } from './support/content/counts.ts';
import { cardsIn, hasScenario, isOf } from './support/content/shelves.ts';
import { twinsAmong } from './support/content/twins.ts';
import { shelfOf } from './support/scenario/format/shelf.ts';

const cards = cardsIn('.');
const shelf = shelfOf(cards.map(({ card }) => card));

test('[ITEM-12] no two things do the same but for their numbers', () => {
  expect(twinsAmong(cards.filter(isOf('item')))).toEqual([]);
});

test('[MONSTER-06] no two monsters do the same but for their numbers', () => {
  expect(twinsAmong(cards.filter(isOf('monster')))).toEqual([]);
});

test('each monster, and whatever does more than add to stats, has a scenario of its own', () => {
  expect(needScenario(cards).filter((one) => !hasScenario('.', one))).toEqual([]);
});

test('[GAME-06] no three things go on without end together', () => {
  expect(endlessAmong(cards.filter(isOf('item'))).found).toEqual([]);
}, 600_000);

describe('[ITEM-27] [MONSTER-06] the scenario of a thing or monster fails without any of its abilities, and with any other number', () => {
  test.each(needScenario(cards).map((one) => [one.id, one] as const))('%s', (_, one) => {
    expect(ablated('.', one, shelf).unnoticed).toEqual([]);
  });
});
