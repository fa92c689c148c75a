import { describe, expect, test } from 'vitest';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { beginsDuel, betting, concedes, kills, tied } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';

type Stakes = Record<string, [on: string, stake: number]>;

/** Ana and Bran watch, Cleo and Dov fight; everybody has 40 gold before the bets. */
function staked(stakes: Stakes): Table {
  const table = betting('Ana', 'Bran', 'Cleo', 'Dov');
  for (const name of ['Ana', 'Bran', 'Cleo', 'Dov']) table.purse(name, 40);
  for (const [name, [on, stake]] of Object.entries(stakes)) {
    table.does(name, { do: 'bet', on: on === 'tie' ? 'tie' : table.id(on), stake });
  }
  return table;
}
const cleoWins = (table: Table) =>
  kills(beginsDuel(table.comes('betting')), 'Cleo', 'Dov').comes('next step');
const purses = (table: Table) => ['Ana', 'Bran', 'Cleo', 'Dov'].map((name) => table.gold(name));
/** DUEL-09's gold of a winner of level 1. */
const prize = 2;

describe('the close', () => {
  test('[BET-09] all bets become public, with the three sums and the underdog, before the duel', () => {
    const table = staked({ Ana: ['Cleo', 10], Bran: ['Dov', 4], Dov: ['tie', 3] }).comes('betting');
    expect(table.kinds()).toEqual(['bets closed']);
    const { bets, sums, underdog } = table.told('bets closed').public;
    expect(bets.map(({ hero, onName, stake }) => [hero.name, onName, stake])).toEqual([
      ['Ana', 'Cleo', 10],
      ['Bran', 'Dov', 4],
      ['Dov', null, 3],
    ]);
    expect(sums).toEqual({ a: 10, b: 4, tie: 3 });
    expect(underdog).toMatchObject({ name: 'Dov' });
    expect(table.game).toMatchObject({ phase: 'duel', fight: null });
    expect(beginsDuel(table).kinds()[0]).toBe('duel began');
  });

  test('[BET-03] equal sums, none included, make no underdog', () => {
    expect(staked({}).comes('betting').told('bets closed').public.underdog).toBeNull();
  });
});

describe('the payout', () => {
  test('[BET-04] a right bet gets half of itself on top, a wrong one is lost', () => {
    const table = cleoWins(staked({ Ana: ['Cleo', 15], Bran: ['Dov', 7] }));
    expect(purses(table)).toEqual([40 + 7, 40 - 7, 40 + prize, 40]);
    const { bets, winner } = table.told('duel paid').public;
    expect(bets.map(({ hero, back }) => [hero.name, back])).toEqual([
      ['Ana', 22],
      ['Bran', 0],
    ]);
    expect(winner?.name).toBe('Cleo');
    expect(table.told('duel paid').own).toEqual({
      [table.id('Ana')]: { back: 22, purse: 47 },
      [table.id('Bran')]: { back: 0, purse: 33 },
      [table.id('Cleo')]: { back: 0, purse: 42 },
    });
  });

  test('[BET-04] a right bet on the underdog is doubled', () => {
    const table = cleoWins(staked({ Ana: ['Cleo', 5], Bran: ['Dov', 7] }));
    expect(purses(table)).toEqual([40 + 5, 40 - 7, 40 + prize, 40]);
  });

  test('[BET-04] with equal sums nobody has called the underdog', () => {
    const table = cleoWins(staked({ Ana: ['Cleo', 6], Bran: ['Dov', 6] }));
    expect(table.gold('Ana')).toBe(43);
  });

  test('[BET-10] winning as the underdog pays more only through the own bet', () => {
    const table = cleoWins(staked({ Cleo: ['Cleo', 5], Bran: ['Dov', 7] }));
    expect(table.gold('Cleo')).toBe(40 + 5 + prize);
    expect(table.told('duel paid').public.prize).toBe(prize);
    const favourite = cleoWins(staked({ Cleo: ['Cleo', 8], Bran: ['Dov', 7] }));
    expect(favourite.gold('Cleo')).toBe(40 + 4 + prize);
    expect(favourite.told('duel paid').public.prize).toBe(prize);
  });

  test('[BET-10] the own bet counts in the sums that name the underdog', () => {
    const table = staked({ Cleo: ['Cleo', 9], Bran: ['Dov', 7] }).comes('betting');
    expect(table.told('bets closed').public.underdog).toMatchObject({ name: 'Dov' });
  });

  test.each(['leaves', 'is removed by the host'])(
    '[BET-03] the underdog named at the close is the one paid, when a bettor %s in the duel',
    (how) => {
      const table = staked({ Ana: ['Cleo', 10], Bran: ['Dov', 4] }).comes('betting');
      const { bets, underdog } = table.told('bets closed').public;
      expect(underdog?.name).toBe('Dov');
      expect(bets.find(({ hero }) => hero.name === 'Bran')?.back).toBe(8);
      beginsDuel(table);
      if (how === 'leaves') table.does('Ana', { do: 'leave' });
      else table.host({ do: 'remove', hero: table.id('Ana'), why: '' });
      expect(heroView(table.game, goodsOf(table.stock), table.id('Bran'), table.now)).toMatchObject(
        {
          bet: { stake: 4, back: 8 },
          everyone: { duel: { tally: { sums: { a: 10, b: 4, tie: 0 }, underdog: 'Dov' } } },
        },
      );
      concedes(table, 'Cleo').comes('next step');
      expect(table.gold('Bran')).toBe(44);
      expect(table.gold('Ana')).toBe(0);
    },
  );

  test('[BET-05] a right bet on a tie pays as one on the underdog, and others are lost', () => {
    const table = staked({ Ana: ['tie', 7], Bran: ['Cleo', 5], Dov: ['tie', 3] });
    beginsDuel(table.comes('betting'));
    tied(table).comes('next step');
    expect(table.told('duel paid').public).toMatchObject({ winner: null, prize: 0 });
    expect(purses(table)).toEqual([47, 35, 40, 43]);
  });

  test('[BET-05] a wrong bet on a tie is lost', () => {
    expect(cleoWins(staked({ Ana: ['tie', 7] })).gold('Ana')).toBe(33);
  });

  test('[DUEL-09] the winner gets twice the own level, besides any bets, conceded to or not', () => {
    const table = staked({ Cleo: ['Cleo', 10] })
      .arrangeHero('Cleo', { level: 7 })
      .comes('betting');
    concedes(beginsDuel(table), 'Dov').comes('next step');
    expect(table.told('duel paid').public.prize).toBe(14);
    expect(table.gold('Cleo')).toBe(40 + 5 + 14);
    expect(table.gold('Dov')).toBe(40);
  });

  test('a winner who has left in between gets nothing, and nobody else what was theirs', () => {
    const table = kills(beginsDuel(staked({ Ana: ['Cleo', 15] }).comes('betting')), 'Cleo', 'Dov');
    table.does('Cleo', { do: 'leave' }).comes('next step');
    expect(table.gold('Cleo')).toBe(0);
    expect(table.gold('Ana')).toBe(47);
    expect(table.told('duel paid').public).toMatchObject({ winner: null, prize: 0 });
  });

  test('every hold is empty when the duel is paid', () => {
    const table = cleoWins(staked({ Ana: ['Cleo', 15], Bran: ['Dov', 7], Dov: ['tie', 2] }));
    expect(['Ana', 'Bran', 'Cleo', 'Dov'].map((name) => table.held(name))).toEqual([0, 0, 0, 0]);
    expect(table.game.bets).toEqual({});
    expect(table.game.accounts.sink).toBe(9);
  });
});
