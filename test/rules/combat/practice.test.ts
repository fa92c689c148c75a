import { expect, test } from 'vitest';
import { practiceDuel } from '../../support/practice/duel.ts';
import { drawKit } from '../../support/practice/kits.ts';
import { tuningMaps, untouchedMaps } from '../../support/practice/maps.ts';
import { groups, roomFor } from '../../support/practice/things.ts';
import { tilesOfBoard } from '../../../src/rules/board/board.ts';
import { tilesOfGround } from '../../../src/rules/board/terrain.ts';
import { groundBears, reach } from '../../../src/rules/board/paths.ts';
import { evenDice } from '../../support/even-dice.ts';

/** The same kits each time: what is asked of them holds of whichever are drawn. */
const dice = evenDice(20);
const kitsFor = (gold: number) => Array.from({ length: 100 }, () => drawKit(gold, dice));

test('practice kits are ten things that fit together, for the gold that there is', () => {
  for (const gold of [80, 120, 180])
    for (const kit of kitsFor(gold)) {
      expect(new Set(kit).size).toBe(10);
      expect(kit.reduce((sum, { cost }) => sum + cost, 0)).toBeLessThanOrEqual(gold);
      for (const group of groups)
        expect(kit.filter((one) => one.group === group).length).toBeLessThanOrEqual(roomFor(group));
    }
});

test('practice kits have six triggered abilities and more on average', () => {
  const kits = [80, 120, 180].flatMap(kitsFor);
  const triggered = kits
    .flat()
    .flatMap(({ abilities }) => abilities.filter((one) => 'when' in one));
  expect(triggered.length / kits.length).toBeGreaterThanOrEqual(6);
});

test.each([...tuningMaps, ...untouchedMaps])('all of $name can be walked', (board) => {
  const [from] = tilesOfGround(board, 'spawn');
  const reached = reach({ board, others: [] }, { tile: from!, size: 0 }, 4096);
  for (const tile of tilesOfBoard(board))
    if (groundBears(board, { tile, size: 0 })) expect(reached.tiles.includes(tile)).toBe(true);
});

test('a practice duel begins with both on the map', () => {
  const [kit = []] = kitsFor(120);
  const { fight } = practiceDuel(tuningMaps[0]!, [kit, kit], dice);
  expect(fight.order).toHaveLength(2);
});
