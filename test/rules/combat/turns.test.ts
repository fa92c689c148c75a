import { describe, expect, test } from 'vitest';
import {
  act,
  drawn,
  fightDrawn,
  idOf,
  only,
  pass,
  standing,
  strike,
} from '../../support/drawn-fight.ts';
import { columnOf, tileAt } from '../../../src/rules/board/tile.ts';

const walk = (column: number, row = 0) =>
  ({ do: 'move', kind: 'walk', to: tileAt(column, row) }) as const;

describe('a turn', () => {
  test('[COMBAT-02] has two actions, and ends by itself after the second', () => {
    const fight = fightDrawn('A....B');
    expect(fight.turn).toMatchObject({ of: 'h1', actions: 2 });
    const first = act(fight, 'A', walk(1));
    expect(first.fight.turn).toMatchObject({ of: 'h1', actions: 1 });
    const second = act(first.fight, 'A', walk(2));
    expect(second.events.map(({ kind }) => kind)).toEqual(['moved', 'turn ended', 'turn began']);
    expect(second.fight.turn).toMatchObject({ of: 'h2', actions: 2 });
  });

  test('[COMBAT-02] may hold the same action twice', () => {
    const once = act(fightDrawn('AB'), 'A', strike('B'), { 'to hit': 12 }).fight;
    const twice = act(once, 'A', strike('B'), { 'to hit': 12 }).fight;
    expect(standing(twice, 'B').damageTaken).toBe(2);
  });

  test('[COMBAT-02] is ended early for nothing', () => {
    const { fight } = act(fightDrawn('A....B'), 'A', pass);
    expect(fight.turn).toMatchObject({ of: 'h2', actions: 2 });
    expect(act(fight, 'B', pass).fight).toMatchObject({ round: 2, turn: { of: 'h1' } });
  });

  test('goes to the next of the living', () => {
    const fight = fightDrawn('AmB', {
      mode: 'monster round',
      creatures: { m: { stats: { hp: 1 } }, n: {} },
    });
    expect(act(fight, 'A', pass).fight.turn.of).toBe(idOf('B'));
    standing(fight, 'B').dead = true;
    expect(act(fight, 'A', pass).fight.turn.of).toBe(idOf('m'));
  });

  test('each accepted action raises the step by 1; the fight before it stays as it was', () => {
    const fight = fightDrawn('A....B');
    const before = JSON.stringify(fight);
    const next = act(fight, 'A', walk(1));
    expect(next.fight.step).toBe(fight.step + 1);
    expect(next.fight.log).toEqual(next.events);
    expect(JSON.stringify(fight)).toBe(before);
    expect(JSON.parse(JSON.stringify(next.fight))).toEqual(next.fight);
  });

  test('[COMBAT-12] a health check is free, at any time, and leaves the fight as it is', () => {
    const fight = fightDrawn('A....B', { creatures: { A: { damageTaken: 20 } } });
    const asked = act(fight, 'B', { do: 'health check', target: idOf('A') });
    expect(only(asked.events, 'health checked').health).toBe('badly injured');
    expect(asked.fight).toBe(fight);
  });
});

describe('a move', () => {
  test('[MOVE-01] leads along a path that stands in the event', () => {
    const fight = fightDrawn(`
      A#.B
      ....`);
    const { fight: moved, events } = act(
      fight,
      'A',
      walk(1, 1).to === tileAt(1, 1) ? walk(1, 1) : pass,
    );
    expect(drawn(moved)).toBe('.#.B\n.A..');
    expect(only(events, 'moved').path).toEqual([tileAt(0, 1), tileAt(1, 1)]);
  });

  test('[MOVE-07] names the rule that made it dear', () => {
    const { events } = act(fightDrawn('A,..B'), 'A', walk(2));
    expect(only(events, 'moved').rules).toEqual(['MOVE-01', 'MOVE-07']);
  });

  test('[MONSTER-07] [MOVE-14] a monster of level 5 teleports within its speed, whatever lies between', () => {
    const fight = fightDrawn('A....#.m', {
      mode: 'monster round',
      creatures: { m: { level: 5, stats: { speed: 3 } } },
    });
    const turn = act(fight, 'A', pass).fight;
    const { fight: there } = act(turn, 'm', { do: 'move', kind: 'teleport', to: tileAt(4, 0) });
    expect(columnOf(standing(there, 'm').tile)).toBe(4);
    expect(standing(there, 'm').boons.map(({ kind }) => kind)).toEqual([
      'double damage',
      'true sight',
      'ghost strike',
    ]);
  });
});
