import { type Tile, tileNamed } from '../../src/rules/board/tile.ts';
import { type Definition } from '../../src/rules/goods.ts';
import { Table } from './table.ts';
import { beats, lots } from './table-weeks.ts';

/** A menagerie: doors in the west, orbs in the east, lava across the middle, and Goop in the south. */
export const yard = {
  of: 'map',
  name: 'Yard',
  drawing: [
    '####################',
    '#@........*.*.*.*.*#',
    '#.........*.*.*.*.*#',
    '#.........*.*.*.*.*#',
    '#^^^^^^^^.*.*.*.*.*#',
    '#@................G#',
    '#......^^^.........#',
    '#......^.^.........#',
    '#......^^^.........#',
    '####################',
  ].join('\n'),
  stalls: { G: 'Goop' },
} as const satisfies Definition;

/** It dies of a blow, and strikes for 1. */
export const skeli: Definition = {
  ...{ of: 'monster', name: 'Skeli', part: 'skeli', look: 'It was asked to stand here.', level: 0 },
  stats: { hp: 1, dodge: 10, accuracy: 0 },
  attacks: [{ name: 'Fist', range: 1, damage: 1, piercing: 0, type: 'physical' }],
};

/** A yard in which a Skeli keeps watch on F4 over all within a tile of it. */
export const guardedYard: Definition = {
  ...yard,
  drawing: yard.drawing.replace('#.........*.*.*.*.*#\n#^', '#....P....*.*.*.*.*#\n#^'),
  guards: { P: { skeli: 'skeli', within: 1 } },
};

export const at = (name: string): Tile => {
  const tile = tileNamed(name);
  if (tile === null) throw new Error(`no tile ${name}`);
  return tile;
};

/** The first of those has beaten the monster of a game that walks this map, and is still to come in. */
export function beforeTheYard(stock: Record<string, Definition>, ...order: string[]): Table {
  const table = new Table(...order);
  Object.assign(table.stock, { yard, ...stock });
  table.host({ do: 'start' });
  table.comes('next step', { 'order of entry': lots(order, order) });
  return beats(table, order[0] ?? '').purse(order[0] ?? '', 100);
}

/** … and has come in by the door at B2. */
export const inTheYard = (stock: Record<string, Definition>, ...order: string[]): Table =>
  beforeTheYard(stock, ...order).does(order[0] ?? '', { do: 'enter', tile: at('B2') });
