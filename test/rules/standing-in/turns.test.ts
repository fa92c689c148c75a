import { describe, expect, test } from 'vitest';
import { zonedCalendar } from '../../../src/clock/calendar.ts';
import { type Intent, type IntentOf } from '../../../src/rules/intent.ts';
import { faultsOf } from '../../support/invariants.ts';
import { type Table } from '../../support/table.ts';
import { begun } from '../../support/table-weeks.ts';
import { at, inTheYard } from '../../support/yard.ts';

const autopilot = (over: Partial<IntentOf<'set autopilot'>> = {}): Intent => ({
  ...{ do: 'set autopilot', on: true, spend: null, leastHp: 0, fights: false },
  ...over,
});
const until = (day: number): Intent => ({ do: 'set away', until: `2026-01-0${day}` });
const ends = { do: 'end turn' } as const;
const whose = (table: Table) => {
  const turn = table.game.week?.turn;
  return turn && [table.nameOf(turn.hero), turn.kind];
};
const account = (table: Table, name: string) => table.told('stood in').own[table.id(name)];
const bought = (table: Table, name: string) =>
  account(table, name)?.did.flatMap((deed) => (deed.kind === 'bought' ? [deed.own.name] : []));

/** Ana has left the yard and Bran, with so much gold, has the open turn. */
const bransTurn = (gold: number, over: Partial<IntentOf<'set autopilot'>> = {}): Table =>
  inTheYard({}, 'Ana', 'Bran', 'Cleo')
    .purse('Bran', gold)
    .does('Bran', autopilot(over))
    .does('Ana', ends);

describe('a turn that nobody takes, played by autopilot', () => {
  test('[TURN-05] is played at its deadline, whole, and costs neither strike nor make-up', () => {
    const table = bransTurn(15).comes('turn');
    expect(table.kinds()).not.toContain('passed');
    expect(table.told('entered').public).toEqual({
      ...{ hero: expect.objectContaining({ name: 'Bran' }) as unknown, kind: 'loot' },
      autopilot: true,
    });
    expect(table.told('turn ended').public).toMatchObject({ why: 'asked', autopilot: true });
    expect(table.hero('Bran')).toMatchObject({ strikes: 0, makeUps: 0 });
    expect(table.game.week?.entered).toContain(table.id('Bran'));
    expect(whose(table)).toEqual(['Cleo', 'loot']);
    expect(bought(table, 'Bran')?.[0]).toBe('Hammer');
    expect(account(table, 'Bran')).toMatchObject({ kind: 'loot', end: 'done' });
  });

  test('[TURN-05] is passed as ever where it is off', () => {
    const table = bransTurn(15, { on: false }).comes('turn');
    expect(table.told('passed').public).toMatchObject({ why: 'lapsed', then: 'make-up' });
    expect(table.kinds()).not.toContain('stood in');
  });

  test('[TURN-05] is played in an act of its own, at once, within a planned absence', () => {
    const table = inTheYard({}, 'Ana', 'Bran', 'Cleo').purse('Bran', 15);
    table.does('Bran', autopilot()).does('Bran', until(4)).does('Ana', ends);
    expect(table.told('turn unlocked').public).toMatchObject({ autopilot: true });
    expect(table.next()).toMatchObject({ kind: 'turn', due: table.now });
    const spent = table.hero('Bran').absence;
    table.comes('turn');
    expect(bought(table, 'Bran')?.[0]).toBe('Hammer');
    expect(table.hero('Bran').absence).toEqual(spent);
    expect(whose(table)).toEqual(['Cleo', 'loot']);
  });

  test.each([
    ['by coming in', { do: 'enter' }],
    ['by saying so', { do: 'set away', until: null }],
  ] as const)(
    '[TURN-05] [TURN-02] is taken by its player who is back just before, %s',
    (_, act) => {
      const table = inTheYard({}, 'Ana', 'Bran', 'Cleo').purse('Bran', 15);
      table.does('Bran', autopilot()).does('Bran', until(4)).does('Ana', ends);
      const midnight = zonedCalendar.midnightAfter(table.now, table.game.zone, 1);
      table.does('Bran', act);
      expect(table.told('turn unlocked').public).toMatchObject({ kind: 'loot', until: midnight });
      expect(table.told('turn unlocked').public?.autopilot).toBeUndefined();
      expect(table.next()?.due).toBeGreaterThan(table.now);
      expect(whose(table)).toEqual(['Bran', 'loot']);
      expect(faultsOf(table.game)).toEqual([]);
    },
  );

  test('[TURN-05] is played all the same where the days of an absence change, but not enough', () => {
    const table = inTheYard({}, 'Ana', 'Bran', 'Cleo').purse('Bran', 15);
    table.does('Bran', autopilot()).does('Bran', until(4)).does('Ana', ends);
    table.does('Bran', until(3));
    expect(table.kinds()).not.toContain('turn unlocked');
    expect(table.next()).toMatchObject({ kind: 'turn', due: table.now });
  });

  test('[TURN-05] is played all the same by whose player is away for longer yet, told in a pause', () => {
    const table = inTheYard({}, 'Ana', 'Bran', 'Cleo').purse('Bran', 15);
    table.does('Bran', autopilot()).does('Bran', until(4)).does('Ana', ends);
    table.host({ do: 'pause' }).does('Bran', until(5));
    expect(table.kinds()).not.toContain('turn unlocked');
    expect(table.game.week?.turn).toMatchObject({ autopilot: true });
  });

  test('[TURN-05] waits for its deadline while fewer than two are here', () => {
    const table = inTheYard({}, 'Ana', 'Bran').purse('Bran', 15);
    table.does('Bran', autopilot()).does('Bran', until(4)).does('Ana', ends);
    expect(table.told('turn unlocked').public?.autopilot).toBeUndefined();
    expect(table.next()?.due).toBeGreaterThan(table.now);
    expect(bought(table.comes('turn'), 'Bran')?.[0]).toBe('Hammer');
  });

  test('[TURN-05] is played for whoever has left the server', () => {
    const table = bransTurn(15);
    table.clock({ do: 'gone', player: table.hero('Bran').player });
    expect(bought(table, 'Bran')?.[0]).toBe('Hammer');
  });

  test('[TURN-09] is none that its player had begun: that ends where they stand', () => {
    const table = bransTurn(15)
      .does('Bran', { do: 'enter', tile: at('B2') })
      .comes('turn');
    expect(table.told('turn ended').public).toMatchObject({ why: 'lapsed' });
    expect(table.gold('Bran')).toBe(15);
  });

  test('[TURN-08] [TURN-06] a make-up turn is played, too', () => {
    const table = inTheYard({}, 'Ana', 'Bran', 'Cleo').purse('Bran', 15).does('Ana', ends);
    table.does('Bran', { do: 'pass' }).does('Bran', autopilot());
    table
      .does('Cleo', { do: 'enter', tile: at('B2') })
      .does('Cleo', ends)
      .comes('turn');
    expect(bought(table, 'Bran')?.[0]).toBe('Hammer');
    expect(table.game.week?.entered).not.toContain(table.id('Bran'));
  });
});

describe('the monster before it', () => {
  test('[TURN-04] [TURN-05] is not fought unless its player has said so: the turn is passed', () => {
    const table = begun('Ana', 'Bran', 'Cleo').does('Ana', autopilot()).comes('turn');
    expect(table.told('passed').public).toMatchObject({ why: 'lapsed', then: 'strike' });
    expect(account(table, 'Ana')).toMatchObject({ kind: 'monster', end: 'monster', did: [] });
    const away = begun('Ana', 'Bran', 'Cleo', 'Dov');
    away.does('Bran', autopilot()).does('Bran', until(4)).does('Ana', { do: 'pass' });
    away.comes('turn');
    expect(away.told('passed').public).toMatchObject({ why: 'away', spared: true, strikes: 0 });
    expect(away.hero('Bran').absence).toMatchObject({ kept: away.hero('Bran').absence?.paid });
  });

  test('[MONSTER-02] [TURN-05] is fought to its end where they have, and the loot is had', () => {
    const table = begun('Ana', 'Bran', 'Cleo').purse('Ana', 15);
    table.does('Ana', autopilot({ fights: true }));
    table.comes('turn', { initiative: [8, 1], 'to hit': 20 });
    expect(table.told('monster defeated').public).toMatchObject({ hero: { name: 'Ana' } });
    expect(bought(table, 'Ana')?.[0]).toBe('Hammer');
    expect(table.kinds()).not.toContain('your move');
    expect(table.kinds()).toContain('played out');
    expect(table.hero('Ana').strikes).toBe(0);
  });

  test('[MONSTER-02] [GAME-03] may kill it', () => {
    const table = begun('Ana', 'Bran', 'Cleo').does('Ana', autopilot({ fights: true }));
    table.comes('turn', { initiative: [1, 8], 'to hit': 20 });
    expect(table.hero('Ana').lost).toMatchObject({ cause: 'monster' });
    expect(account(table, 'Ana')).toMatchObject({ end: 'died', left: [] });
    expect(whose(table)).toEqual(['Bran', 'monster']);
  });
});

describe('the limits of it', () => {
  test('[TURN-05] no more gold is spent in the turn than its player gives', () => {
    const table = bransTurn(100, { spend: 10 }).comes('turn');
    const { spent, left, within } = account(table, 'Bran') ?? {};
    expect(spent).toBeLessThanOrEqual(10);
    expect(100 - table.gold('Bran')).toBe(spent);
    expect(bought(table, 'Bran')?.[0]).toBe('Helm');
    expect(left).toContainEqual(expect.objectContaining({ name: 'Hammer', why: 'limit' }));
    expect(within).toEqual({ spend: 10, leastHp: 0, fights: false });
  });

  test('[TURN-05] with none it buys nothing, and reads nothing that it could not buy', () => {
    const table = bransTurn(100, { spend: 0 }).comes('turn');
    expect(table.gold('Bran')).toBe(100);
    expect(account(table, 'Bran')?.did).toEqual([]);
  });

  test('[TURN-05] with fewer HP than those it passes', () => {
    const table = bransTurn(15, { leastHp: 10 }).arrangeHero('Bran', { damageTaken: 6 });
    table.comes('turn');
    expect(table.told('passed').public).toMatchObject({ why: 'lapsed', then: 'make-up' });
    expect(account(table, 'Bran')).toMatchObject({ end: 'too weak' });
  });

  test('[SLOT-03] [ITEM-21] what stays for good is left for its player to choose', () => {
    const table = bransTurn(100).comes('turn');
    expect(bought(table, 'Bran')).not.toContain('Wings');
    const left = account(table, 'Bran')?.left.map(({ name, why }) => `${name}: ${why}`);
    expect(left?.toSorted()).toEqual(
      ['Halo', 'Smith', 'Tinker', 'Wings'].map((name) => `${name}: for good`),
    );
    const costs = account(table, 'Bran')?.left.map(({ cost }) => cost) ?? [];
    const poor = bransTurn(Math.max(...costs)).comes('turn');
    // What it could have had before it bought anything.
    expect(account(poor, 'Bran')?.left.map(({ cost }) => cost)).toEqual(costs);
    expect(Math.max(...costs)).toBeGreaterThan(poor.gold('Bran'));
  });
});
