import { describe, expect, test } from 'vitest';
import { type Creature, type CreatureId } from '../../../src/rules/combat/creature.ts';
import { tileAt, tileName } from '../../../src/rules/board/tile.ts';
import { type ItemId } from '../../../src/rules/names.ts';
import { type Table } from '../../support/table.ts';
import {
  beats,
  beginsDuel,
  begun,
  concedes,
  fight,
  features,
  posts,
  skipsToNextWeek,
} from '../../support/table-weeks.ts';
import { wonders } from '../../support/wonders.ts';

const yard = { of: 'map' as const, name: 'Yard', drawing: '@......@\n........\n........' };

/** Bran and Cleo are about to fight, and Bran has those on. */
function inDuel(...cards: (keyof typeof wonders)[]): { table: Table; things: ItemId[] } {
  const table = features('Ana', 'Bran', 'Cleo');
  Object.assign(table.stock, wonders, { pit: yard });
  const things = cards.map((card) => table.gives('Bran', card, 'worn'));
  return { table, things };
}

function fights(table: Table): Table {
  for (const name of ['Bran', 'Cleo']) posts(table, name);
  return beginsDuel(table.comes('betting'));
}

/** The same where one of them is too large for any start but one. */
function fightsMounted(table: Table): Table {
  for (const name of ['Bran', 'Cleo']) posts(table, name);
  return table.comes('betting').comes('next step', { 'start pair': 1, initiative: [8, 1] });
}

const idOf = (thing: ItemId): CreatureId => `c${Number(thing.slice(1))}`;
const standing = (table: Table, thing: ItemId): Creature | undefined =>
  table.game.fight?.creatures[idOf(thing)];

/** Something happens to who came along with that thing. */
const befalls = (table: Table, thing: ItemId, change: Partial<Creature>): Table =>
  table.arrange(({ fight: now }) => {
    if (!now) throw new Error('nobody fights');
    const one = { ...(now.creatures[idOf(thing)] as Creature), ...change };
    return { fight: { ...now, creatures: { ...now.creatures, [one.id]: one } } };
  });

describe('a companion', () => {
  test('[ITEM-24] stands beside its owner from the first on, and acts in its turn', () => {
    const { table, things } = inDuel('hound');
    fights(table);
    const [nip] = things.map((thing) => standing(table, thing));
    const owner = table.game.fight?.creatures[table.id('Bran')];
    expect(nip).toMatchObject({ name: 'Nip', side: owner?.side, player: table.id('Bran') });
    expect(nip?.tile).toBe((owner?.tile ?? 0) + 1);
    expect(table.game.fight?.turn.companions).toEqual({ [nip?.id ?? '']: 2 });
  });

  test('[ITEM-33] is as hurt afterwards as it came out of the fight, with its charges', () => {
    const { table, things } = inDuel('hound');
    const [hound = 'i0' as ItemId] = things;
    const kit = () => standing(fights(table), hound)?.kit?.map((one) => ({ ...one, charges: 1 }));
    befalls(table, hound, { damageTaken: 4, kit: kit() ?? [] });
    concedes(table, 'Cleo');
    expect(table.game.items[hound]).toMatchObject({ companion: { damageTaken: 4 }, charges: 1 });
  });

  test('[ITEM-33] that has died stays away until its owner levels up, and is whole then', () => {
    const { table, things } = inDuel('hound');
    const [hound = 'i0' as ItemId] = things;
    befalls(fights(table), hound, { dead: true, damageTaken: 9 });
    concedes(table, 'Cleo');
    expect(table.game.items[hound]?.companion).toEqual({ isOut: true });
    skipsToNextWeek(table);
    expect(table.game.items[hound]?.companion).toEqual({});
    expect(table.game.items[hound]).toMatchObject({ charges: 2, slot: 'slotless' });
  });

  test('[ITEM-33] who is out comes into no fight', () => {
    const { table, things } = inDuel('hound');
    const [hound = 'i0' as ItemId] = things;
    table.arrange(({ items }) => {
      const one = { ...items[hound], companion: { isOut: true } } as (typeof items)[ItemId];
      return { items: { ...items, [hound]: one } };
    });
    expect(standing(fights(table), hound)).toBeUndefined();
  });

  test('[ENTER-01] stays at home with what is not worn', () => {
    const { table } = inDuel();
    const hound = table.gives('Bran', 'hound', 'stored');
    expect(standing(fights(table), hound)).toBeUndefined();
  });

  test('[ITEM-33] [MOVE-15] begins in lava or the Styx only where nothing else is free', () => {
    const { table, things } = inDuel('hound');
    const drawing = '@^.....@\n~~......\n........';
    Object.assign(table.stock, { pit: { ...yard, drawing } });
    fights(table);
    const [nip] = things.map((thing) => standing(table, thing));
    expect(tileName(nip?.tile ?? tileAt(0, 0))).toBe('C1');
  });

  test('[ITEM-33] [MOVE-06] begins on no wall, though it can climb one', () => {
    const { table, things } = inDuel('hound');
    const { hound } = wonders;
    if (hound.of !== 'item') expect.fail('no thing');
    const abilities = hound.abilities.map((one) => ({ ...one, ways: ['climb' as const] }));
    const drawing = '########\n#@....@#\n#......#\n########';
    Object.assign(table.stock, { hound: { ...hound, abilities }, pit: { ...yard, drawing } });
    fights(table);
    const [nip] = things.map((thing) => standing(table, thing));
    expect(nip?.movement).toContain('climb');
    expect(tileName(nip?.tile ?? tileAt(0, 0))).toBe('C2');
  });

  test('[ITEM-33] [DUEL-16] stays away where there is no room, and the fight begins without it', () => {
    const { table, things } = inDuel('hound');
    Object.assign(table.stock, { pit: { ...yard, drawing: '####\n#@@#\n####' } });
    fights(table);
    expect(things.map((thing) => standing(table, thing))).toEqual([undefined]);
    expect(table.game.fight?.creatures[table.id('Bran')]).toBeDefined();
  });
});

describe('a mount in its slot', () => {
  test('[SLOT-07] [MOVE-16] is ridden from the first on', () => {
    const { table, things } = inDuel('mule');
    const [mule = 'i0' as ItemId] = things;
    fightsMounted(table);
    const rider = table.game.fight?.creatures[table.id('Bran')];
    expect(rider).toMatchObject({ mount: idOf(mule), tile: standing(table, mule)?.tile, size: 1 });
  });

  test('[MOVE-16] is not ridden by who is no smaller, and stands beside', () => {
    const { table, things } = inDuel('mule', 'stilts');
    const [mule = 'i0' as ItemId] = things;
    fightsMounted(table);
    expect(table.game.fight?.creatures[table.id('Bran')]?.mount).toBeNull();
    expect(standing(table, mule)).toBeDefined();
  });

  test('[MOVE-12] takes an action to get off, as anywhere', () => {
    const { table, things } = inDuel('mule');
    const [mule = 'i0' as ItemId] = things;
    fightsMounted(table);
    const tile = (standing(table, mule)?.tile ?? 0) + 2;
    table.does('Bran', fight({ do: 'unmount', to: tile as never }));
    expect(table.game.fight?.creatures[table.id('Bran')]).toMatchObject({ mount: null, tile });
    expect(table.game.fight?.turn.actions).toBe(1);
  });
});

describe('an egg', () => {
  test('[ITEM-25] [WEEK-12] [ANN-01] hatches with the level-up that ends its time, worn or not', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    Object.assign(table.stock, wonders);
    const egg = table.gives('Bran', 'egg', 'stored');
    skipsToNextWeek(table);
    expect(table.game.items[egg]?.companion).toEqual({ level: -1 });
    expect(table.events.some(({ kind }) => kind === 'hatched')).toBe(false);
    skipsToNextWeek(table);
    expect(table.game.items[egg]?.companion).toEqual({ level: 0 });
    expect(table.told('hatched').public).toMatchObject({
      hero: { name: 'Bran' },
      name: 'Wyrmling',
    });
  });

  test('[ANN-01] that is bought is told to everybody', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    Object.assign(table.stock, wonders);
    const orb = table.orb('cap');
    table.arrange(({ items, goods, orbs }) => {
      const id = orbs[orb]?.item ?? ('i0' as ItemId);
      const item = { ...items[id], definition: 'egg' } as (typeof items)[ItemId];
      return { goods: { ...goods, egg: 'egg' }, items: { ...items, [id]: item } };
    });
    beats(table, 'Ana').purse('Ana', 100).does('Ana', { do: 'buy', orb, popOff: null });
    expect(table.told('egg gained').public).toMatchObject({
      hero: { name: 'Ana' },
      name: 'Blue Egg',
    });
  });

  const withEgg = (level: number) => {
    const { table, things } = inDuel('egg');
    const [egg = 'i0' as ItemId] = things;
    table.arrange(({ items }) => {
      const one = { ...items[egg], companion: { level } } as (typeof items)[ItemId];
      return { items: { ...items, [egg]: one } };
    });
    if (level > 0) fightsMounted(table);
    else fights(table);
    return { rider: table.game.fight?.creatures[table.id('Bran')], one: standing(table, egg) };
  };

  test('[ITEM-25] comes into no fight before it has hatched', () => {
    expect(withEgg(-1).one).toBeUndefined();
  });

  test('[ITEM-25] [MONSTER-05] begins with what its card says, and gains from level 1 on', () => {
    expect(withEgg(0).one?.sheet.stats).toMatchObject({ hp: 8, accuracy: 0, size: 0 });
    expect(withEgg(2).one).toMatchObject({ level: 2, sheet: { stats: { hp: 16, accuracy: 2 } } });
  });

  test('[MONSTER-06] [SLOT-07] is ridden from its level on, and not before', () => {
    expect(withEgg(0).rider?.mount).toBeNull();
    expect(withEgg(1)).toMatchObject({ rider: { mount: expect.stringMatching(/^c/) as string } });
  });
});
