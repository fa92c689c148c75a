import { expect, test } from 'vitest';
import { tileAt } from '../../../src/rules/board/tile.ts';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { itemId } from '../../../src/rules/names.ts';
import { act, fightDrawn, idOf, standing } from '../../support/drawn-fight.ts';

const snare: Carried = {
  item: itemId('i1'),
  name: 'Snare',
  x: 2,
  place: 0,
  abilities: [{ trap: { stealth: 9 }, do: [{ deal: 'X + level', type: 'physical', piercing: 0 }] }],
  charges: 0,
  full: 0,
  spent: false,
  uses: {},
  standing: {},
};

test('[ITEM-26] [ITEM-35] a trap keeps the level of who placed it for fights in which that one is not', () => {
  const fight = fightDrawn('A...B', { creatures: { A: { level: 6, kit: [snare] } } });
  const at = tileAt(1, 0);
  const placed = act(fight, 'A', { do: 'place trap', item: snare.item, at }).fight;
  const another = { ...fightDrawn('C..\n...\n..D'), things: placed.things };
  const move = { do: 'move', kind: 'walk', to: at } as const;
  const stepped = act({ ...another, order: [idOf('C'), idOf('D')] }, 'C', move, {});
  expect(standing(stepped.fight, 'C').damageTaken).toBe(8);
});
