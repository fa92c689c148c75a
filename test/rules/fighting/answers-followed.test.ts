import { describe, expect, test } from 'vitest';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { type ItemId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { type Table } from '../../support/table.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { beginsDuel, features, fight, posts, strike } from '../../support/table-weeks.ts';

const odd = (...abilities: object[]): Definition => ({
  of: 'item',
  ...itemSchema.parse({
    ...{ name: 'Odd Ring', kinds: ['magic equipment'], slot: 'ring', cost: 9, abilities },
  }),
});
const struck = { when: 'I am struck by a basic attack' };
const thorns = { ...struck, name: 'Thorns', do: [{ deal: 4, to: 'other' }] };
const barbs = { ...struck, name: 'Barbs', do: [{ deal: 2, to: 'other' }] };

/** Bran, who strikes first, and Cleo, who wears an odd ring, are about to fight. */
function ringed(): { table: Table; ring: ItemId } {
  const table = features('Ana', 'Bran', 'Cleo');
  Object.assign(table.stock, { odd: odd(thorns, barbs) });
  const ring = table.gives('Cleo', 'odd', 'worn');
  for (const name of ['Bran', 'Cleo']) posts(table, name);
  return { table: table.comes('betting'), ring };
}

const says = (item: ItemId, word: 'always' | 'never' | 'ask', ability: number) =>
  ({ do: 'set answer', item, ability, word }) as const;

function makes(table: Table, card: Definition): Table {
  const hash = Object.keys(table.stock).length.toString(16).padStart(64, '0');
  table.stock[hash] = card;
  return table.host({ do: 'bring', goods: [hash], why: 'It went on without end.' });
}

const words = (table: Table) =>
  heroView(table.game, goodsOf(table.stock), table.id('Cleo'), table.now).items.flatMap(
    ({ answers }) => answers.map(({ name, word }) => [name, word]),
  );
const wounds = (table: Table) => table.game.fight?.creatures[table.id('Bran')]?.damageTaken;
const hits = (table: Table) => table.does('Bran', strike(table.id('Cleo'), 0), { 'to hit': 15 });

describe('[COMBAT-14] [GAME-06] what a player has said of an ability', () => {
  test('is gone with it, and is said of no other', () => {
    const { table, ring } = ringed();
    table.does('Cleo', says(ring, 'never', 0));
    makes(table, odd(barbs));
    expect(words(table)).toEqual([['Barbs', 'always']]);
    expect(wounds(hits(beginsDuel(table)))).toBe(2);
  });

  test('holds where it stands now, and when its numbers are other', () => {
    const { table, ring } = ringed();
    table.does('Cleo', says(ring, 'never', 1));
    makes(table, odd({ ...barbs, do: [{ deal: 1, to: 'other' }] }, thorns));
    expect(words(table)).toEqual([
      ['Barbs', 'never'],
      ['Thorns', 'always'],
    ]);
    expect(wounds(hits(beginsDuel(table)))).toBe(4);
  });

  test('holds of the same one in a fight that has the thing as it was', () => {
    const { table, ring } = ringed();
    table.does('Cleo', says(ring, 'never', 0));
    makes(beginsDuel(table), odd(barbs));
    expect(wounds(hits(table))).toBe(2);
    table.does('Cleo', says(ring, 'never', 0));
    expect(wounds(hits(table))).toBe(2);
  });

  test('is said of the same one where such a fight waits for an answer', () => {
    const { table, ring } = ringed();
    table.does('Cleo', says(ring, 'ask', 0)).does('Cleo', says(ring, 'ask', 1));
    hits(makes(beginsDuel(table), odd(barbs)));
    table.does('Cleo', says(ring, 'never', 0));
    table.does('Cleo', fight({ do: 'answer', item: ring, use: true }));
    expect(wounds(table)).toBe(4);
  });

  test('[FORGE-03] follows in each of two that are one', () => {
    const { table, ring } = ringed();
    const second = table.gives('Cleo', 'odd', 'worn');
    table.arrange(({ items }) => ({
      items: { ...items, [second]: { ...items[second]!, form: { partOf: ring } } },
    }));
    table.does('Cleo', says(ring, 'never', 1)).does('Cleo', says(second, 'never', 0));
    makes(table, odd(barbs, thorns));
    expect(words(table)).toEqual([
      ['Barbs', 'never'],
      ['Thorns', 'always'],
      ['Barbs', 'always'],
      ['Thorns', 'never'],
    ]);
  });

  test('stays with whoever has said it, though another has the thing now', () => {
    const { table, ring } = ringed();
    table.does('Cleo', says(ring, 'never', 0));
    const passes = (name: string) =>
      table.arrange(({ items }) => ({
        items: { ...items, [ring]: { ...items[ring]!, holder: `hero:${table.id(name)}` } },
      }));
    makes(passes('Ana'), odd(barbs, thorns));
    passes('Cleo');
    expect(words(table)).toContainEqual(['Thorns', 'never']);
  });
});
