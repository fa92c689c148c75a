import { describe, expect, test } from 'vitest';
import { type FightAction, playMinds } from '../../../src/rules/combat/index.ts';
import {
  act,
  drawn,
  fightDrawn,
  idOf,
  only,
  pass,
  passUntil,
  sheet,
  standing,
  strike,
} from '../../support/drawn-fight.ts';
import { rolling, withDice } from '../../support/rolling.ts';

const strong = { attacks: [{ name: 'Maul', damage: 20, range: 2 }] };
const rat = { name: 'Rat', level: 0, sheet: sheet({ hp: 12 }, [{ name: 'Bite', damage: 2 }]) };
const pit = `
  A....@
  ......
  .....B`;

/** A duel in which nobody does anything, up to the first turn of that round. */
function idleUntil(round: number, scene: Parameters<typeof fightDrawn>[1] = {}) {
  let fight = fightDrawn(pit, { monster: rat, ...scene });
  while (fight.round < round) fight = passUntil(fight, 'A');
  return fight;
}

describe('the end of a duel', () => {
  test('[DUEL-02] is a death: the other has won', () => {
    const { fight, events } = act(
      fightDrawn('AB', {
        creatures: { A: { ...strong, stats: { damage: 9 } }, B: { stats: { hp: 5 } } },
      }),
      'A',
      strike('B', 1),
      { 'to hit': 15 },
    );
    expect(fight.outcome).toEqual({ winner: 'h1', how: 'death' });
    expect(only(events, 'ended').winners).toEqual([{ id: 'h1', name: 'A' }]);
    expect(events.map(({ kind }) => kind)).toEqual(['attacked', 'died', 'turn ended', 'ended']);
  });

  test('[DUEL-06] [COMBAT-17] is a knee taken, on any turn and for no action', () => {
    const fight = fightDrawn('A....B');
    expect(act(fight, 'A', { do: 'concede' }).fight.outcome).toEqual({
      winner: 'h2',
      how: 'concede',
    });
    const other = act(fight, 'B', { do: 'concede' });
    expect(other.fight.outcome).toEqual({ winner: 'h1', how: 'concede' });
    expect(other.events.map(({ kind }) => kind)).toEqual(['conceded', 'ended']);
    expect(other.fight.turn).toEqual(fight.turn);
  });

  const released = { monster: { ...rat, sheet: sheet({}, [{ damage: 50, range: 9 }]) } };
  const frail = { A: { stats: { hp: 5 } }, B: { stats: { hp: 5 } } };
  const monsterTurn = () => {
    const fight = idleUntil(11, { ...released, creatures: frail });
    return act(act(fight, 'A', pass).fight, 'B', pass).fight;
  };

  test('[DUEL-10] is nobody’s where both fall in one and the same turn', () => {
    const one = act(monsterTurn(), 'm', strike('A', 1), { 'to hit': 15 });
    expect(one.fight.outcome).toBeNull();
    const both = act(one.fight, 'm', strike('B', 1), { 'to hit': 15 });
    expect(both.fight.outcome).toEqual({ winner: null, how: 'death' });
    expect(only(both.events, 'ended').winners).toEqual([]);
  });

  test('[DUEL-10] is lost by whom a released monster kills while the other lives', () => {
    const one = act(monsterTurn(), 'm', strike('A', 1), { 'to hit': 15 });
    const missed = act(one.fight, 'm', strike('B', 1), { 'to hit': 3 });
    expect(missed.fight.outcome).toEqual({ winner: 'h2', how: 'death' });
  });
});

describe('the monster', () => {
  test('[DUEL-04] comes after 10 rounds with both alive, far from both, and acts last', () => {
    expect(Object.keys(idleUntil(10).creatures)).toEqual(['h1', 'h2']);
    const fight = idleUntil(11);
    expect(fight.order).toEqual(['h1', 'h2', 'm1']);
    expect(standing(fight, 'm')).toMatchObject({
      name: 'Rat',
      side: 'monsters',
      player: null,
      level: 0,
    });
    expect(drawn(fight)).toBe('A....m\n......\n.....B');
    expect(fight.log.filter(({ kind }) => kind === 'appeared')).toMatchObject([
      { round: 10, why: 'released', rules: ['DUEL-04'] },
    ]);
  });

  test('[DUEL-04] which of several spawn tiles equally far away is drawn by lot', () => {
    let fight = fightDrawn('A.@.B\n@...@', { monster: rat });
    while (fight.round < 10) fight = passUntil(fight, 'A');
    expect(standing(passUntil(fight, 'A'), 'm').tile).toBe(2);
  });

  const thumb: FightAction = { do: 'thumbs up' };

  test('[DUEL-05] comes at once when both thumbs are up; each takes an action', () => {
    const one = act(fightDrawn(pit, { monster: rat }), 'A', thumb);
    expect(one.fight.turn.actions).toBe(1);
    expect(one.fight.order).toHaveLength(2);
    const theirs = act(one.fight, 'A', pass).fight;
    const both = act(theirs, 'B', thumb);
    expect(both.fight.order).toEqual(['h1', 'h2', 'm1']);
    expect(only(both.events, 'appeared')).toMatchObject({ why: 'released', rules: ['DUEL-05'] });
    expect(act(both.fight, 'B', pass).fight).toMatchObject({ round: 1, turn: { of: 'm1' } });
  });

  test('[DUEL-05] does not come a second time in round 11', () => {
    const one = act(act(fightDrawn(pit, { monster: rat }), 'A', thumb).fight, 'A', pass).fight;
    let fight = act(one, 'B', thumb).fight;
    while (fight.round < 11) fight = passUntil(fight, 'A');
    expect(fight.order).toEqual(['h1', 'h2', 'm1']);
  });

  test('[DUEL-07] levels up at the end of the 2nd, 4th … full round after its release', () => {
    const levels = [12, 13, 14, 15].map((round) => [round, standing(idleUntil(round), 'm').level]);
    expect(levels).toEqual([
      [12, 0],
      [13, 1],
      [14, 1],
      [15, 2],
    ]);
  });

  test('[DUEL-07] [MONSTER-05] gains HP at once with its level', () => {
    const fight = idleUntil(12);
    standing(fight, 'm').damageTaken = 5;
    const monster = standing(passUntil(fight, 'A'), 'm');
    expect(monster.sheet.stats.hp - monster.damageTaken).toBe(12 + 4 - 5);
  });

  test('[STAT-11] fills more tiles with each level as soon as there is room', () => {
    const levelled = idleUntil(13);
    expect(standing(levelled, 'm')).toMatchObject({ size: 1, tile: 4 });
    const cramped = fightDrawn('A.B\n###\n##@', { monster: rat });
    let fight = cramped;
    while (fight.round < 13) fight = passUntil(fight, 'A');
    expect(standing(fight, 'm')).toMatchObject({ level: 1, size: 0 });
  });

  test('[DUEL-08] is followed, at what would be its turn, by another of the level it had', () => {
    const fight = idleUntil(13, {
      monster: { ...rat, sheet: sheet({ hp: 1 }) },
      creatures: { A: { attacks: [{ damage: 60, range: 9 }] } },
    });
    const killed = act(fight, 'A', strike('m', 1), { 'to hit': 15 }).fight;
    expect(standing(killed, 'm')).toMatchObject({ dead: true, level: 1 });
    expect(killed.outcome).toBeNull();
    const theirs = act(killed, 'A', pass).fight;
    const { fight: next, events } = act(theirs, 'B', pass);
    expect(next.order).toEqual(['h1', 'h2', 'm2']);
    expect(next.turn.of).toBe('m2');
    expect(standing(next, 'n')).toMatchObject({ level: 1, damageTaken: 0, dead: false });
    expect(standing(next, 'n').sheet.stats.hp).toBe(5);
    expect(only(events, 'appeared')).toMatchObject({ why: 'respawned', rules: ['DUEL-08'] });
  });
});

test('[DUEL-04] [DUEL-07] a duel of two who do nothing ends within 200 rounds', () => {
  let fight = fightDrawn(pit, {
    monster: rat,
    creatures: {
      A: { stats: { hp: 60, regen: 3, dodge: 25, armor: 6 } },
      B: { stats: { hp: 60 } },
    },
  });
  // The worst dice for a monster that still let it hit at all.
  const dull = { roll: () => 2 };
  while (!fight.outcome && fight.round < 200) {
    fight = playMinds(fight, dull).fight;
    if (!fight.outcome) fight = act(fight, fight.turn.of === idOf('A') ? 'A' : 'B', pass).fight;
  }
  expect(fight.outcome?.how).toBe('death');
  expect(fight.round).toBeLessThan(200);
});

test('minds wait for a player’s turn', () => {
  const fight = fightDrawn('A..B');
  expect(playMinds(fight, rolling({}))).toEqual({ fight, events: [] });
  expect(withDice({}, (dice) => playMinds(fight, dice).fight)).toBe(fight);
});
