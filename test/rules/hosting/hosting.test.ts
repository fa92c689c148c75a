import { describe, expect, test } from 'vitest';
import { playerId } from '../../../src/rules/names.ts';
import { beats, begun, betting, duelling, features, looting } from '../../support/table-weeks.ts';
import { hour, Table, pressing } from '../../support/table.ts';

const dues = (table: Table) => pressing(table.game).map(({ due }) => due);
const ends = { do: 'end turn' } as const;

describe('hosts', () => {
  const bran = playerId('p-Bran');

  test('a host of this game is one by name; to manage the server is not enough', () => {
    const table = new Table('Ana', 'Bran');
    for (const intent of [
      { do: 'start' },
      { do: 'pause' },
      { do: 'resume' },
      { do: 'cancel' },
      { do: 'second', player: bran },
      { do: 'set', setting: 'betting time', value: 5 },
      { do: 'remove', hero: table.id('Ana'), why: '' },
    ] as const) {
      expect(table.refused('Ana', intent, true)).toMatchObject({ refused: 'not host' });
    }
  });

  test('a second host may do what the first may; a third takes the second’s place', () => {
    const table = new Table('Ana', 'Bran').host({ do: 'second', player: bran });
    expect(table.told('host named').public).toEqual({ player: bran, by: 'second' });
    table.does('Bran', { do: 'start' });
    table.host({ do: 'second', player: playerId('p-Ana') });
    expect(table.told('host named').public).toMatchObject({ by: 'second', instead: bran });
    expect(table.refused('Bran', { do: 'pause' })).toMatchObject({ refused: 'not host' });
    table.does('Ana', { do: 'pause' });
    expect(table.refused('host', { do: 'second', player: playerId('host') })).toMatchObject({
      refused: 'already host',
      facts: { self: true },
    });
  });

  test('a program is no host, and nobody is removed by a name that is none', () => {
    const table = new Table('Ana', 'Bran');
    const program = { do: 'second', player: playerId('p-Robot'), bot: true } as const;
    expect(table.refused('host', program)).toMatchObject({ refused: 'bot as host' });
    const nobody = { do: 'remove', hero: 'h99' as never, why: '' } as const;
    expect(table.refused('host', nobody)).toMatchObject({ refused: 'no such hero' });
  });

  test('[GAME-01] [GAME-03] who is to be taken out of the lobby loses nothing once the game has begun', () => {
    const table = new Table('Ana', 'Bran', 'Cleo');
    const takeOut = { do: 'remove', hero: table.id('Cleo'), why: '', from: 'lobby' } as const;
    table.host({ do: 'start' });
    expect(table.refused('host', takeOut)).toMatchObject({ refused: 'begun since' });
    expect(table.hero('Cleo').lost).toBeNull();
    table.host({ do: 'cancel' });
    expect(table.refused('host', takeOut)).toMatchObject({ refused: 'game over' });
    const lobby = new Table('Ana', 'Bran', 'Cleo').host(takeOut);
    expect(lobby.told('left').public).toMatchObject({ hero: { name: 'Cleo' }, players: 2 });
  });

  test('whoever manages the server takes over; others do not', () => {
    const table = new Table('Ana', 'Bran');
    expect(table.refused('Ana', { do: 'take over' })).toMatchObject({ refused: 'not host' });
    table.host({ do: 'second', player: bran });
    table.now += hour;
    expect(table.refused('host', { do: 'take over' }, true)).toMatchObject({
      refused: 'already host',
    });
    table.takesOver('Ana');
    expect(table.game.hosts).toEqual(['p-Ana', 'p-Bran']);
    expect(table.told('host named').public).toMatchObject({ by: 'take over', instead: 'host' });
    expect(table.refused('host', { do: 'start' })).toMatchObject({ refused: 'not host' });
    table.takesOver('Bran');
    expect(table.game.hosts).toEqual(['p-Bran']);
  });

  test('a host who leaves as a player stays host', () => {
    const table = new Table('Ana', 'Bran').host({ do: 'second', player: bran });
    table.does('Bran', { do: 'leave' });
    expect(table.refused('Bran', { do: 'start' })).toMatchObject({ refused: 'too few' });
  });
});

describe('pausing', () => {
  test('nothing falls due and nobody acts until the game is resumed', () => {
    const table = begun('Ana', 'Bran').host({ do: 'pause' });
    const turn = table.next();
    table.later(100 * hour);
    expect(table.byClock({ do: 'due', deadline: turn?.id as never })).toMatchObject({
      refused: 'not due',
    });
    for (const intent of [
      { do: 'enter' },
      { do: 'pass' },
      { do: 'retitle', title: '', quote: '' },
    ] as const) {
      expect(table.refused('Ana', intent)).toMatchObject({ refused: 'paused' });
    }
    expect(table.refused('host', { do: 'pause' })).toMatchObject({ refused: 'paused' });
  });

  test('deadlines move by the pause', () => {
    const table = begun('Ana', 'Bran').does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    const before = dues(table);
    table
      .host({ do: 'pause' })
      .later(7 * hour)
      .host({ do: 'resume' });
    expect(dues(table)).toEqual(before.map((due) => due + 7 * hour));
    expect(table.told('resumed').public).toEqual({
      at: table.now,
      moved: 7 * hour,
      turn: { hero: expect.objectContaining({ name: 'Ana' }) as unknown, until: dues(table)[0] },
    });
    expect(table.refused('host', { do: 'resume' })).toMatchObject({ refused: 'not paused' });
  });

  test('[TURN-02] what began during the pause moves by the rest of it only; its end is told when the game goes on', () => {
    const table = begun('Ana', 'Bran', 'Cleo')
      .host({ do: 'pause' })
      .later(7 * hour);
    table.does('Ana', { do: 'leave' });
    const { hero, until } = table.told('turn unlocked').public;
    expect(until).toBeNull();
    const [due = 0] = dues(table);
    table.later(2 * hour).host({ do: 'resume' });
    expect(dues(table)).toEqual([due + 9 * hour]);
    expect(new Date(due + 7 * hour).toISOString()).toContain('T00:00:00');
    expect(table.told('resumed').public.turn).toEqual({ hero, until: due + 9 * hour });
    const { deadlines, house } = table.game;
    const dueOf = (kind: string) => Object.values(deadlines).find((one) => one.kind === kind)?.due;
    const reminded = dueOf('turn reminder') ?? expect.fail('no reminder');
    expect((dueOf('turn') ?? 0) - reminded).toBe(house['reminder ahead'] * hour);
  });

  test('[FEAT-01] until when features are awaited is told when the game goes on', () => {
    const table = features('Ana', 'Bran');
    const [due = 0] = dues(table);
    table.host({ do: 'pause' }).later(hour).host({ do: 'resume' });
    expect(table.told('resumed').public.duel).toEqual({ of: 'feature', until: due + hour });
  });

  test('a step of the week that was called for during a pause is taken when it ends', () => {
    const table = betting('Ana', 'Bran', 'Cleo')
      .host({ do: 'pause' })
      .later(70 * hour);
    table.does('Cleo', { do: 'leave' }).host({ do: 'resume' });
    expect(table.next()).toMatchObject({ kind: 'next step', due: table.now });
    table.comes('next step');
  });

  test('one may leave a paused game, and the host may go on with the rest', () => {
    const table = begun('Ana', 'Bran', 'Cleo').host({ do: 'pause' }).does('Bran', { do: 'leave' });
    table.host({ do: 'remove', hero: table.id('Cleo'), why: '' });
    expect(table.game.phase).toBe('over');
  });

  test('there is nothing to pause before the start or after the end', () => {
    expect(new Table('Ana', 'Bran').refused('host', { do: 'pause' })).toMatchObject({
      refused: 'still in lobby',
    });
    const over = begun('Ana', 'Bran').does('Ana', { do: 'leave' });
    expect(over.refused('host', { do: 'pause' })).toMatchObject({ refused: 'game over' });
  });
});

describe('cancelling', () => {
  test('[BET-08] ends the game without a winner and pays every stake back', () => {
    const table = betting('Ana', 'Bran', 'Cleo').purse('Ana', 20);
    table.does('Ana', { do: 'bet', on: 'tie', stake: 9 }).host({ do: 'cancel' });
    expect(table.gold('Ana')).toBe(20);
    expect(table.game).toMatchObject({
      phase: 'cancelled',
      deadlines: {},
      bets: {},
      winners: [],
      duel: { result: { kind: 'called off' } },
    });
    expect(table.kinds()).toEqual(['bets returned', 'cancelled']);
    expect(table.refused('host', { do: 'cancel' })).toMatchObject({ refused: 'game over' });
    expect(table.refused('Ana', { do: 'leave' })).toMatchObject({ refused: 'game over' });
  });

  test('a fight, an open turn and a pause end with it', () => {
    const fighting = duelling('Ana', 'Bran').host({ do: 'pause' }).host({ do: 'cancel' });
    expect(fighting.game).toMatchObject({ fight: null, pausedSince: null });
    expect(looting('Ana', 'Bran').host({ do: 'cancel' }).game.week?.turn).toBeNull();
    expect(new Table('Ana').host({ do: 'cancel' }).game.phase).toBe('cancelled');
  });
});

describe('house settings', () => {
  test('in the lobby they take force at once, later with the next week', () => {
    const table = new Table('Ana', 'Bran').host({ do: 'set', setting: 'feature time', value: 5 });
    expect(table.told('house set').public).toMatchObject({ from: 'now' });
    expect(table.game.house['feature time']).toBe(5);
    table.host({ do: 'start' }).host({ do: 'set', setting: 'feature time', value: 6 });
    expect(table.game.house['feature time']).toBe(5);
    expect(table.game.houseNext).toEqual({ 'feature time': 6 });
    expect(table.refused('host', { do: 'set', setting: 'feature time', value: 0 })).toMatchObject({
      refused: 'bad setting',
      rule: 'FEAT-07',
    });
  });

  test('what a setting is already, now or by what was announced, is no change', () => {
    const sets = (value: number) => ({ do: 'set', setting: 'feature time', value }) as const;
    const table = new Table('Ana', 'Bran');
    expect(table.refused('host', sets(24))).toMatchObject({
      refused: 'setting stands',
      rule: 'FEAT-07',
      facts: { setting: 'feature time', value: 24, from: 'now' },
    });
    table.host({ do: 'start' });
    expect(table.refused('host', sets(24))).toMatchObject({ refused: 'setting stands' });
    table.host(sets(6));
    expect(table.refused('host', sets(6))).toMatchObject({
      refused: 'setting stands',
      facts: { value: 6, from: 'next week' },
    });
    table.host(sets(24));
    expect(table.told('house set').public).toMatchObject({ value: 24, from: 'next week' });
    expect(table.refused('host', sets(24))).toMatchObject({ facts: { from: 'now' } });
  });

  test('after the end nothing is set', () => {
    const table = beats(begun('Ana', 'Bran'), 'Ana').does('Ana', ends).does('Ana', { do: 'leave' });
    expect(table.refused('host', { do: 'set', setting: 'feature time', value: 6 })).toMatchObject({
      refused: 'game over',
    });
  });
});
