import { describe, expect, test } from 'vitest';
import { whyNotCombined } from '../../../src/rules/items/combined.ts';
import { additions } from '../../support/additions.ts';
import { type Table } from '../../support/table.ts';
import {
  beginsDuel,
  begun,
  features,
  kills,
  looting,
  posts,
  skipsToNextWeek,
  tied,
} from '../../support/table-weeks.ts';
import { wonders } from '../../support/wonders.ts';

const stocked = (table: Table): Table => {
  Object.assign(table.stock, wonders, additions);
  return table;
};

function inDuel(): Table {
  const table = stocked(features('Ana', 'Bran', 'Cleo'));
  table.gives('Bran', 'hen', 'worn');
  for (const name of ['Bran', 'Cleo']) posts(table, name);
  return beginsDuel(table.comes('betting'));
}

const paidTo = (table: Table, name: string, reason: string) =>
  table.transfers
    .filter((one) => one.reason === reason && one.to === `purse:${table.id(name)}`)
    .map(({ amount }) => amount);

describe('a treasure', () => {
  test('[ITEM-05] brings gold with each level, by the stats and the level that its owner has then', () => {
    const table = stocked(begun('Ana', 'Bran', 'Cleo'));
    table.gives('Bran', 'hen', 'worn');
    table.gives('Bran', 'buckle', 'worn');
    const before = table.gold('Bran');
    skipsToNextWeek(table);
    expect(paidTo(table, 'Bran', 'treasures')).toEqual([2 + 3]);
    expect(table.gold('Bran')).toBe(before + 20 + 5);
    expect(paidTo(table, 'Cleo', 'treasures')).toEqual([]);
  });

  test('[GLOSS-02] brings all that it does, beside however many others', () => {
    const table = stocked(begun('Ana', 'Bran', 'Cleo'));
    for (let nth = 0; nth < 40; nth++) table.gives('Bran', 'hen', 'worn');
    skipsToNextWeek(table);
    expect(paidTo(table, 'Bran', 'treasures')).toEqual([40 * 2]);
  });

  test('[ITEM-05] brings nothing from the inventory', () => {
    const table = stocked(begun('Ana', 'Bran', 'Cleo'));
    table.gives('Bran', 'hen');
    skipsToNextWeek(table);
    expect(paidTo(table, 'Bran', 'treasures')).toEqual([]);
  });

  test('[ITEM-05] pays what it has won in a fight when that is over', () => {
    const table = kills(inDuel(), 'Bran', 'Cleo');
    expect(paidTo(table, 'Bran', 'won in a fight')).toEqual([4]);
  });

  test('[ITEM-05] pays nothing to who has fallen', () => {
    const table = inDuel();
    const { fight } = table.game;
    if (!fight) throw new Error('nobody fights');
    table.arrange(() => ({ fight: { ...fight, won: { [table.id('Bran')]: 4 } } }));
    tied(table);
    expect(paidTo(table, 'Bran', 'won in a fight')).toEqual([]);
  });

  test('[ITEM-05] carries no gem, and is not forged into one with another', () => {
    const table = stocked(looting('Ana', 'Bran', 'Cleo'));
    const hen = table.gives('Bran', 'hen', 'worn');
    const gem = table.gives('Bran', Object.keys(additions)[0] ?? '');
    const { rule } = table.refused('Bran', { do: 'attach', item: gem, onto: hen });
    expect(rule).toBe('ITEM-05');
    const { hen: one, thorns: other } = wonders;
    if (one.of !== 'item' || other.of !== 'item') throw new Error('two things');
    expect(whyNotCombined(one, other)).toBe('treasure');
    expect(whyNotCombined(other, one)).toBe('treasure');
  });
});
