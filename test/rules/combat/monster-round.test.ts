import { describe, expect, test } from 'vitest';
import { type Creature, type Fight, openFight, stayOf } from '../../../src/rules/combat/index.ts';
import { heroId } from '../../../src/rules/names.ts';
import {
  act,
  fightDrawn,
  idOf,
  only,
  pass,
  sheet,
  standing,
  strike,
} from '../../support/drawn-fight.ts';
import { type Rolls, withDice } from '../../support/rolling.ts';

const round = { mode: 'monster round' } as const;

/** Hero and monster pass that many rounds; whoever is hit misses. */
function idle(fight: Fight, rounds: number): Fight {
  let now = fight;
  for (let i = 0; i < rounds; i++) now = act(act(now, 'A', pass).fight, 'm', pass).fight;
  return now;
}

describe('the end of a monster round', () => {
  test('[MONSTER-02] is the monster’s death, or the hero’s', () => {
    const fight = fightDrawn('Am', { ...round, creatures: { m: { stats: { hp: 1 } } } });
    const won = act(fight, 'A', strike('m'), { 'to hit': 15 });
    expect(won.fight.outcome).toEqual({ winner: 'heroes', how: 'death' });
    expect(only(won.events, 'ended').rules).toEqual(['MONSTER-02']);
    const lost = fightDrawn('Am', { ...round, creatures: { A: { stats: { hp: 1 } } } });
    const theirs = act(lost, 'A', pass).fight;
    expect(act(theirs, 'm', strike('A'), { 'to hit': 15 }).fight.outcome?.winner).toBe('monsters');
  });

  test('[DUEL-10] of a tied pair goes on until one side is down', () => {
    const fight = fightDrawn('AmnB', {
      ...round,
      creatures: { m: { stats: { hp: 1 } }, n: { stats: { hp: 1 } } },
    });
    const one = act(fight, 'A', strike('m'), { 'to hit': 15 }).fight;
    expect(one.outcome).toBeNull();
    const theirs = act(one, 'A', pass).fight;
    expect(act(theirs, 'B', strike('n'), { 'to hit': 15 }).fight.outcome?.winner).toBe('heroes');
  });
});

describe('an ignored monster', () => {
  test('[MONSTER-03] [MONSTER-04] levels after 3 own turns in which nobody attacked', () => {
    const fight = fightDrawn('A...m', round);
    expect(standing(idle(fight, 2), 'm').level).toBe(0);
    expect(standing(idle(fight, 3), 'm').level).toBe(1);
    expect(standing(idle(fight, 5), 'm').level).toBe(1);
    expect(standing(idle(fight, 6), 'm').level).toBe(2);
  });

  test('[MONSTER-03] starts to count again with each attack on it, hit or miss', () => {
    const waited = idle(
      fightDrawn('A...m', { ...round, creatures: { A: { attacks: [{ range: 9 }] } } }),
      2,
    );
    const shot = act(waited, 'A', strike('m', 1), { 'to hit': 2 }).fight;
    const now = act(act(shot, 'A', pass).fight, 'm', pass).fight;
    expect(standing(now, 'm')).toMatchObject({ level: 0, ignored: 1 });
  });

  test('[MONSTER-04] that attacks is in no skirmish, and needs 30 turns', () => {
    let now = fightDrawn('Am', { ...round, creatures: { A: { stats: { hp: 900 } } } });
    for (let i = 0; i < 30; i++) {
      expect(standing(now, 'm').level).toBe(0);
      const attacked = act(act(now, 'A', pass).fight, 'm', strike('A'), { 'to hit': 2 });
      now = act(attacked.fight, 'm', pass).fight;
    }
    expect(standing(now, 'm').level).toBe(1);
  });

  test('[MONSTER-03] levels in each turn of a fight that has gone on for more than 100 rounds', () => {
    const fight = { ...fightDrawn('Am', round), round: 100 };
    const attacked = (now: Fight) =>
      act(act(act(now, 'A', strike('m'), { 'to hit': 2 }).fight, 'A', pass).fight, 'm', pass).fight;
    expect(standing(attacked(fight), 'm').level).toBe(0);
    expect(standing(attacked(attacked(fight)), 'm').level).toBe(1);
  });

  test('[DUEL-07] [MONSTER-03] is not how a released one levels', () => {
    const fight = fightDrawn('A.....B\n...@...', {
      monster: { name: 'Rat', level: 0, sheet: sheet() },
    });
    let now = { ...fight, thumbsUp: [idOf('B')] };
    now = act(now, 'A', { do: 'thumbs up' }).fight;
    now = act(now, 'A', pass).fight;
    const why: string[] = [];
    for (let i = 0; i < 11; i++) {
      const letter = now.turn.of === 'm1' ? 'm' : now.turn.of === 'h1' ? 'A' : 'B';
      const { fight: after, events } = act(now, letter, pass);
      for (const event of events) if (event.kind === 'levelled') why.push(event.why);
      now = after;
    }
    expect(standing(now, 'm').ignored).toBeGreaterThan(2);
    expect(why).toEqual(['duel']);
  });

  test('[MONSTER-07] has its boons from level 5 on', () => {
    const fight = fightDrawn('A...m', { ...round, creatures: { m: { level: 4 } } });
    expect(standing(fight, 'm').boons).toEqual([]);
    const levelled = standing(idle(fight, 3), 'm');
    expect(levelled.boons.map(({ kind }) => kind)).toEqual([
      'double damage',
      'true sight',
      'ghost strike',
    ]);
    expect(levelled.movement).toEqual(['walk', 'teleport']);
  });
});

/** The next challenger comes in where the map begins, and the monster is as the last one left it. */
const meetsNext = (map: string, left: Creature, rolls: Rolls = {}): Fight =>
  withDice({ initiative: [8, 1], ...rolls }, (dice) =>
    openFight(
      {
        mode: 'monster round',
        board: fightDrawn(map).board,
        creatures: [
          {
            ...{ id: idOf('B'), name: 'B', kind: 'hero', side: 'heroes', player: heroId('h2') },
            ...{ sheet: sheet(), level: 1, damageTaken: 0, tile: 0 as never },
          },
          {
            ...{ id: 'm1', name: 'm', kind: 'monster', side: 'monsters', player: null },
            ...{ sheet: left.sheet, level: 1, damageTaken: 0, stay: stayOf(left) },
          },
        ],
        monster: null,
      },
      dice,
    ),
  ).fight;

test('[MONSTER-02] a monster meets the next challenger where and as the last one left it', () => {
  const left = standing(idle(fightDrawn('A...m\n.....', round), 4), 'm');
  left.damageTaken = 7;
  expect(standing(meetsNext('A...m\n.....', left), 'm')).toEqual(left);
});

test('[MONSTER-02] [STAT-11] a monster that has filled the whole arena shrinks until somebody can come in', () => {
  const left = { ...standing(fightDrawn('m.\n.A', round), 'm'), size: 1 };
  const next = meetsNext('A.\n.m', left, { start: 1 });
  expect(standing(next, 'm')).toMatchObject({ size: 0, level: left.level });
  expect(standing(next, 'B').tile).not.toBe(standing(next, 'm').tile);
});
