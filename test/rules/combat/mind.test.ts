import { tileAt } from '../../../src/rules/board/tile.ts';
import { describe, expect, test } from 'vitest';
import { type Fight, playMinds, playTurn } from '../../../src/rules/combat/index.ts';
import { legalActions } from '../../../src/rules/combat/legal.ts';
import { chooseAction } from '../../../src/rules/combat/mind/choose.ts';
import { positionSeenBy } from '../../../src/rules/sight/fight.ts';
import { act, fightDrawn, idOf, pass, standing, strike } from '../../support/drawn-fight.ts';
import { withDice } from '../../support/rolling.ts';

const choice = (fight: Fight, letter = 'A') =>
  chooseAction(positionSeenBy(fight, idOf(letter)), legalActions(fight, idOf(letter)));

const bow = { attacks: [{ name: 'Bow', range: 6, damage: 3 }] };

describe('[MONSTER-09] [DUEL-13] a mind', () => {
  test('strikes with the attack that promises most', () => {
    const fight = fightDrawn('AB', {
      creatures: { A: { attacks: [{ damage: 6 }, { damage: 9 }, { damage: 2 }] } },
    });
    expect(choice(fight)).toEqual(strike('B', 2));
  });

  test('prefers what pierces armor to what armor would stop', () => {
    const fight = fightDrawn('AB', {
      creatures: { A: { attacks: [{ damage: 4 }, { damage: 4, piercing: 3 }] } },
    });
    expect(choice(fight)).toEqual(strike('B', 2));
  });

  test('rather fells who is near death', () => {
    const fight = fightDrawn('BmC', {
      mode: 'monster round',
      creatures: { C: { damageTaken: 25 } },
    });
    const theirs = act(act(fight, 'B', pass).fight, 'C', pass).fight;
    expect(choice(theirs, 'm')).toEqual(strike('C'));
  });

  test('walks round walls to where it can strike', () => {
    const fight = fightDrawn(
      `
      A#B
      .#.
      .#.
      ...`,
      { creatures: { A: { attacks: [{ damage: 4 }] } } },
    );
    const { fight: walked } = withDice({}, (dice) => playTurn(fight, idOf('A'), dice));
    expect(standing(walked, 'A').tile).toBeGreaterThan(tileAt(0, 1));
  });

  test('stops where its range suffices', () => {
    const fight = fightDrawn('A........B', { creatures: { A: bow } });
    const { events } = withDice({ 'to hit': [12] }, (dice) => playTurn(fight, idOf('A'), dice));
    expect(events.map(({ kind }) => kind)).toContain('attacked');
  });

  test('[MOVE-14] teleports over what it cannot walk round', () => {
    const fight = fightDrawn('m#.B', {
      mode: 'monster round',
      creatures: { m: { level: 5 } },
    });
    expect(choice(act(fight, 'B', pass).fight, 'm')).toMatchObject({
      do: 'move',
      kind: 'teleport',
      to: 2,
    });
  });

  test('does not step back before it has struck, for ever approaching', () => {
    const fight = fightDrawn('......A....B', { creatures: { A: { attacks: [{ range: 4 }] } } });
    const near = act(fight, 'A', { do: 'move', kind: 'walk', to: tileAt(7, 0) }).fight;
    expect(choice(near)).toEqual(strike('B', 1));
  });

  test('ends its turn where it can do nothing', () => {
    expect(choice(fightDrawn('A#B'))).toEqual(pass);
  });

  test('decides alike whatever the stats are that it may not know', () => {
    const secret = (stats: object) =>
      choice(
        fightDrawn('A.B.C', {
          mode: 'duel',
          creatures: { A: bow, B: { stats }, C: { stats: {} } },
        }),
      );
    expect(secret({ dodge: 30, armor: 20, accuracy: 20, hp: 3 })).toEqual(secret({}));
  });

  test('[COMBAT-11] but counts on a defence that was attacked before', () => {
    const fight = fightDrawn('A.B.C', {
      creatures: { A: bow, B: { stats: { dodge: 30 } }, C: { stats: {} } },
    });
    expect(choice(fight)).toEqual(strike('B', 1));
    expect(choice(act(fight, 'A', strike('B', 1), { 'to hit': 5 }).fight)).toEqual(strike('C', 1));
  });
});

describe('the autopilot', () => {
  test('[DUEL-13] plays what is left of a turn, and no more than the turn', () => {
    const half = act(fightDrawn('AB'), 'A', strike('B'), { 'to hit': 2 }).fight;
    const { fight, events } = withDice({ 'to hit': 15 }, (dice) => playTurn(half, idOf('A'), dice));
    expect(events.filter(({ kind }) => kind === 'attacked')).toHaveLength(1);
    expect(fight.turn.of).toBe('h2');
    expect(withDice({}, (dice) => playTurn(fight, idOf('A'), dice))).toEqual({ fight, events: [] });
  });

  test('[MONSTER-09] plays monsters until a player’s turn', () => {
    const fight = act(fightDrawn('A.m.n', { mode: 'monster round' }), 'A', pass).fight;
    const rolls = { 'to hit': [15] };
    const { fight: after } = withDice(rolls, (dice) => playMinds(fight, dice));
    expect(after).toMatchObject({ round: 2, turn: { of: 'h1' } });
  });
});
