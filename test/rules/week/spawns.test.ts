import { describe, expect, test } from 'vitest';
import { groundAt } from '../../../src/rules/board/terrain.ts';
import { tileNamed, type Tile } from '../../../src/rules/board/tile.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { legalFor } from '../../../src/rules/sight/legal.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { begun, dies, looting } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';

const tile = (name: string): Tile => tileNamed(name) ?? (-1 as Tile);
const enters = (name?: string) =>
  ({ do: 'enter', ...(name !== undefined && { tile: tile(name) }) }) as const;

const hall = { of: 'map', name: 'Hall', drawing: '#####\n#@.@#\n#...#\n#@.@#\n#####' } as const;

/** A week that is fought in a hall with a spawn tile in each corner. */
function inTheHall(...order: string[]): Table {
  const table = begun(...order);
  table.stock['pit'] = { ...hall };
  return table;
}

const offered = (table: Table, name: string) =>
  legalFor(table.game, goodsOf(table.stock), table.id(name)).enterOn?.tiles ?? null;
/** All that somebody is shown. */
const seen = (table: Table, name: string) =>
  heroView(table.game, goodsOf(table.stock), table.id(name), table.now);
/** Ana has died to the monster, which stands there, and it is Bran’s turn. */
const monsterOn = (name: string) =>
  dies(inTheHall('Ana', 'Bran', 'Cleo'), 'Ana').arrange(({ week }) => {
    const stay = week?.monster.stay;
    if (!stay) throw new Error('no monster has stayed');
    return { week: { ...week, monster: { ...week.monster, stay: { ...stay, tile: tile(name) } } } };
  });
const standsOn = ({ game }: Table, id: string) => game.fight?.creatures[id as 'm1']?.tile;

describe('the spawn tile of choice', () => {
  test('[ENTER-10] a hero who enters stands on the spawn tile that was chosen', () => {
    for (const chosen of ['B2', 'D2', 'B4', 'D4']) {
      const table = inTheHall('Ana', 'Bran');
      expect(offered(table, 'Ana')).toContain(tile(chosen));
      table.does('Ana', enters(chosen), { initiative: [8, 1] });
      expect(standsOn(table, table.id('Ana'))).toBe(tile(chosen));
    }
  });

  test('[ENTER-10] without a choice the lot decides among the spawn tiles', () => {
    const table = inTheHall('Ana', 'Bran').does('Ana', enters(), { initiative: [8, 1] });
    const { board } = table.game.fight ?? {};
    const at = standsOn(table, table.id('Ana'));
    expect(board && at !== undefined && groundAt(board, at)).toBe('spawn');
  });

  test('[ENTER-10] no other tile is chosen, and nothing has happened', () => {
    const table = inTheHall('Ana', 'Bran');
    expect(table.refused('Ana', enters('C3'))).toEqual({
      refused: 'no such spawn',
      rule: 'ENTER-10',
      facts: { tile: tile('C3'), free: ['B2', 'D2', 'B4', 'D4'].map(tile) },
    });
    expect(table.game.fight).toBeNull();
  });

  test('[MONSTER-08] offers whoever has not fought the monster the same, wherever it stands', () => {
    const worlds = ['B2', 'D2', 'C3'].map((name) => monsterOn(name));
    const [here] = worlds;
    for (const table of worlds) {
      expect(offered(table, 'Bran')).toEqual(['B2', 'D2', 'B4', 'D4'].map(tile));
      expect(seen(table, 'Bran')).toEqual(here && seen(here, 'Bran'));
      expect(table.refused('Bran', enters('C2'))).toEqual(here?.refused('Bran', enters('C2')));
    }
  });

  test('[ENTER-10] [MONSTER-02] on whose tile the monster stands, comes in beside it and is told where', () => {
    const table = monsterOn('D4').does('Bran', enters('D4'), { initiative: [8, 1] });
    const at = standsOn(table, table.id('Bran'));
    expect(at).toBe(tile('C3'));
    expect(standsOn(table, 'm1')).toBe(tile('D4'));
    expect(table.told('entered').own).toEqual({ [table.id('Bran')]: { to: tile('D4'), at } });
  });

  test('[ENTER-10] whoever stands where they have chosen, or has not chosen, is told of no other tile', () => {
    for (const chosen of ['D2', undefined]) {
      const table = monsterOn('D4').does('Bran', enters(chosen), { initiative: [8, 1] });
      expect(standsOn(table, table.id('Bran'))).not.toBe(tile('D4'));
      expect(table.told('entered').own).toEqual({});
    }
  });

  test('[ENTER-10] a turn that leads to no map has no tile to choose', () => {
    const table = looting('Ana', 'Bran').does('Ana', { do: 'end turn' });
    expect(offered(table, 'Bran')).toBeNull();
    expect(table.refused('Bran', enters('B2'))).toMatchObject({
      refused: 'no such spawn',
      facts: { free: [] },
    });
  });
});

describe('the map of a week', () => {
  test('new stock reaches a running game only with the next week', () => {
    const table = begun('Ana', 'Bran');
    table.stock['a hall'] = { ...hall };
    table.does('Ana', enters(), { initiative: [8, 1] });
    expect(table.game.fight?.board.name).toBe('Narrow Pit');
  });
});
