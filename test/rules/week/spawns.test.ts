import { describe, expect, test } from 'vitest';
import { groundAt } from '../../../src/rules/board/terrain.ts';
import { tileNamed, type Tile } from '../../../src/rules/board/tile.ts';
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

  test('[ENTER-10] [MONSTER-02] a spawn tile under the monster is no choice', () => {
    const table = dies(inTheHall('Ana', 'Bran', 'Cleo'), 'Ana');
    table.arrange(({ week }) => {
      const stay = week?.monster.stay;
      return week && stay
        ? { week: { ...week, monster: { ...week.monster, stay: { ...stay, tile: tile('D4') } } } }
        : {};
    });
    expect(offered(table, 'Bran')).toEqual(['B2', 'D2', 'B4'].map(tile));
    expect(table.refused('Bran', enters('D4'))).toMatchObject({ refused: 'no such spawn' });
    table.does('Bran', enters('D2'), { initiative: [8, 1] });
    expect(standsOn(table, table.id('Bran'))).toBe(tile('D2'));
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
