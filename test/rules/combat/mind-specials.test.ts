import { describe, expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { itemId } from '../../../src/rules/names.ts';
import { positionSeenBy } from '../../../src/rules/sight/fight.ts';
import { act, fightDrawn, idOf, pass } from '../../support/drawn-fight.ts';
import { choiceOf, thing } from '../../support/minds.ts';

const wand = thing('wand', 3, {
  use: { range: 5, on: 'enemy' },
  special: { against: 'dodge', damage: 5 },
});
const goad = thing('goad', 9, {
  use: { range: 5, on: 'enemy' },
  special: { against: 'willpower' },
  do: [{ lay: 'goaded', turns: 2 }],
  limit: { each: 'fight' },
});
const cure = thing('cure', 0, {
  use: {},
  'used up': true,
  do: [{ give: 'legendary shield', by: 2, turns: 3 }],
});

/** A has been struck twice by B, with a wand or with a sling that hurts as much. */
function struckBy(how: 'wand' | 'sling', kit: Carried[]) {
  const fight = fightDrawn('B...A', {
    creatures: {
      A: { kit, attacks: [{ range: 1, damage: 3 }], stats: { hp: 40 } },
      B: { kit: [wand], attacks: [{ range: 5, damage: 8 }] },
    },
  });
  const at = { targets: [idOf('A')], tile: null };
  const blow = () =>
    how === 'wand'
      ? ({ do: 'activate', item: itemId('wand'), ability: 0, ...at } as const)
      : ({ do: 'attack', target: idOf('A'), attack: 1 } as const);
  const mine = act(fight, 'A', pass).fight;
  const once = act(mine, 'B', blow(), { 'to hit': 15 }).fight;
  return act(once, 'B', blow(), { 'to hit': 15 }).fight;
}

describe('[COMBAT-08] [COMBAT-11] [MONSTER-09] a mind reckons with special attacks that it has felt', () => {
  test('[QUEST-09] it raises a shield against them, and against nothing else', () => {
    expect(choiceOf(struckBy('wand', [cure]))).toMatchObject({ item: 'cure' });
    expect(choiceOf(struckBy('sling', [cure]))).not.toMatchObject({ item: 'cure' });
  });

  test('[COND-03] it goads who lives by them, and nobody who does not', () => {
    expect(choiceOf(struckBy('wand', [goad]))).toMatchObject({ item: 'goad' });
    expect(choiceOf(struckBy('sling', [goad]))).not.toMatchObject({ item: 'goad' });
  });

  test('a position tells them to whom they befell', () => {
    const told = (how: 'wand' | 'sling', watcher: string) =>
      positionSeenBy(struckBy(how, []), idOf(watcher)).creatures.map(({ specials }) => specials);
    expect(told('wand', 'A')).toEqual([undefined, 8]);
    expect(told('sling', 'A')).toEqual([undefined, undefined]);
    expect(told('wand', 'B')).toEqual([undefined, undefined]);
  });
});
