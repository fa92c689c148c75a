import { describe, expect, test } from 'vitest';
import { type DeadlineKind } from '../../../src/rules/game.ts';
import { begun, betting, decided, duelling, fight, strike } from '../../support/table-weeks.ts';
import { hour, type Table, pressing } from '../../support/table.ts';

const minute = hour / 60;
const outage = (from: number, to: number) => ({ do: 'outage', from, to }) as const;
const dues = (table: Table) => pressing(table.game).map(({ due }) => due);
const due = (table: Table, of: DeadlineKind): number =>
  pressing(table.game).find(({ kind }) => kind === of)?.due ?? 0;

describe('an outage of the bot', () => {
  test('time that was lost within a deadline’s last twelve hours is given back, once told', () => {
    const table = begun('Ana', 'Bran');
    const [due = 0] = dues(table);
    table.clock(outage(due - 3 * hour, due - hour));
    expect(dues(table)).toEqual([due + 2 * hour]);
    expect(table.told('deadlines moved').public).toEqual({
      by: 2 * hour,
      turn: { hero: { id: table.id('Ana'), name: 'Ana', player: 'p-Ana' }, until: due + 2 * hour },
    });
  });

  test('only what lies within the twelve hours counts', () => {
    const table = begun('Ana', 'Bran');
    const [due = 0] = dues(table);
    table.clock(outage(due - 20 * hour, due - 11 * hour));
    expect(dues(table)).toEqual([due + hour]);
  });

  test('[TURN-02] the host says how much is given back at most; with none, none is', () => {
    const less = begun('Ana', 'Bran');
    const [due = 0] = dues(less);
    less.arrange(({ house }) => ({ house: { ...house, 'lost time': 2 } }));
    less.clock(outage(due - 5 * hour, due - hour));
    expect(dues(less)).toEqual([due + hour]);
    const none = begun('Ana', 'Bran');
    none.arrange(({ house }) => ({ house: { ...house, 'lost time': 0 } }));
    expect(none.byClock(outage(due - 5 * hour, due - hour))).toMatchObject({ refused: 'not due' });
  });

  test('one that outlasts the deadline leaves as much time as there was, up to twelve hours', () => {
    const table = begun('Ana', 'Bran');
    const [due = 0] = dues(table);
    table.now = due + 4 * hour;
    table.clock(outage(due - 2 * hour, due + 4 * hour));
    expect(dues(table)).toEqual([due + 6 * hour]);
    expect(table.told('deadlines moved').public).toMatchObject({ by: 6 * hour });
    const after = begun('Ana', 'Bran');
    expect(after.byClock(outage(due, due + hour))).toMatchObject({ refused: 'not due' });
  });

  test('an end that has passed all the same is told to nobody', () => {
    const table = begun('Ana', 'Bran');
    const [due = 0] = dues(table);
    table.now = due + 50 * hour;
    table.clock(outage(due - hour, due + 50 * hour));
    expect(dues(table)).toEqual([due + 12 * hour]);
    expect(table.kinds()).toEqual([]);
  });

  test('half an hour is nobody’s loss, and a paused game loses nothing', () => {
    const table = begun('Ana', 'Bran');
    const [due = 0] = dues(table);
    table.clock(outage(due - 2 * hour, due - 1.5 * hour));
    expect(dues(table)).toEqual([due]);
    expect(table.kinds()).toEqual([]);
    expect(table.byClock(outage(due - 30 * hour, due - 12 * hour))).toMatchObject({
      refused: 'not due',
    });
    table.host({ do: 'pause' });
    expect(table.byClock(outage(due - 3 * hour, due))).toMatchObject({ refused: 'not due' });
  });

  test('what a game lost before it was paused is given back though it is paused by now', () => {
    const table = begun('Ana', 'Bran');
    const [due = 0] = dues(table);
    table.now = due - hour;
    table.host({ do: 'pause' });
    table.clock(outage(due - 4 * hour, due));
    expect(dues(table)).toEqual([due + 3 * hour]);
  });

  test('silences within the twelve hours count together, and each is given back once', () => {
    const table = begun('Ana', 'Bran');
    const [due = 0] = dues(table);
    table.clock(outage(due - 13 * hour, due - 12 * hour + 20 * minute));
    expect(dues(table)).toEqual([due]);
    table.clock(outage(due - 5 * hour, due - 5 * hour + 20 * minute));
    expect(dues(table)).toEqual([due + 40 * minute]);
    expect(table.told('deadlines moved').public).toMatchObject({ by: 40 * minute });
    table.clock(outage(due - 2 * hour, due - 2 * hour + 15 * minute));
    expect(dues(table)).toEqual([due + 55 * minute]);
  });

  test('what was lost before a pause still counts after it, and old silences do not', () => {
    const table = begun('Ana', 'Bran');
    const [due = 0] = dues(table);
    table.clock(outage(due - hour, due - hour / 2)).host({ do: 'pause' });
    const paused = table.now;
    table.now = paused + 100 * hour;
    table.host({ do: 'resume' });
    const moved = due + 100 * hour;
    expect(dues(table)).toEqual([moved]);
    table.clock(outage(moved - 12.5 * hour, moved - 11.75 * hour));
    expect(dues(table)).toEqual([moved + 0.75 * hour]);
    table.clock(outage(moved - hour / 4, moved));
    expect(dues(table)).toEqual([moved + hour]);
  });

  test('a step that waits for nobody does not move', () => {
    const table = decided('Ana', 'Bran');
    const [due = 0] = dues(table);
    expect(table.byClock(outage(due - 3 * hour, due))).toMatchObject({ refused: 'not due' });
  });

  test('players have no say in it', () => {
    const table = begun('Ana', 'Bran');
    expect(table.refused('Ana', outage(0, table.now))).toMatchObject({ refused: 'not due' });
  });

  test('what is told to all names the end that moved', () => {
    const betters = betting('Ana', 'Bran', 'Cleo');
    const close = due(betters, 'betting');
    betters.clock(outage(close - hour, close));
    expect(betters.told('deadlines moved').public).toEqual({
      by: hour,
      duel: { of: 'betting', until: close + hour },
    });
  });

  test('[DUEL-14] of a move in a fight nobody but whoever makes it hears', () => {
    const table = duelling('Ana', 'Bran');
    const move = due(table, 'fight turn');
    table.clock(outage(move - 3 * hour, move - hour));
    expect(due(table, 'fight turn')).toBe(move + 2 * hour);
    expect(table.kinds()).toEqual(['your move']);
    expect(table.told('your move').public).toBeNull();
  });

  test('[DUEL-13] a move in a fight keeps what it lost through half a turn and a question', () => {
    const table = begun('Ana', 'Bran').does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    const move = due(table, 'fight turn');
    table.clock(outage(move - 5 * hour, move - 5 * hour + 20 * minute));
    table.does('Ana', fight({ do: 'health check', target: 'm1' }));
    const step = table.game.fight?.step;
    table.does('Ana', strike('m1'), { 'to hit': 2 });
    expect(table.game.fight?.step).not.toBe(step);
    expect(due(table, 'fight turn')).toBe(move);
    table.clock(outage(move - 2 * hour, move - 2 * hour + 20 * minute));
    expect(due(table, 'fight turn')).toBe(move + 40 * minute);
  });

  test('[MONSTER-01] a move in the monster round stays within its turn', () => {
    const table = begun('Ana', 'Bran');
    table.now = due(table, 'turn') - 12 * hour - 10 * minute;
    table.does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    const [turn, move] = [due(table, 'turn'), due(table, 'fight turn')];
    expect(turn - move).toBe(10 * minute);
    const from = move - 12 * hour;
    table.clock(outage(from, from + 35 * minute));
    expect([due(table, 'turn'), due(table, 'fight turn')]).toEqual([turn, turn]);
    expect(table.kinds()).toEqual(['your move']);
  });
});
