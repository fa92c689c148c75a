import { describe, expect, test } from 'vitest';
import { orbName } from '../../../src/discord/views/orb-lines.ts';
import { tileAt } from '../../../src/rules/board/tile.ts';
import { broughtId, type Definition } from '../../../src/rules/goods.ts';
import { skeleton } from '../../../src/rules/lobby/name.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import {
  beginsDuel,
  begun,
  duelling,
  features,
  fight,
  kills,
  looting,
  nextWeek,
  posts,
  strike,
} from '../../support/table-weeks.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { Table } from '../../support/table.ts';
import { wonders } from '../../support/wonders.ts';

/** A card that lies in no stock, under a hash of its own. */
function sends(table: Table, ...cards: Definition[]): string[] {
  return cards.map((card) => {
    const hash = (Object.keys(table.stock).length + 1).toString(16).padStart(64, '0');
    table.stock[hash] = card;
    return hash;
  });
}
const bring = (goods: string[], why: string | null = null) =>
  ({ do: 'bring', goods, why }) as const;

const thing = (name: string, change: object = {}): Definition => ({
  of: 'item',
  ...{ name, kinds: ['basic equipment'], slot: 'head', cost: 4 },
  abilities: [{ always: { dodge: 3 } }],
  ...change,
});
const beast = (name: string, week?: number): Definition =>
  ({ ...(new Table().stock['rat'] as object), name, week }) as Definition;
const pit = (name: string): Definition => ({
  of: 'map',
  name,
  drawing: '#####\n#@.@#\n#####',
});
const viewOf = (table: Table, name: string) =>
  heroView(table.game, goodsOf(table.stock), table.id(name), table.now);

describe('goods of a host’s own', () => {
  test('are new in this game only: they lie in its orbs from the next week on', () => {
    const table = looting('Ana', 'Bran');
    const [hash = ''] = sends(table, thing('Paper Crown'));
    table.host(bring([hash]));
    expect(table.told('goods brought').public).toEqual({
      fresh: [{ name: 'Paper Crown', of: 'item' }],
      changed: [],
      why: null,
    });
    expect(table.game.goods).not.toHaveProperty(broughtId(skeleton('Paper Crown')));
    table
      .does('Ana', { do: 'end turn' })
      .does('Bran', { do: 'enter' })
      .does('Bran', { do: 'end turn' });
    table
      .comes('next step')
      .comes('feature')
      .comes('betting')
      .comes('next step', { start: 1, initiative: [8, 1] });
    nextWeek(kills(table, 'Ana', 'Bran'));
    const names = (one: Table) => viewOf(one, 'Ana').everyone.orbs.map(orbName);
    expect(names(table)).toContain('Paper Crown');
    const other = nextWeek(kills(duelling('Ana', 'Bran'), 'Ana', 'Bran'));
    expect(names(other)).not.toContain('Paper Crown');
  });

  test('come into force all or none, by a host, and not once the game is over', () => {
    const table = looting('Ana', 'Bran');
    const both = sends(table, thing('Paper Crown'), thing('Odd Wand', { kinds: ['trader item'] }));
    expect(table.refused('Ana', bring(both))).toMatchObject({ refused: 'not host' });
    expect(table.refused('host', bring(both))).toMatchObject({
      refused: 'goods of no use',
      facts: { name: 'Odd Wand', of: 'item', why: 'kinds' },
    });
    expect(table.game).not.toHaveProperty('own');
    table.host({ do: 'cancel' });
    expect(table.refused('host', bring(both))).toMatchObject({ refused: 'game over' });
  });

  test('[ORB-08] what chests hold may be brought, since they hold it from the next week on', () => {
    const table = looting('Ana', 'Bran');
    const gilt = thing('Gilt Goose', { kinds: ['treasure', 'chest item'] });
    table.host(bring(sends(table, gilt)));
    expect(table.game.own).toBeDefined();
  });

  test('are refused where nobody would ever meet, wear or walk on them', () => {
    const table = looting('Ana', 'Bran');
    const why = (card: Definition) => table.refused('host', bring(sends(table, card))).facts;
    expect(why(beast('Stray'))).toMatchObject({ why: 'no week' });
    expect(why(beast('Late', 1))).toMatchObject({ why: 'week' });
    expect(why({ ...pit('Mews'), stalls: [1] } as never)).toMatchObject({
      of: 'map',
      why: 'stalls',
    });
    expect(why(beast('Bran', 4))).toMatchObject({ name: 'Bran', hero: 'Bran' });
    expect(why(thing('cap'))).toMatchObject({ name: 'cap', other: 'Cap' });
    expect(why(thing('x'))).toMatchObject({ what: 'game' });
  });

  test('a monster of one’s own meets the first in its week, before any of the stock', () => {
    const table = new Table('Ana', 'Bran');
    table.host(bring(sends(table, beast('Ratling', 1), pit('Own Pit')))).host({ do: 'start' });
    table.comes('next step');
    expect(table.game.week).toMatchObject({
      map: broughtId(skeleton('Own Pit')),
      monster: { definition: broughtId(skeleton('Ratling')) },
    });
  });

  test.each([
    [1, 'Alley'],
    [2, 'Zoo'],
  ])('of several arenas of one’s own the week’s is drawn by lot: %i', (lot, name) => {
    const table = new Table('Ana', 'Bran');
    table.host(bring(sends(table, pit('Zoo'), pit('Alley')))).host({ do: 'start' });
    table.comes('next step', { arena: lot });
    expect(table.game.week?.map).toBe(broughtId(skeleton(name)));
  });
});

describe('[GAME-06] what a host changes in a running game', () => {
  const sash = (power: number): Definition =>
    thing('Sash', {
      ...{ kinds: ['dependent'], slot: 'belt', power },
      abilities: [{ depends: { armor: 'perception + X' } }],
    });
  /** Ana has worn it since she last levelled up. */
  function wearsSash(table: Table): void {
    Object.assign(table.stock, { sash: sash(20) });
    const id = table.gives('Ana', 'sash', 'worn');
    table.arrange(({ items }) => ({
      items: { ...items, [id]: { ...items[id], counts: 25 } as never },
    }));
  }

  const reason = 'It never ended.';

  test('is so at once for who has it, and its card says which version it is and why', () => {
    const table = looting('Ana', 'Bran');
    const cap = table.gives('Ana', 'cap', 'worn');
    table.host(bring(sends(table, thing('Cap')), reason));
    expect(table.told('goods brought')).toMatchObject({
      rules: ['GAME-06'],
      public: { fresh: [], changed: [{ name: 'Cap', of: 'item', version: 2 }], why: reason },
    });
    const own = viewOf(table, 'Ana').items.find(({ id }) => id === cap);
    expect(own).toMatchObject({
      abilities: [{ always: { dodge: 3 } }],
      changed: { version: 2, week: 1, why: reason },
    });
    table.host(bring(sends(table, thing('Cap', { cost: 5 })), 'Too cheap.'));
    const again = viewOf(table, 'Ana').items.find(({ id }) => id === cap);
    expect(again).toMatchObject({ cost: 5, changed: { version: 3, why: 'Too cheap.' } });
  });

  test('wants a reason once the game has begun, and none in the lobby', () => {
    const table = looting('Ana', 'Bran');
    expect(table.refused('host', bring(sends(table, thing('Cap'))))).toMatchObject({
      refused: 'goods want a reason',
      facts: { names: ['Cap'] },
    });
    const lobby = new Table('Ana');
    lobby.host(bring(sends(lobby, thing('Cap'))));
    expect(lobby.told('goods brought').public).toMatchObject({
      changed: [{ version: 2 }],
      why: null,
      first: true,
    });
  });

  test('stays what it is: of its kinds, for its slot, an item an item', () => {
    const table = looting('Ana', 'Bran');
    const part = (card: Definition) => table.refused('host', bring(sends(table, card), reason));
    expect(part(thing('Cap', { slot: 'ring' }))).toMatchObject({
      refused: 'another thing',
      rule: 'GAME-06',
      facts: { part: 'slot' },
    });
    expect(part(thing('Cap', { kinds: ['magic equipment'] })).facts).toMatchObject({
      part: 'kinds',
    });
    expect(part(beast('Cap', 9)).facts).toMatchObject({ part: 'kind' });
    const same = table.stock['cap'] ?? thing('');
    table.stock['f'.repeat(64)] = same;
    table.host(bring(['f'.repeat(64)], reason));
    expect(table.refused('host', bring(['f'.repeat(64)], reason))).toMatchObject({
      refused: 'goods stand',
    });
  });

  test('[ITEM-03] of what it depends on lets it come to nothing until the next level', () => {
    const table = looting('Ana', 'Bran');
    const sash = (depends: object, cost = 4) =>
      thing('Sash', { kinds: ['dependent'], slot: 'belt', cost, abilities: [{ depends }] });
    Object.assign(table.stock, { sash: sash({ armor: 'perception' }) });
    const id = table.gives('Ana', 'sash', 'worn');
    table.arrange(({ items }) => ({
      items: { ...items, [id]: { ...items[id], counts: 5 } as never },
    }));
    table.host(bring(sends(table, sash({ armor: 'perception' }, 5)), reason));
    expect(table.thing('Ana', 'sash').counts).toBe(5);
    table.host(bring(sends(table, sash({ dodge: 'perception' }, 5)), reason));
    expect(table.thing('Ana', 'sash').counts).toBeNull();
  });

  test('[ITEM-03] [GAME-06] while its owner fights, too, and nothing of it comes back out of the fight', () => {
    const table = features('Ana', 'Bran');
    const sash = (depends: object) =>
      thing('Sash', { kinds: ['dependent'], slot: 'belt', abilities: [{ depends }] });
    Object.assign(table.stock, { sash: sash({ armor: 'perception' }) });
    const id = table.gives('Ana', 'sash', 'worn');
    table.arrange(({ items }) => ({
      items: { ...items, [id]: { ...items[id], counts: 5 } as never },
    }));
    for (const name of ['Ana', 'Bran']) posts(table, name);
    beginsDuel(table.comes('betting'));
    table.host(bring(sends(table, sash({ dodge: 'perception' })), reason));
    kills(table, 'Ana', 'Bran');
    expect(table.thing('Ana', 'sash').counts).toBeNull();
  });

  test('[GAME-06] [ITEM-35] of a trap reaches it where it lies, but not in the fight that runs', () => {
    const table = begun('Ana', 'Bran');
    const rug = (stealth: number, deal: number | string, power = 3) =>
      thing('Rug', {
        ...{ kinds: ['trap'], slot: 'slotless', power },
        abilities: [{ trap: { stealth }, do: [{ deal, type: 'fire', piercing: 0 }] }],
      });
    const yard = { of: 'map', name: 'Pit', drawing: '####\n#@@#\n#..#\n####' } as const;
    Object.assign(table.stock, { pit: yard, rug: rug(15, 'X') });
    const item = table.gives('Ana', 'rug', 'worn');
    table.does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    table.does('Ana', fight({ do: 'place trap', item, at: tileAt(1, 2) }));
    const trap = () => table.game.items[item]?.lies?.trap;
    const inFight = () => table.game.fight?.things[0];
    table.host(bring(sends(table, rug(5, 'X', 1)), reason));
    expect(inFight()).toMatchObject({ stealth: 15, x: 3 });
    table.does('Ana', strike('m1'), { 'to hit': 20 });
    expect(trap()).toMatchObject({ stealth: 5, x: 1 });
    table.host(bring(sends(table, rug(5, 'X', 2)), reason));
    expect(trap()).toMatchObject({ does: [{ deal: 'X' }], spent: false, x: 2 });
    table.host(bring(sends(table, rug(4, 2, 0)), reason));
    expect(trap()).toMatchObject({ stealth: 4, does: [{ deal: 2 }] });
  });

  test('[GAME-06] [ORB-04] of what lies in an orb is what the orb costs, unless that is red', () => {
    const table = looting('Ana', 'Bran');
    const orb = table.orb('cap');
    const costs = () => table.game.orbs[orb]?.cost;
    const dear = (cost: number) => thing('Cap', { ...table.stock['cap'], cost });
    const before = costs();
    table.host(bring(sends(table, dear(31)), reason));
    expect([before === 31, costs()]).toEqual([false, 31]);
    table.arrange(({ orbs }) => ({
      orbs: { ...orbs, [orb]: { ...orbs[orb], colour: 'red' } as never },
    }));
    table.host(bring(sends(table, dear(77)), reason));
    expect(costs()).toBe(31);
  });

  test('[ITEM-03] of the power by which it counts lets it come to nothing, too', () => {
    const table = looting('Ana', 'Bran');
    wearsSash(table);
    table.host(bring(sends(table, sash(1)), reason));
    expect(table.thing('Ana', 'sash').counts).toBeNull();
  });

  test('[ITEM-03] [GAME-06] of that power, in the midst of a fight, lets nothing come back out of it', () => {
    const table = features('Ana', 'Bran');
    wearsSash(table);
    for (const name of ['Ana', 'Bran']) posts(table, name);
    beginsDuel(table.comes('betting'));
    table.host(bring(sends(table, sash(1)), reason));
    kills(table, 'Ana', 'Bran');
    expect(table.thing('Ana', 'sash').counts).toBeNull();
  });

  test('[FORGE-02] leaves a greater one the charges that it has by that', () => {
    const table = looting('Ana', 'Bran');
    Object.assign(table.stock, { wand: { ...wonders.wand, charges: 4 } });
    const id = table.gives('Ana', 'wand', 'worn');
    const form = { greater: 'alone' as const };
    table.arrange(({ items }) => ({
      items: { ...items, [id]: { ...items[id], form, charges: 6 } as never },
    }));
    const dearer = { ...wonders.wand, charges: 4, cost: 99 } as Definition;
    table.host(bring(sends(table, dearer), reason));
    expect(table.thing('Ana', 'wand').charges).toBe(6);
  });

  test('has no more charges left than it has now', () => {
    const table = looting('Ana', 'Bran');
    const scroll = Object.values(table.game.items).find(
      ({ definition }) => definition === 'scroll',
    );
    expect(scroll?.charges).toBe(3);
    const weaker = { ...table.stock['scroll'], abilities: [{ identify: { charges: 2 } }] };
    table.host(bring(sends(table, weaker as Definition), reason));
    expect(table.game.items[scroll?.id ?? ('' as never)]?.charges).toBe(2);
  });

  test('[WEEK-03] gets back nothing of what was spent before', () => {
    const table = looting('Ana', 'Bran');
    Object.assign(table.stock, { wand: { ...wonders.wand, charges: 4 } });
    const id = table.gives('Ana', 'wand', 'worn');
    table.arrange(({ items }) => ({
      items: { ...items, [id]: { ...items[id], charges: 1 } as never },
    }));
    const weaker = { ...wonders.wand, charges: 3 } as Definition;
    table.host(bring(sends(table, weaker), reason));
    expect(table.thing('Ana', 'wand').charges).toBe(1);
  });

  test('[GAME-06] has no more left either once a fight is over in which it had more', () => {
    const table = features('Ana', 'Bran');
    Object.assign(table.stock, { wand: { ...wonders.wand, charges: 3 } });
    table.gives('Ana', 'wand', 'worn');
    for (const name of ['Ana', 'Bran']) posts(table, name);
    beginsDuel(table.comes('betting'));
    table.host(bring(sends(table, wonders.wand), reason));
    expect(table.thing('Ana', 'wand').charges).toBe(2);
    kills(table, 'Ana', 'Bran');
    expect(table.thing('Ana', 'wand').charges).toBe(2);
  });

  test('a monster, or the map, is as it was until the next week', () => {
    const table = duelling('Ana', 'Bran');
    const [hash] = sends(table, { ...table.stock['rat'], level: 3 } as Definition);
    table.host(bring([hash ?? ''], reason));
    expect(table.game.goods['rat']).toBe('rat');
    nextWeek(kills(table, 'Ana', 'Bran'));
    expect(table.game.goods['rat']).toBe(hash);
    expect(table.game.week?.monster).toMatchObject({ definition: 'rat', level: 5 });
  });

  test('is in the fight that runs what it was, and in the next one what it is', () => {
    const table = duelling('Ana', 'Bran');
    const nail = {
      ...table.stock['nail'],
      abilities: [{ attack: { range: 1, damage: 1, piercing: 0, type: 'physical' } }],
    };
    table.host(bring(sends(table, nail as Definition), reason));
    kills(table, 'Ana', 'Bran');
    expect(table.game.duel?.result).toMatchObject({ kind: 'won', winner: table.id('Ana') });
  });

  test('is told to everybody by name and reason, and what it does to nobody who does not know', () => {
    const table = looting('Ana', 'Bran');
    table.gives('Ana', 'cap', 'worn');
    table.host(bring(sends(table, thing('Cap')), reason));
    const { brought } = viewOf(table, 'Bran').everyone;
    expect(brought).toEqual([{ name: 'Cap', version: 2, week: 1, why: reason }]);
    expect(JSON.stringify(viewOf(table, 'Bran'))).not.toContain('dodge":3');
  });
});
