import { describe, expect, test } from 'vitest';
import { type Orb } from '../../../src/rules/game.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { cards, goodsOf } from '../../support/table-cards.ts';
import { beats, begun, lots, skipsToNextWeek } from '../../support/table-weeks.ts';
import { Table } from '../../support/table.ts';
import { inTheYard } from '../../support/yard.ts';

const treasure = (name: string, cost: number, more: object): Definition => ({
  of: 'item',
  ...itemSchema.parse({ name, cost, slot: 'slotless', kinds: ['treasure'], ...more }),
});
const held = (name: string, cost: number): Definition =>
  treasure(name, cost, {
    kinds: ['treasure', 'chest item'],
    abilities: [{ 'level up': { gold: 1 } }],
  });
/** Two chests at 5 and 8 gold, and a key at 3. */
const chests: Record<string, Definition> = {
  key: treasure('Key', 3, { kinds: ['treasure', 'chest key'], abilities: [{ open: 'chest' }] }),
  goose: held('Goose', 60),
  hen: held('Hen', 20),
  blue: { ...cards['blue'], chests: [5, 8] } as Definition,
};

const ends = { do: 'end turn' } as const;
const buys = ({ id }: Orb) => ({ do: 'buy', orb: id, popOff: null }) as const;
const opens = ({ id }: Orb) => ({ do: 'open', orb: id }) as const;
const viewOf = (table: Table, name: string) =>
  heroView(table.game, goodsOf(table.stock), table.id(name), table.now);

/** A table with chests in its first week; Ana has beaten the monster and has 100 gold. */
function withChests() {
  const order = ['Ana', 'Bran', 'Cleo'];
  const table = new Table(...order);
  Object.assign(table.stock, chests);
  table.host({ do: 'start' });
  table.comes('next step', { 'order of entry': lots(order, order) });
  beats(table, 'Ana').purse('Ana', 100);
  return { table, ...weekly(table) };
}

function weekly({ game }: Table): { key: Orb; cheap: Orb; dear: Orb } {
  const red = Object.values(game.orbs).filter(({ colour }) => colour === 'red');
  const [key, cheap, dear] = red.sort((a, b) => a.cost - b.cost);
  if (!key || !cheap || !dear || red.length > 3) expect.fail(`${red.length} red orbs`);
  return { key, cheap, dear };
}

describe('[ORB-08] [ORB-10] each week', () => {
  test('one key and two chests lie in red orbs that nobody has saved', () => {
    const { table, key, cheap, dear } = withChests();
    for (const [orb, is, cost, holds] of [
      [key, 'key', 3, 'key'],
      [cheap, 'chest', 5, 'hen'],
      [dear, 'chest', 8, 'goose'],
    ] as const) {
      expect(orb).toMatchObject({ colour: 'red', weekly: is, cost, week: 1 });
      expect(orb).not.toHaveProperty('savedBy');
      expect(table.game.items[orb.item]).toMatchObject({ definition: holds });
    }
  });

  test('[ITEM-05] all of them treasures', () => {
    const { table, key, cheap, dear } = withChests();
    for (const { item } of [key, cheap, dear]) {
      const card = table.stock[table.game.items[item]?.definition ?? ''];
      expect(card).toMatchObject({ kinds: expect.arrayContaining(['treasure']) as unknown });
    }
  });

  test('their kind and cost show to everybody, and nothing of what lies in them', () => {
    const { table, key, cheap, dear } = withChests();
    const faces = publicView(table.game, goodsOf(table.stock), table.now).orbs;
    for (const [orb, red] of [
      [key, 'key'],
      [cheap, 'chest'],
      [dear, 'chest'],
    ] as const) {
      const { id, number, cost } = orb;
      const face = { id, number, colour: 'red', empty: false, cost, red };
      expect(faces.find((one) => one.id === id)).toEqual(face);
      expect(viewOf(table, 'Ana').orbs.find((one) => one.id === id)).toEqual(face);
    }
  });

  test('they are told with the loot, last, by kind and cost alone', () => {
    const { table } = withChests();
    skipsToNextWeek(table);
    const told = table.told('loot laid').public.orbs;
    expect(told.slice(-3).map((orb) => ('red' in orb ? [orb.red, orb.cost] : []))).toEqual([
      ['key', 3],
      ['chest', 5],
      ['chest', 8],
    ]);
  });

  test('[ORB-10] nobody saves one, and nobody identifies what lies in one', () => {
    const { table, key, cheap } = withChests();
    for (const [orb, of] of [
      [key, 'key'],
      [cheap, 'chest'],
    ] as const) {
      expect(table.refused('Ana', { do: 'save', orb: orb.id })).toEqual({
        refused: 'red already',
        rule: 'ORB-03',
        facts: { orb: orb.number, of },
      });
      expect(table.refused('Ana', { do: 'identify', orb: orb.id })).toMatchObject({
        refused: 'red orb',
        rule: 'ORB-10',
        facts: { of },
      });
    }
    const { legal } = viewOf(table, 'Ana');
    expect([...legal.save, ...legal.identify]).not.toContain(cheap.id);
  });

  test('they go when it ends, bought or not, and new ones come', () => {
    const { table, key, cheap, dear } = withChests();
    table.does('Ana', buys(cheap));
    skipsToNextWeek(table);
    for (const { id } of [key, cheap, dear]) expect(table.game.orbs).not.toHaveProperty(id);
    expect(weekly(table).dear).toMatchObject({ weekly: 'chest', week: 2 });
    expect(table.thing('Ana', 'hen').slot).toBe('slotless');
  });

  test('there are none where the stock has no chests, no key, or too little to put into them', () => {
    for (const card of ['blue', 'key', 'hen']) {
      const table = begun('Ana', 'Bran');
      const { [card]: _, ...rest } = chests;
      Object.assign(table.stock, rest);
      skipsToNextWeek(table);
      expect(Object.values(table.game.orbs).some(({ colour }) => colour === 'red')).toBe(false);
    }
  });
});

describe('[ORB-08] a chest', () => {
  test('[ITEM-06] is bought for its cost, and what lies in it is the buyer’s', () => {
    const { table, dear } = withChests();
    expect(viewOf(table, 'Ana').legal.buy).toContain(dear.id);
    table.does('Ana', buys(dear));
    expect(table.gold('Ana')).toBe(92);
    expect(table.thing('Ana', 'goose').slot).toBe('slotless');
    expect(table.hero('Ana').identified).toContain('goose');
    expect(table.told('bought').own).toMatchObject({ [table.id('Ana')]: { name: 'Goose' } });
    expect(viewOf(table, 'Ana').hadChest).toBe(true);
  });

  test('is one a week for each: neither bought nor opened is there a second one', () => {
    const { table, key, cheap, dear } = withChests();
    table.does('Ana', buys(cheap));
    const no = { refused: 'one chest a week', rule: 'ORB-08', facts: {} };
    expect(table.refused('Ana', buys(dear))).toEqual(no);
    expect(viewOf(table, 'Ana').legal.buy).not.toContain(dear.id);
    table.does('Ana', buys(key));
    expect(table.refused('Ana', opens(dear))).toEqual(no);
    expect(viewOf(table, 'Ana').legal.open).toEqual([]);
    table.does('Ana', ends).does('Bran', { do: 'enter' }).purse('Bran', 100);
    expect(viewOf(table, 'Bran').hadChest).toBe(false);
    expect(table.does('Bran', buys(dear)).thing('Bran', 'goose')).toBeDefined();
    skipsToNextWeek(table);
    expect(table.game.week).not.toHaveProperty('chests');
  });

  test('of somebody who cannot pay for it stays shut', () => {
    const { table, dear } = withChests();
    table.purse('Ana', 7);
    expect(viewOf(table, 'Ana').legal.buy).not.toContain(dear.id);
    expect(table.refused('Ana', buys(dear))).toMatchObject({
      refused: 'not enough gold',
      facts: { cost: 8, free: 7 },
    });
  });
});

describe('[ORB-08] the key', () => {
  test('says on being bought that it opens nothing for whoever has had a chest', () => {
    const { table, key, cheap } = withChests();
    table.does('Ana', buys(cheap)).does('Ana', buys(key));
    expect(table.told('bought').own[table.id('Ana')]).toMatchObject({ name: 'Key', opens: false });
  });

  test('costs what it says, and opens a chest of one’s choice for nothing more; then it is spent', () => {
    const { table, key, cheap, dear } = withChests();
    table.does('Ana', buys(key));
    expect(table.gold('Ana')).toBe(97);
    expect(table.told('bought').own[table.id('Ana')]).toMatchObject({ name: 'Key', opens: true });
    expect([...viewOf(table, 'Ana').legal.open].sort()).toEqual([cheap.id, dear.id].sort());
    const { id } = table.thing('Ana', 'key');
    table.does('Ana', opens(dear));
    expect(table.gold('Ana')).toBe(97);
    expect(table.transfers).toEqual([]);
    expect(table.thing('Ana', 'goose').slot).toBe('slotless');
    expect(table.hero('Ana').identified).toContain('goose');
    expect(table.game.items[id]).toMatchObject({ holder: 'gone', slot: null });
    expect(table.events).toMatchObject([
      {
        kind: 'opened',
        public: null,
        own: { [table.id('Ana')]: { orb: dear.number, name: 'Goose', by: 'Key', popped: null } },
      },
    ]);
    expect(table.refused('Ana', buys(cheap))).toMatchObject({ refused: 'one chest a week' });
    table.does('Ana', ends).does('Bran', { do: 'enter' }).purse('Bran', 100);
    expect(table.refused('Bran', opens(dear))).toMatchObject({ refused: 'orb empty' });
    expect(table.does('Bran', buys(cheap)).thing('Bran', 'hen')).toBeDefined();
  });

  test('[ENTER-02] [ENTER-04] opens one beside its holder for an action, and what lay in it acts at once', () => {
    const armor = { abilities: [{ always: { armor: 3 } }], kinds: ['treasure', 'chest item'] };
    const goose = treasure('Goose', 60, armor);
    const table = inTheYard({ ...chests, goose }, 'Ana', 'Bran');
    const { key, dear } = weekly(table);
    table.does('Ana', buys(key));
    const self = () => table.game.fight?.creatures[table.id('Ana')] ?? expect.fail('not inside');
    Object.assign(self(), { tile: (dear.tile ?? 0) - 1 });
    const before = { left: table.game.fight?.walk?.left ?? 0, armor: self().sheet.stats.armor };
    table.does('Ana', opens(dear));
    expect(table.game.fight?.walk?.left).toBe(before.left - 1);
    expect(self().sheet.stats.armor).toBe(before.armor + 3);
  });

  test('opens nothing but chests, for nobody but whoever has it, in the own turn', () => {
    const { table, key, dear } = withChests();
    const no = { refused: 'no key', rule: 'ORB-08', facts: {} };
    expect(table.refused('Ana', opens(dear))).toEqual(no);
    expect(viewOf(table, 'Ana').legal.open).toEqual([]);
    table.does('Ana', buys(key));
    const cap = table.game.orbs[table.orb('cap')] ?? expect.fail('no orb');
    expect(table.refused('Ana', opens(cap))).toEqual({
      refused: 'no chest',
      rule: 'ORB-08',
      facts: { orb: cap.number },
    });
    expect(table.refused('Bran', opens(dear))).toMatchObject({ refused: 'not your turn' });
    table.does('Ana', ends).does('Bran', { do: 'enter' });
    expect(table.refused('Bran', opens(dear))).toEqual(no);
  });

  test('[ENTER-10] that could still have opened a chest is told of on leaving, and no other', () => {
    const told = ({ table }: { table: Table }) =>
      table.does('Ana', ends).told('turn ended').own[table.id('Ana')]?.haul?.key;
    const bought = () => {
      const all = withChests();
      all.table.does('Ana', buys(all.key));
      return all;
    };
    expect(told(bought())).toBe('Key');
    expect(told(withChests())).toBeUndefined();
    const late = withChests();
    late.table.does('Ana', buys(late.cheap)).does('Ana', buys(late.key));
    expect(told(late)).toBeUndefined();
    const robbed = bought();
    robbed.table.arrange(({ items }) => {
      const gone = [robbed.cheap, robbed.dear].map(({ item }) => [
        item,
        { ...items[item], holder: 'gone' },
      ]);
      return { items: { ...items, ...(Object.fromEntries(gone) as object) } };
    });
    expect(told(robbed)).toBeUndefined();
  });

  test('opens what nobody need pay for then, whichever it is', () => {
    const { table, key, cheap, dear } = withChests();
    table.does('Ana', buys(key));
    for (const chest of [cheap, dear])
      expect(table.refused('Ana', buys(chest))).toMatchObject({
        ...{ refused: 'key opens it', rule: 'ORB-08', facts: { orb: chest.number } },
      });
  });

  test('that was not used is gone when the week ends, and its owner alone is told, once', () => {
    const { table, key } = withChests();
    table.does('Ana', buys(key)).does('Ana', ends);
    const { id } = table.thing('Ana', 'key');
    skipsToNextWeek(table);
    expect(table.game.items[id]).toMatchObject({ holder: 'gone', slot: null });
    expect(weekly(table).key.item).not.toBe(id);
    expect(table.kinds()).toContain('week began');
    expect(table.told('key expired')).toMatchObject({ rules: ['ORB-08'], public: null });
    expect(table.told('key expired').own).toEqual({ [table.id('Ana')]: { name: 'Key' } });
    skipsToNextWeek(table);
    expect(table.kinds()).not.toContain('key expired');
  });

  test('that lay in its orb still, or was used, is nothing to tell anybody', () => {
    const { table, key, cheap } = withChests();
    table.does('Ana', buys(key)).does('Ana', opens(cheap));
    skipsToNextWeek(table);
    expect(table.kinds()).toContain('week began');
    expect(table.kinds()).not.toContain('key expired');
    skipsToNextWeek(table);
    expect(table.kinds()).not.toContain('key expired');
  });

  test('[GAME-03] goes with its holder', () => {
    const { table, key } = withChests();
    table.does('Ana', buys(key));
    const { id } = table.thing('Ana', 'key');
    table.does('Ana', { do: 'leave' });
    expect(table.game.items[id]?.holder).toBe('gone');
  });
});
