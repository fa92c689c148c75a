import { describe, expect, test } from 'vitest';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { beginsDuel, betting, kills } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';

const seen = (table: Table) => publicView(table.game, goodsOf(table.stock), table.now);
const bettors = (table: Table) => seen(table).duel?.bettors;
/** Ana, Bran and Eda watch and have bet, Cleo and Dov fight. */
const staked = () => {
  const table = betting('Ana', 'Bran', 'Eda', 'Cleo', 'Dov');
  for (const name of ['Ana', 'Bran', 'Eda'])
    table.purse(name, 40).does(name, { do: 'bet', on: table.id('Dov'), stake: 3 });
  return table;
};

describe('whose bets everybody sees listed', () => {
  test('[BET-02] [GAME-03] not one who has left, while betting is open', () => {
    expect(bettors(staked().does('Ana', { do: 'leave' }))).toEqual(['Bran', 'Eda']);
  });

  test('[BET-02] [GAME-03] not one who leaves or is removed after the close, or in the duel', () => {
    const table = staked().comes('betting').does('Ana', { do: 'leave' });
    expect(bettors(table)).toEqual(['Bran', 'Eda']);
    beginsDuel(table).host({ do: 'remove', hero: table.id('Eda'), why: 'away' });
    expect(bettors(table)).toEqual(['Bran']);
  });

  test('[BET-07] one who has withdrawn stays listed until the close tells it', () => {
    const [one, other] = [staked(), staked().does('Ana', { do: 'withdraw bet' })];
    expect(seen(other).duel).toEqual(seen(one).duel);
    other.does('Ana', { do: 'leave' });
    expect(bettors(other)).toEqual(bettors(one.does('Ana', { do: 'leave' })));
    const third = staked().does('Ana', { do: 'withdraw bet' });
    expect(bettors(third.comes('betting'))).toEqual(['Bran', 'Eda']);
  });

  test('[BET-08] nobody when a duelist leaves and all stakes go back', () => {
    expect(bettors(staked().comes('betting').does('Dov', { do: 'leave' }))).toEqual([]);
  });

  test('[DUEL-02] of a duel that was fought they stay, whoever leaves later', () => {
    const table = kills(beginsDuel(staked().comes('betting')), 'Cleo', 'Dov');
    expect(bettors(table.does('Ana', { do: 'leave' }))).toEqual(['Ana', 'Bran', 'Eda']);
  });
});
