import { expect } from 'vitest';
import { tileName } from '../../src/rules/board/tile.ts';
import { type Definition } from '../../src/rules/goods.ts';
import { type Intent } from '../../src/rules/intent.ts';
import { itemSchema } from '../../src/rules/items/definition.ts';
import { type Table } from './table.ts';
import { at, beforeTheYard, yard } from './yard.ts';

/** A companion's card. */
export const beast = (
  name: string,
  slot: 'slotless' | 'mount',
  size: number,
  speed = 4,
  ways: string[] = [],
): Definition => ({
  of: 'item',
  ...itemSchema.parse({
    ...{ name, kinds: ['companion'], slot, cost: 5 },
    abilities: [{ companion: name, hp: 6, size, ways, stats: { speed } }],
  }),
});
export const hound = beast('Hound', 'slotless', 0);
export const ox = beast('Ox', 'mount', 1);
/** Lanes and a cell of one tile's width; lava shuts its other end. */
export const lanes = {
  ...yard,
  drawing: [
    '####################',
    '#@.......*.*.*.*.*.#',
    '##########.#########',
    '#........#.........#',
    '#........#.........#',
    '#@................G#',
    '#........#.........#',
    '#........#####^#####',
    '#........#.........#',
    '####################',
  ].join('\n'),
} as const satisfies Definition;

export const walk = (to: string): Intent => ({ do: 'walk', to: at(to), step: null });
export const creature = ({ game }: Table, called: string) =>
  Object.values(game.fight?.creatures ?? {}).find(({ name }) => name === called) ??
  expect.fail(`no ${called}`);
export const place = (table: Table, called: string) => tileName(creature(table, called).tile);
export const left = ({ game }: Table) => game.fight?.walk?.left;

/** Ana comes in with so many of those things, worn in the order of their names. */
export function comesIn(
  things: Record<string, Definition>,
  tile: string,
  ...worn: string[]
): Table {
  const table = beforeTheYard({ yard: lanes, ...things }, 'Ana', 'Bran');
  for (const name of worn) table.gives('Ana', name, 'worn');
  return table.does('Ana', { do: 'enter', tile: at(tile) });
}
export const puts = (table: Table, called: string, tile: string): Table =>
  table.arrange(({ fight: now }) => {
    const moved = { ...creature(table, called), tile: at(tile) };
    return { fight: now && { ...now, creatures: { ...now.creatures, [moved.id]: moved } } };
  });
