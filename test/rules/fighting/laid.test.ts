import { describe, expect, test } from 'vitest';
import { tileAt } from '../../../src/rules/board/tile.ts';
import { type FightAction, type Trap } from '../../../src/rules/combat/index.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { companionsAlong } from '../../../src/rules/hero/companions.ts';
import { type ItemId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { type Table } from '../../support/table.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { begun, dies, fight, kills, nextWeek, strike } from '../../support/table-weeks.ts';

const pit: Definition = { of: 'map', name: 'Pit', drawing: '####\n#@@#\n#..#\n####' };
const rug = {
  of: 'item',
  ...{ name: 'Rug', kinds: ['trap'], slot: 'slotless', cost: 5 },
  abilities: [{ trap: { stealth: 15 }, do: [{ damage: 3, type: 'fire' }] }],
} as unknown as Definition;
const enters = { do: 'enter' } as const;
const ends = { do: 'end turn' } as const;
const first = { initiative: [8, 1] };
/** Below the spawn tile on which the first of two stands. */
const at = tileAt(1, 2);
const duels = { start: 1, initiative: [8, 1] };

/** The first of them, who has a rug, lays it and fells the monster. */
function laid(...order: [string, ...string[]]): { table: Table; item: ItemId } {
  const { table, item } = laying(...order);
  return { table: table.does(order[0], strike('m1'), { 'to hit': 20 }), item };
}

function laying(...order: [string, ...string[]]): { table: Table; item: ItemId } {
  const table = begun(...order);
  Object.assign(table.stock, { pit, rug });
  const item = table.gives(order[0], 'rug', 'worn');
  table.does(order[0], enters, first).does(order[0], fight({ do: 'place trap', item, at }));
  return { table, item };
}

/** Everybody leaves and the duel begins. */
function toTheDuel(table: Table): Table {
  table.does('Ana', ends).does('Bran', enters).does('Bran', ends);
  return table.comes('next step').comes('feature').comes('betting').comes('next step', duels);
}

const traps = (table: Table) => table.game.fight?.things ?? [];
const lies = (table: Table, item: ItemId) => table.game.items[item]?.lies;
const trapOf = (table: Table, item: ItemId, change: Partial<Trap>): Table =>
  table.arrange(({ items }) => {
    const { [item]: one } = items;
    if (!one?.lies) throw new Error('it does not lie there');
    const trap = { ...one.lies.trap, ...change };
    return { items: { ...items, [item]: { ...one, lies: { ...one.lies, trap } } } };
  });
/** A rug of that hero that lies there from an earlier week. */
function lyingOf(table: Table, name: string, change: Partial<Trap> = {}): ItemId {
  const item = table.gives(name, 'rug', 'worn');
  const trap: Trap = {
    ...{ kind: 'trap', item, name: 'Rug', owner: table.id(name), tile: at },
    ...{ stealth: 15, spent: false, x: 0, does: [], ...change },
  };
  table.arrange(({ items }) => {
    const { [item]: one } = items;
    if (!one) throw new Error('there is no such thing');
    return { items: { ...items, [item]: { ...one, lies: { map: 'pit', nth: 0, trap } } } };
  });
  return item;
}
const legal = (table: Table, name: string): FightAction[] => viewOf(table, name).fight?.legal ?? [];
const viewOf = (table: Table, name: string) =>
  heroView(table.game, goodsOf(table.stock), table.id(name), table.now);

describe('a trap that has been laid', () => {
  test('[ITEM-35] lies there in the duel as well, and is its owner’s to pick up', () => {
    const { table, item } = laid('Ana', 'Bran');
    expect(lies(table, item)).toMatchObject({ map: 'pit', trap: { tile: at } });
    toTheDuel(table);
    expect(traps(table)).toMatchObject([{ item, owner: table.id('Ana'), tile: at, spent: false }]);
    expect(legal(table, 'Ana')).not.toContainEqual(expect.objectContaining({ item }));
    table.does('Ana', fight({ do: 'pick up trap', at }));
    expect(legal(table, 'Ana')).toContainEqual({ do: 'place trap', item, at });
    kills(table, 'Ana', 'Bran');
    expect(table.game.items[item]).not.toHaveProperty('lies');
    expect(table.game.items[item]).toMatchObject({ slot: 'slotless', charges: null });
  });

  test('[ITEM-35] stays over weeks and after its owner’s death in a duel', () => {
    const { table, item } = laid('Ana', 'Bran');
    toTheDuel(table).does('Ana', fight({ do: 'end turn' }));
    nextWeek(kills(table, 'Bran', 'Ana'));
    expect(table.game.week?.number).toBe(2);
    table.does('Ana', enters, first);
    expect(traps(table)).toMatchObject([{ item, tile: at }]);
  });

  test('[ITEM-35] lies there for others, sprung or found as the round has left it, but not of the lost', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    Object.assign(table.stock, { pit, rug });
    const found = { spent: true, foundBy: ['m1' as const, table.id('Bran')] };
    const cleos = lyingOf(table, 'Cleo', found);
    lyingOf(table, 'Ana');
    dies(table, 'Ana').does('Bran', enters, first);
    expect(traps(table)).toMatchObject([{ item: cleos, owner: table.id('Cleo'), ...found }]);
  });

  test('[GAME-03] is gone at once where its owner loses in the midst of a fight of others', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    Object.assign(table.stock, { pit, rug });
    const cleos = lyingOf(table, 'Cleo');
    lyingOf(table, 'Bran');
    table.does('Ana', enters, first);
    expect(traps(table)).toHaveLength(2);
    table.host({ do: 'remove', hero: table.id('Bran'), why: 'gone' });
    expect(traps(table)).toMatchObject([{ item: cleos }]);
    expect(table.game.fight?.outcome).toBeNull();
  });

  test('[ITEM-26] that went off is quiet until its round is over, and goes off again in the duel', () => {
    const { table, item } = laid('Ana', 'Bran');
    trapOf(table, item, { spent: true });
    toTheDuel(table);
    expect(traps(table)).toMatchObject([{ item, spent: false }]);
  });

  test('[GAME-06] is as it was in a duel that goes on, and its owner, who only looks on, reads so', () => {
    const { table, item } = laid('Ana', 'Bran', 'Cleo');
    table.does('Ana', ends).does('Bran', enters).does('Bran', ends).does('Cleo', enters);
    table.does('Cleo', ends).comes('next step').comes('feature').comes('betting');
    table.comes('next step', duels);
    expect(table.game.fight?.creatures[table.id('Ana')]).toBeUndefined();
    const hash = 'c'.repeat(64);
    table.stock[hash] = { ...rug, cost: 9 } as Definition;
    table.host({ do: 'bring', goods: [hash], why: 'Dear.' });
    expect(table.game.fight?.asBefore).toHaveProperty(item);
    expect(viewOf(table, 'Ana').items.find(({ id }) => id === item)?.afterFight?.cost).toBe(9);
  });

  test('[PERC-05] has been found by heroes, and who comes along with them, for as long as it lies there, by monsters for the week', () => {
    const { table, item } = laid('Ana', 'Bran');
    const along = `c${Number(table.gives('Bran', 'rug').slice(1))}` as const;
    trapOf(table, item, { foundBy: ['m1', 'c998', along, table.id('Bran')] });
    toTheDuel(table);
    expect(traps(table)).toMatchObject([{ foundBy: [along, table.id('Bran')] }]);
  });

  test('[ITEM-35] is with its owner again where another map takes the place of its own', () => {
    const { table, item } = laid('Ana', 'Bran');
    toTheDuel(table);
    kills(table, 'Ana', 'Bran');
    table.stock['arena'] = { ...pit, name: 'Arena' };
    nextWeek(table);
    expect(table.game.week).toMatchObject({ number: 2, map: 'arena' });
    expect(table.game.items[item]).not.toHaveProperty('lies');
  });

  test('[ITEM-35] cannot be taken off while it lies there, and its card says so to its owner', () => {
    const { table, item } = laid('Ana', 'Bran');
    table.does('Ana', ends);
    expect(table.refused('Ana', { do: 'unequip', item })).toMatchObject({
      refused: 'lies there',
      rule: 'ITEM-35',
      facts: { name: 'Rug', tile: at },
    });
    const { items, legal: can } = viewOf(table, 'Ana');
    expect(items.find(({ id }) => id === item)).toMatchObject({
      ...{ lies: { tile: at, map: 'Pit' }, fixed: null },
    });
    expect(can.unequip).not.toContain(item);
    expect(JSON.stringify(viewOf(table, 'Bran'))).not.toContain('Rug');
  });
});

describe('a trap that is one with another thing', () => {
  test('[FORGE-03] [ITEM-35] keeps the whole of it on, and from being sold, while it lies there', () => {
    const table = begun('Ana', 'Bran');
    const charm = { ...rug, name: 'Charm', kinds: ['basic equipment'], abilities: [] };
    Object.assign(table.stock, { pit, rug, charm });
    const [whole, item] = [table.gives('Ana', 'charm', 'worn'), table.gives('Ana', 'rug', 'worn')];
    table.arrange(({ items }) => ({
      items: { ...items, [item]: { ...items[item]!, form: { partOf: whole } } },
    }));
    table.does('Ana', enters, first).does('Ana', fight({ do: 'place trap', item, at }));
    table.does('Ana', strike('m1'), { 'to hit': 20 });
    const seen = heroView(table.game, goodsOf(table.stock), table.id('Ana'), table.now);
    expect(seen.items.find(({ id }) => id === whole)).toMatchObject({
      ...{ lies: { tile: at, map: 'Pit' }, fixed: 'locked' },
    });
    expect(table.refused('Ana', { do: 'sell', item: whole })).toMatchObject({
      facts: { why: 'lies in the menagerie' },
    });
    table.does('Ana', ends);
    expect(table.refused('Ana', { do: 'unequip', item: whole })).toMatchObject({
      refused: 'lies there',
      facts: { tile: at },
    });
  });
});

describe('a trap of a companion', () => {
  test('[ITEM-24] [ITEM-35] is not in its hands while it lies there', () => {
    const table = begun('Ana', 'Bran');
    const dog = {
      ...{ ...rug, name: 'Dog', kinds: ['companion'] },
      abilities: [
        {
          ...{ companion: 'Rex', hp: 20, size: 0, stats: {}, attacks: [], ways: [] },
          abilities: [{ name: 'Hole', trap: { stealth: 12 }, do: [{ deal: 1, type: 'fire' }] }],
        },
      ],
    };
    Object.assign(table.stock, { pit, dog });
    const item = table.gives('Ana', 'dog', 'worn');
    const hands = () =>
      companionsAlong(table.game, goodsOf(table.stock), table.id('Ana'))[0]?.kit?.[0]?.spent;
    expect(hands()).toBe(false);
    const by = `c${item.slice(1)}` as const;
    table.does('Ana', enters, first).does('Ana', {
      ...{ do: 'fight', step: null, action: { do: 'place trap', item, at }, by: by as never },
    });
    table.does('Ana', strike('m1'), { 'to hit': 20 });
    expect([lies(table, item)?.trap.tile, hands()]).toEqual([at, true]);
  });
});
