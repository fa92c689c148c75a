import { describe, expect, test } from 'vitest';
import { groundAt } from '../../../src/rules/board/terrain.ts';
import { columnOf, type Tile, tileDistance, tileNamed } from '../../../src/rules/board/tile.ts';
import { type Orb } from '../../../src/rules/game.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { cards, goodsOf } from '../../support/table-cards.ts';
import { begun, skipsToNextWeek } from '../../support/table-weeks.ts';
import { Table } from '../../support/table.ts';

/** Three places for orbs, among them G at H2, and a secret at J4. */
const yard: Definition = {
  of: 'map',
  name: 'Yard',
  drawing: ['###########', '#@.....G..#', '#.*.....*.#', '#.......*x#', '###########'].join('\n'),
  stalls: { G: 'Goop' },
  hides: { x: 'behind the last door' },
};
const other: Definition = { ...yard, name: 'Court' };

const treasure = (name: string, cost: number, more: object): Definition => ({
  of: 'item',
  ...itemSchema.parse({ name, cost, slot: 'slotless', ...more }),
});

/** The first week of a game whose stock has these menageries. */
function beginsOn(maps: Record<string, Definition>, ...order: string[]): Table {
  const table = new Table(...order);
  Object.assign(table.stock, maps);
  table.host({ do: 'start' });
  return table.comes('next step');
}
const view = (table: Table) => publicView(table.game, goodsOf(table.stock), table.now);
const places = (table: Table) => view(table).orbs.flatMap(({ tile = [] }) => tile);
const marked = ['C3', 'I3', 'I4'].map((name) => tileNamed(name));

describe('the places of orbs', () => {
  test('[ORB-01] are those that the map marks, one for each, and then the floor beside them', () => {
    const table = beginsOn({ yard }, 'Ana', 'Bran');
    const all = places(table);
    expect(all).toHaveLength(view(table).orbs.length);
    expect(new Set(all).size).toBe(all.length);
    expect(all.slice(0, 3).toSorted()).toEqual(marked);
    for (const tile of all.slice(3)) {
      expect(marked.some((one) => one !== null && tileDistance(one, tile) === 1)).toBe(true);
      expect(tile).not.toBe(tileNamed('H2'));
    }
  });

  test('[ORB-07] have the cheap where nobody has to swim for it', () => {
    const river = ['############', '#@...G~***.#', '#.**..~***x#', '#.....~....#', '############'];
    const banks: Definition = { ...yard, drawing: river.join('\n') };
    const table = beginsOn({ banks }, 'Ana', 'Bran');
    const across = ({ tile = 0 }: { tile?: number }) => columnOf(tile as Tile) > 6;
    const byCost = view(table).orbs.toSorted((a, b) => a.cost - b.cost);
    const swims = byCost.map(across);
    expect(new Set(swims).size).toBe(2);
    expect(swims.indexOf(true)).toBeGreaterThan(0);
    expect(swims.slice(swims.indexOf(true))).not.toContain(false);
  });

  test('[ORB-07] [ORB-10] have the key and the chests of the week there, too, however dear', () => {
    const river = ['############', '#@...G~***.#', '#.**..~***x#', '#.....~....#', '############'];
    const held = { kinds: ['treasure', 'chest item'], abilities: [{ 'level up': { gold: 1 } }] };
    const key = { kinds: ['treasure', 'chest key'], abilities: [{ open: 'chest' }] };
    const table = beginsOn(
      {
        banks: { ...yard, drawing: river.join('\n') },
        ...{ key: treasure('Key', 500, key), goose: treasure('Goose', 60, held) },
        ...{
          hen: treasure('Hen', 20, held),
          blue: { ...cards['blue'], chests: [500, 800] } as Definition,
        },
      },
      'Ana',
      'Bran',
    );
    const across = ({ tile = 0 }: { tile?: number }) => columnOf(tile as Tile) > 6;
    const { orbs } = view(table);
    const [weekly, others] = [orbs.filter(({ cost }) => cost >= 500), orbs.filter(across)];
    expect(weekly).toHaveLength(3);
    expect(others.length).toBeGreaterThan(0);
    expect(weekly.filter(across)).toEqual([]);
  });

  test('[ORB-09] are never where a secret lies', () => {
    const table = beginsOn({ yard }, 'Ana', 'Bran');
    expect(places(table)).not.toContain(tileNamed('J4'));
    expect(JSON.stringify(view(table))).not.toContain('behind the last door');
    expect(view(table).menagerie?.board.rows[3]).toBe('#.........#');
  });

  test('[ORB-09] are left for others where a changed map has a secret', () => {
    const table = beginsOn({ yard }, 'Ana', 'Bran');
    const [green] = Object.values(table.game.orbs).filter(({ colour }) => colour === 'green');
    const hidden = {
      ...(green ?? expect.fail('no green orb')),
      tile: tileNamed('J4') ?? undefined,
    };
    table.arrange(({ orbs }) => ({ orbs: { ...orbs, [hidden.id]: hidden as Orb } }));
    expect(places(table)).toContain(tileNamed('J4'));
    expect(places(skipsToNextWeek(table))).not.toContain(tileNamed('J4'));
    expect(places(table)).toHaveLength(view(table).orbs.length);
  });

  test('[WEEK-05] stay for what stays, and are drawn anew for what is new', () => {
    const table = beginsOn({ yard }, 'Ana', 'Bran');
    const green = (of: Table) => view(of).orbs.filter(({ colour }) => colour === 'green');
    const before = green(table);
    expect(before.length).toBeGreaterThan(0);
    skipsToNextWeek(table);
    expect(green(table).map(({ id, tile }) => ({ id, tile }))).toEqual(
      before.map(({ id, tile }) => ({ id, tile })),
    );
    const all = places(table);
    expect(new Set(all).size).toBe(view(table).orbs.length);
  });

  test('[GAME-06] are drawn anew for what would lie in a wall, once a host has changed the map', () => {
    const table = beginsOn({ yard }, 'Ana', 'Bran');
    const drawing = ['###########', '#*..G..*..#', '#.#########', '#x#########', '#@#########'];
    table.stock['turned'] = { ...yard, drawing: drawing.join('\n') };
    const own = { yard: { hash: 'turned', version: 2, week: 1, why: 'turned' } };
    skipsToNextWeek(table.arrange(() => ({ own })));
    const { board, stalls } = view(table).menagerie ?? expect.fail('no map');
    expect(board.rows[1]).toBe('#...&.....#');
    expect(stalls).toEqual([{ keeper: 'Goop', tile: tileNamed('E2') }]);
    const all = places(table);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(3);
    for (const tile of all) expect(groundAt(board, tile)).toBe('floor');
    expect(all).not.toContain(tileNamed('B4'));
  });

  test('are on a map that is drawn once, and stays as it was then', () => {
    const table = new Table('Ana', 'Bran');
    Object.assign(table.stock, { court: other, yard });
    table.host({ do: 'start' }).comes('next step', { menagerie: 2 });
    expect(table.game.week?.menagerie).toBe('yard');
    expect(view(table).menagerie?.board.name).toBe('Yard');
    skipsToNextWeek(table);
    expect(table.game.week?.menagerie).toBe('yard');
    expect(view(table).menagerie?.stalls).toEqual([{ keeper: 'Goop', tile: tileNamed('H2') }]);
  });

  test('are none in a stock without a menagerie', () => {
    const table = begun('Ana', 'Bran');
    expect(places(table)).toEqual([]);
    expect(view(table).menagerie).toBeNull();
    Object.assign(table.stock, { yard });
    skipsToNextWeek(table);
    expect(places(table).length).toBe(view(table).orbs.length);
  });
});
