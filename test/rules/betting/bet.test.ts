import { describe, expect, test } from 'vitest';
import { type HeroId } from '../../../src/rules/names.ts';
import { betting, features } from '../../support/table-weeks.ts';
import { hour, type Table } from '../../support/table.ts';

const bet = (table: Table, name: string, stake: number) =>
  ({ do: 'bet', on: name === 'tie' ? 'tie' : table.id(name), stake }) as const;
/** Ana and Bran watch, Cleo and Dov fight. */
const open = () => betting('Ana', 'Bran', 'Cleo', 'Dov').purse('Ana', 20).purse('Cleo', 20);

describe('placing', () => {
  test('[BET-01] a player stakes gold on a duelist, for a day', () => {
    const table = open();
    expect(table.told('betting opened').public).toMatchObject({
      pair: [{ name: 'Cleo' }, { name: 'Dov' }],
      until: table.now + 24 * hour,
    });
    table.does('Ana', bet(table, 'Dov', 12));
    expect([table.gold('Ana'), table.held('Ana')]).toEqual([8, 12]);
    expect(table.told('bet placed').own).toEqual({
      [table.id('Ana')]: { on: table.id('Dov'), onName: 'Dov', stake: 12 },
    });
  });

  test('[BET-01] outside that day there is nothing to bet on', () => {
    const early = features('Ana', 'Bran', 'Cleo', 'Dov');
    expect(early.refused('Ana', bet(early, 'Dov', 1))).toMatchObject({
      refused: 'not betting',
      rule: 'BET-01',
    });
    const late = open().comes('betting');
    expect(late.refused('Ana', bet(late, 'Dov', 1))).toMatchObject({ refused: 'not betting' });
    expect(late.refused('Ana', { do: 'withdraw bet' })).toMatchObject({ refused: 'not betting' });
  });

  test('[BET-07] what was made before bets were opened, or opened anew, is no bet on them', () => {
    const table = open();
    const opened = table.now;
    table.now = opened - hour;
    expect(table.refused('Ana', bet(table, 'Dov', 1))).toMatchObject({
      refused: 'bet before opening',
      rule: 'BET-07',
    });
    table.now = opened + hour;
    table.does('Ana', bet(table, 'Dov', 1));
    const words = { title: null, quote: null, why: 'Misspelt.' };
    table.host({ do: 'correct feature', hero: table.id('Cleo'), ...words });
    for (const before of [hour / 2, 1_000, 1]) {
      table.now = opened + hour - before;
      expect(table.refused('Ana', bet(table, 'Dov', 1))).toMatchObject({
        refused: 'bet before opening',
      });
    }
    table.now = opened + hour;
    table.does('Ana', bet(table, 'Dov', 1));
  });

  test('[BET-01] our clock and Discord’s may differ by a minute when bets are opened', () => {
    const table = open();
    const opened = table.now;
    table.now = opened - 61_000;
    expect(table.refused('Ana', bet(table, 'Dov', 1)).refused).toBe('bet before opening');
    table.now = opened - 59_000;
    table.does('Ana', bet(table, 'Dov', 1));
  });

  test('[BET-01] one bets on a duelist, and the dead do not bet', () => {
    const table = open();
    expect(table.refused('Ana', bet(table, 'Bran', 1))).toMatchObject({
      refused: 'no duelist',
      facts: { pair: ['Cleo', 'Dov'], may: ['Cleo', 'Dov', null], free: 20 },
    });
    expect(table.refused('Ana', { do: 'bet', on: 'h99' as HeroId, stake: 1 })).toMatchObject({
      refused: 'no duelist',
    });
    table.does('Ana', { do: 'leave' });
    expect(table.refused('Ana', bet(table, 'Dov', 1))).toMatchObject({ refused: 'hero lost' });
  });

  test('[BET-02] that one has bet is announced, without amount or pick', () => {
    const table = open();
    table.does('Ana', bet(table, 'Dov', 12));
    expect(table.told('bet placed').public).toEqual({
      hero: { id: table.id('Ana'), name: 'Ana', player: 'p-Ana' },
    });
  });

  test('[BET-07] only the first placing is announced, not a change, nor a bet after a withdrawal', () => {
    const table = open();
    table.does('Ana', bet(table, 'Dov', 12)).does('Ana', bet(table, 'Cleo', 3));
    expect(table.told('bet placed').public).toBeNull();
    expect([table.gold('Ana'), table.held('Ana')]).toEqual([17, 3]);
    table.does('Ana', { do: 'withdraw bet' });
    expect(table.told('bet withdrawn').public).toBeNull();
    expect([table.gold('Ana'), table.held('Ana')]).toEqual([20, 0]);
    table.does('Ana', bet(table, 'Cleo', 1));
    expect(table.told('bet placed').public).toBeNull();
    expect(table.game.duel?.announced).toEqual([table.id('Ana')]);
  });

  test.each([0, -5, 1.5, 21, 1e9])(
    '[BET-07] a stake of %d from a purse of 20 is refused',
    (stake) => {
      const table = open();
      expect(table.refused('Ana', bet(table, 'Dov', stake))).toEqual({
        refused: 'bad stake',
        rule: 'BET-07',
        facts: { stake, free: 20, on: 'Dov', stands: null },
      });
    },
  );

  test('[BET-07] a changed bet may use what the old one held, and no more', () => {
    const table = open();
    table.does('Ana', bet(table, 'Dov', 15));
    const stands = { stake: 15, onName: 'Dov' };
    expect(table.refused('Ana', bet(table, 'Dov', 21))).toMatchObject({
      facts: { free: 20, stands },
    });
    expect(table.refused('Ana', bet(table, 'Bran', 1))).toMatchObject({ facts: { stands } });
    table.does('Ana', bet(table, 'Dov', 20));
    expect([table.gold('Ana'), table.held('Ana')]).toEqual([0, 20]);
  });

  test('[BET-07] there is no bet to withdraw before one was placed', () => {
    expect(open().refused('Ana', { do: 'withdraw bet' })).toMatchObject({
      refused: 'no bet',
      rule: 'BET-07',
    });
  });
});

describe('duelists', () => {
  test('[BET-06] a duelist bets on the own victory, never on the opponent', () => {
    const table = open();
    expect(table.refused('Cleo', bet(table, 'Dov', 1))).toEqual({
      refused: 'bet on opponent',
      rule: 'BET-06',
      facts: { opponent: 'Dov', may: ['Cleo', null], free: 20, stands: null },
    });
    table.does('Cleo', bet(table, 'Cleo', 5));
    expect(table.held('Cleo')).toBe(5);
  });

  test('[BET-05] duelists may bet on a tie, unless the house forbids it to them', () => {
    const table = open();
    table.does('Cleo', bet(table, 'tie', 5));
    table.arrange(({ house }) => ({ house: { ...house, 'duelists bet on a tie': 0 } }));
    expect(table.refused('Dov', bet(table, 'tie', 5))).toMatchObject({
      refused: 'tie bet off',
      rule: 'BET-05',
      facts: { may: ['Dov'] },
    });
    table.does('Ana', bet(table, 'tie', 5));
  });
});
