import { describe, expect, test } from 'vitest';
import { type Form, type Item } from '../../../src/rules/game.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { type ItemId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { additions } from '../../support/additions.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';
import {
  beginsDuel,
  begun,
  concedes,
  features,
  fight,
  nextWeek,
  posts,
  skipsToNextWeek,
  strike,
} from '../../support/table-weeks.ts';
import { inTheYard } from '../../support/yard.ts';

const card = (more: object): Definition => ({
  of: 'item',
  ...itemSchema.parse({ kinds: ['magic equipment'], slot: 'neck', cost: 9, ...more }),
});
const sip = { use: {}, do: [{ 'temporary hp': 1 }] };
const reveille = { ...sip, name: 'Reveille', limit: { each: 'week' } };
const lastPost = { ...sip, name: 'Last Post', limit: { each: 'game', times: 2 } };
const bugle = { name: 'Bugle', abilities: [reveille, lastPost] };
const goods = {
  bugle: card(bugle),
  fife: card({ ...bugle, name: 'Fife', slot: 'slotless' }),
  dog: card({
    ...{ name: 'Dog', kinds: ['companion'], slot: 'slotless' },
    abilities: [{ companion: 'Nip', hp: 9, abilities: [reveille, lastPost] }],
  }),
};

/** Room for who comes along. */
const yard: Record<string, Definition> = {
  pit: { of: 'map', name: 'Yard', drawing: '@......@\n........\n........' },
};
const idOf = (thing: ItemId) => `c${Number(thing.slice(1))}` as const;
const stocked = (table: Table): Table => {
  Object.assign(table.stock, goods);
  return table;
};
/** Bran has that on, and fights Cleo. */
function inDuel(
  thing: keyof typeof goods,
  more: Record<string, Definition> = {},
  used: NonNullable<Item['used']> = [],
) {
  const table = stocked(features('Ana', 'Bran', 'Cleo'));
  Object.assign(table.stock, more);
  const id = table.gives('Bran', thing, 'worn');
  if (used.length > 0) made(table, id, { used });
  return { table: fights(table), thing: id };
}
function fights(table: Table): Table {
  for (const name of ['Bran', 'Cleo']) posts(table, name);
  return beginsDuel(table.comes('betting'));
}
/** The week after, before the monster, with the same things. */
const inNextWeek = (table: Table): Table => {
  nextWeek(concedes(table, 'Bran'));
  return table.does('Bran', { do: 'enter' }, { initiative: [8, 1] });
};

const [weekly, ofGame] = [0, 1];
const uses = (item: ItemId, ability: number) =>
  fight({ do: 'activate', item, ability, targets: [], tile: null });
const usedUp = (each: string, times: number) => ({
  refused: 'used enough',
  facts: { each, times },
});
/** Both of Bran’s actions are over. */
const again = (table: Table): Table => table.does('Cleo', fight({ do: 'end turn' }));
const left = (table: Table, id: ItemId) =>
  heroView(table.game, goodsOf(table.stock), table.id('Bran'), table.now).items.find(
    (item) => item.id === id,
  )?.uses;
const made = (table: Table, item: ItemId, change: Partial<Item> & { form?: Form }) =>
  table.arrange(({ items }) => ({
    items: { ...items, [item]: { ...items[item], ...change } as Item },
  }));

describe('uses of a week and of the game', () => {
  test('[ITEM-27] are over with the last, in this fight and in the next one of the week', () => {
    const { table, thing } = inDuel('bugle');
    table.does('Bran', uses(thing, weekly)).does('Bran', uses(thing, ofGame));
    again(table);
    expect(table.refused('Bran', uses(thing, weekly))).toMatchObject(usedUp('week', 1));
    table.does('Bran', uses(thing, ofGame));
    expect(table.refused('Bran', uses(thing, ofGame))).toMatchObject(usedUp('game', 2));
  });

  test('[WEEK-03] [ITEM-27] a week’s come back with the level, the game’s never', () => {
    const { table, thing } = inDuel('bugle');
    table.does('Bran', uses(thing, weekly)).does('Bran', uses(thing, ofGame));
    again(table).does('Bran', uses(thing, ofGame));
    inNextWeek(table);
    expect(table.hero('Bran').level).toBe(2);
    table.does('Bran', uses(thing, weekly));
    expect(table.refused('Bran', uses(thing, weekly))).toMatchObject(usedUp('week', 1));
    expect(table.refused('Bran', uses(thing, ofGame))).toMatchObject(usedUp('game', 2));
  });

  test('[DUEL-12] are in the duel as the week’s monster left them', () => {
    const table = stocked(begun('Bran', 'Cleo'));
    const thing = table.gives('Bran', 'bugle', 'worn');
    table.does('Bran', { do: 'enter' }, { initiative: [8, 1] }).does('Bran', uses(thing, weekly));
    table.does('Bran', strike('m1'), { 'to hit': 20 }).does('Bran', { do: 'end turn' });
    table.does('Cleo', { do: 'enter' }).does('Cleo', { do: 'end turn' });
    fights(table.comes('next step'));
    expect(table.refused('Bran', uses(thing, weekly))).toMatchObject(usedUp('week', 1));
    table.does('Bran', uses(thing, ofGame));
  });

  test('[ENTER-02] [ITEM-02] stay used, and no more of them, as its owner sets a gem on a thing', () => {
    const table = inTheYard({ ...goods, ...additions }, 'Bran', 'Cleo');
    const thing = table.gives('Bran', 'bugle', 'worn');
    const ruby = table.gives('Bran', 'ruby');
    const helm = table.gives('Bran', 'helm', 'worn');
    made(table, ruby, { on: thing, home: thing });
    table.does('Bran', { do: 'attach', item: ruby, onto: helm });
    table.does('Bran', uses(thing, weekly)).does('Bran', uses(thing, ofGame));
    made(table, ruby, { moved: null });
    table.does('Bran', { do: 'attach', item: ruby, onto: thing });
    expect(table.refused('Bran', uses(thing, weekly))).toMatchObject(usedUp('week', 1));
    table.does('Bran', uses(thing, ofGame));
    expect(table.refused('Bran', uses(thing, ofGame))).toMatchObject(usedUp('game', 2));
  });

  test('[ITEM-15] stay with the thing when it changes hands', () => {
    const { table, thing } = inDuel('bugle');
    table.does('Bran', uses(thing, weekly)).does('Bran', uses(thing, ofGame));
    concedes(table, 'Cleo');
    made(table, thing, { holder: `hero:${table.id('Ana')}`, slot: null });
    skipsToNextWeek(table);
    made(table, thing, { holder: `hero:${table.id('Bran')}` });
    expect(left(table, thing)).toEqual([
      { ability: 'Reveille', each: 'week', left: 1 },
      { ability: 'Last Post', each: 'game', left: 1 },
    ]);
  });

  test('[ITEM-24] are counted of who comes along with a thing, too', () => {
    const { table, thing } = inDuel('dog', yard);
    const dogs = (ability: number) => ({ ...uses(thing, ability), by: idOf(thing) });
    table.does('Bran', dogs(weekly)).does('Bran', dogs(ofGame));
    expect(left(concedes(table, 'Cleo'), thing)).toEqual([
      { ability: 'Reveille', each: 'week', left: 0 },
      { ability: 'Last Post', each: 'game', left: 1 },
    ]);
    expect(left(skipsToNextWeek(table), thing)).toEqual([
      { ability: 'Reveille', each: 'week', left: 1 },
      { ability: 'Last Post', each: 'game', left: 1 },
    ]);
  });

  test('[ITEM-24] that one fight has used are used in the next one, of who comes along, too', () => {
    const { table, thing } = inDuel('dog', yard, [{ ability: 'Last Post', times: 2 }]);
    const dogs = (ability: number) => ({ ...uses(thing, ability), by: idOf(thing) });
    expect(table.refused('Bran', dogs(ofGame))).toMatchObject(usedUp('game', 2));
    table.does('Bran', dogs(weekly));
    expect(left(concedes(table, 'Cleo'), thing)).toMatchObject([{ left: 0 }, { left: 0 }]);
  });

  test('[FORGE-03] [FORGE-02] are each half’s own, of things that are one, and a greater one’s', () => {
    const table = stocked(features('Ana', 'Bran', 'Cleo'));
    const [one, other] = (['bugle', 'fife'] as const).map((name) =>
      table.gives('Bran', name, 'worn'),
    ) as [ItemId, ItemId];
    made(table, one, { form: { greater: 'as one' } });
    made(table, other, { form: { greater: 'as one', partOf: one }, slot: 'neck' });
    fights(table).does('Bran', uses(other, weekly)).does('Bran', uses(one, ofGame));
    again(table);
    expect(table.refused('Bran', uses(other, weekly))).toMatchObject(usedUp('week', 1));
    expect(left(concedes(table, 'Cleo'), one)?.map((each) => each.left)).toEqual([1, 1, 0, 2]);
    expect(left(skipsToNextWeek(table), one)?.map((each) => each.left)).toEqual([1, 1, 1, 2]);
  });
});

describe('[GAME-06] what a host changes about them', () => {
  const brings = (table: Table, abilities: object[]): Table => {
    const hash = String(Object.keys(table.stock).length).padStart(64, '0');
    table.stock[hash] = card({ ...bugle, abilities });
    return table.host({ do: 'bring', goods: [hash], why: 'Too loud.' });
  };
  const used = () => {
    const { table, thing } = inDuel('bugle');
    table.does('Bran', uses(thing, weekly)).does('Bran', uses(thing, ofGame));
    return { table, thing };
  };
  const tattoo = { ...sip, name: 'Tattoo', limit: { each: 'game' } };

  test.each(['before the fight is over', 'afterwards'])(
    'moves no count to another ability, %s',
    (when) => {
      const { table, thing } = used();
      if (when === 'afterwards') concedes(table, 'Cleo');
      brings(table, [tattoo, lastPost, reveille]);
      if (when !== 'afterwards') concedes(table, 'Cleo');
      expect(left(table, thing)).toEqual([
        { ability: 'Tattoo', each: 'game', left: 1 },
        { ability: 'Last Post', each: 'game', left: 1 },
        { ability: 'Reveille', each: 'week', left: 0 },
      ]);
    },
  );

  test('leaves none of fewer than have been used, and holds from then on', () => {
    const { table, thing } = used();
    concedes(again(table).does('Bran', uses(thing, ofGame)), 'Bran');
    brings(table, [reveille, { ...lastPost, limit: { each: 'game', times: 1 } }]);
    expect(left(table, thing)?.map((one) => one.left)).toEqual([0, 0]);
    brings(table, [reveille, { ...lastPost, limit: { each: 'week', times: 3 } }]);
    expect(left(table, thing)?.map((one) => one.left)).toEqual([0, 1]);
    expect(left(skipsToNextWeek(table), thing)?.map((one) => one.left)).toEqual([1, 3]);
  });

  test('[WEEK-03] leaves nothing counted of a week that is over, be it another span meanwhile', () => {
    const { table, thing } = used();
    concedes(table, 'Cleo');
    brings(table, [{ ...reveille, limit: { each: 'fight' } }, lastPost]);
    skipsToNextWeek(table);
    brings(table, [reveille, lastPost]);
    expect(left(table, thing)?.map((one) => one.left)).toEqual([1, 1]);
  });
});
