import { describe, expect, test } from 'vitest';
import { thingCard } from '../../../src/discord/views/items.ts';
import { tileAt } from '../../../src/rules/board/tile.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { type Item } from '../../../src/rules/game.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { type ItemId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import {
  beginsDuel,
  begun,
  features,
  fight,
  kills,
  posts,
  skipsToNextWeek,
  strike,
} from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';

type Card = Definition & { of: 'item' };
const thing = (card: object): Card => ({
  of: 'item',
  ...itemSchema.parse({ slot: 'slotless', cost: 5, ...card }),
});

/** What the host brings in the place of what is called so. */
function changes(table: Table, card: Definition): Table {
  const hash = (Object.keys(table.stock).length + 1).toString(16).padStart(64, '0');
  table.stock[hash] = card;
  return table.host({ do: 'bring', goods: [hash], why: 'It never ended.' });
}

function given(table: Table, card: Card, change: Partial<Item> = {}): ItemId {
  table.stock['own'] = card;
  const id = table.gives('Ana', 'own', 'worn');
  table.arrange(({ items }) => ({
    items: { ...items, [id]: { ...items[id], ...change } as Item },
  }));
  return id;
}

const ownIn = (table: Table, id: ItemId) =>
  heroView(table.game, goodsOf(table.stock), table.id('Ana'), table.now).items.find(
    (one) => one.id === id,
  ) ?? expect.fail('she has it no more');
const read = (table: Table, id: ItemId) => JSON.stringify(thingCard(ownIn(table, id)));

describe('[GAME-06] [WEEK-03] charges that are spent', () => {
  const shot = { use: { range: 9, on: 'enemy' }, do: [{ deal: 2 }] };
  const wand = (charges: number, cost = 5) =>
    thing({
      ...{ name: 'Twig', kinds: ['magic equipment'], charges, cost },
      abilities: [{ ...shot, charge: true }],
    });
  const without = thing({
    ...{ name: 'Twig', kinds: ['magic equipment'] },
    abilities: [{ ...shot, limit: { each: 'fight' } }],
  });

  test.each([0, 1])('of which %i are left come back by no change there and back', (charges) => {
    const table = begun('Ana', 'Bran');
    const id = given(table, wand(3), { charges });
    changes(table, without);
    expect(ownIn(table, id).left).toBeNull();
    expect(read(table, id)).not.toMatch(/left\.|Used up/);
    changes(table, wand(3, 6));
    expect(ownIn(table, id).left).toBe(charges);
  });

  test('come back with the next level, whatever its card was by then', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    const id = given(table, wand(3), { charges: 0 });
    skipsToNextWeek(changes(table, without));
    expect(ownIn(table, id).left).toBeNull();
    changes(table, wand(2));
    expect(ownIn(table, id).left).toBe(2);
  });

  test('stay so over a fight for which it has none', () => {
    const table = features('Ana', 'Bran');
    const id = given(table, wand(2), { charges: 0 });
    changes(table, without);
    for (const name of ['Ana', 'Bran']) posts(table, name);
    kills(beginsDuel(table.comes('betting')), 'Ana', 'Bran');
    changes(table, wand(2, 6));
    expect(ownIn(table, id).left).toBe(0);
  });

  test('stay so of what has none before that fight is over in which they are spent', () => {
    const table = features('Ana', 'Bran');
    const id = given(table, wand(2), { charges: 1 });
    for (const name of ['Ana', 'Bran']) posts(table, name);
    beginsDuel(table.comes('betting'));
    table.arrange(({ fight }) => {
      const own = fight?.creatures[table.id('Ana')];
      if (!fight || !own?.kit) throw new Error('she does not fight with it');
      const kit = own.kit.map((one) => (one.item === id ? { ...one, charges: 0 } : one));
      return { fight: { ...fight, creatures: { ...fight.creatures, [own.id]: { ...own, kit } } } };
    });
    changes(table, without);
    kills(table, 'Ana', 'Bran');
    changes(table, wand(2, 6));
    expect(ownIn(table, id).left).toBe(0);
  });
});

describe('[GAME-06] [ITEM-25] an egg whose time is changed', () => {
  const egg = (hatches: number) =>
    thing({
      ...{ name: 'Blue Egg', kinds: ['egg'] },
      abilities: [{ companion: 'Wyrmling', hatches, hp: 8 }],
    });
  const kept = (hatches: number, level?: number) => {
    const table = begun('Ana', 'Bran', 'Cleo');
    const id = given(table, egg(hatches), level === undefined ? {} : { companion: { level } });
    return { table, id };
  };

  test.each([
    [3, -1, 6, 'it hatches after 6 weeks', 'hatches in 4 weeks'],
    [3, undefined, 6, 'it hatches after 6 weeks', 'hatches in 6 weeks'],
    [6, -4, 3, 'it hatches after 3 weeks', 'hatches in 1 week'],
  ] as const)('of %i weeks, at %s, to %i: has had its weeks', (was, level, is, says, now) => {
    const { table, id } = kept(was, level);
    changes(table, egg(is));
    expect(read(table, id).toLowerCase()).toContain(says);
    expect(read(table, id)).toContain(`Wyrmling ${now}`);
    expect(table.events.some(({ kind }) => kind === 'hatched')).toBe(false);
  });

  test.each([
    [5, -2, 3],
    [5, -1, 1],
  ])('[ANN-01] of %i weeks, at %i, to %i: hatches at once', (was, level, is) => {
    const { table, id } = kept(was, level);
    changes(table, egg(is));
    expect(table.game.items[id]?.companion).toEqual({ level: 0 });
    expect(table.told('hatched').public).toMatchObject({
      hero: { name: 'Ana' },
      name: 'Wyrmling',
    });
  });

  test.each([0, 2])('that has hatched, and is of level %i, stays as it is', (level) => {
    const { table, id } = kept(2, level);
    changes(table, egg(6));
    expect(table.game.items[id]?.companion).toEqual({ level });
    expect(table.events.some(({ kind }) => kind === 'hatched')).toBe(false);
  });
});

describe('[GAME-06] [ITEM-35] a trap that lies there', () => {
  const rug = (power: number) =>
    thing({
      ...{ name: 'Rug', kinds: ['trap'], power },
      abilities: [{ trap: { stealth: 15 }, do: [{ deal: 'X', type: 'fire' }] }],
    });

  /** Laid, and weaker by three than its card, as by what its owner had on. */
  function laid(): { table: Table; id: ItemId } {
    const table = begun('Ana', 'Bran');
    table.stock['pit'] = { of: 'map', name: 'Pit', drawing: '####\n#@@#\n#..#\n####' };
    const id = given(table, rug(5));
    table.does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    table.does('Ana', fight({ do: 'place trap', item: id, at: tileAt(1, 2) }));
    table.does('Ana', strike('m1'), { 'to hit': 20 });
    const lies = table.game.items[id]?.lies ?? expect.fail('it does not lie there');
    const weaker = { ...lies, trap: { ...lies.trap, x: 2 } };
    table.arrange(({ items }) => ({
      items: { ...items, [id]: { ...items[id], lies: weaker } as Item },
    }));
    return { table, id };
  }

  test.each([
    [4, 1],
    [1, 0],
  ])('loses what its card loses, and has no power below 0: of %i now', (power, left) => {
    const { table, id } = laid();
    changes(table, rug(power));
    expect(table.game.items[id]?.lies?.trap.x).toBe(left);
  });
});
