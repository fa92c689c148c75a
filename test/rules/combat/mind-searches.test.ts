import { expect, test } from 'vitest';
import { playTurn } from '../../../src/rules/combat/autopilot.ts';
import { act, fightDrawn, idOf, pass, standing } from '../../support/drawn-fight.ts';

const cellar = [
  'B....#......',
  '.....#..##..',
  '..#..#..#...',
  '..#.....#...',
  '..#..#..##..',
  '.....#......',
];

const places = cellar.flatMap((signs, row) =>
  [...signs].flatMap((sign, column) => (sign === '.' ? [{ row, column }] : [])),
);

/** After how many turns of its own B has found A, who hides there and stays; null: in none of 40. */
function turnsToFind({ row, column }: { row: number; column: number }): number | null {
  const drawn = cellar.map((signs, at) =>
    at === row ? `${signs.slice(0, column)}A${signs.slice(column + 1)}` : signs,
  );
  let fight = fightDrawn(drawn.join('\n'), { creatures: { B: { stats: { perception: 8 } } } });
  // Out of B's reach at first, and within it for who searches there.
  const total = { total: 12, natural: 10, lasts: 'until ended' } as const;
  standing(fight, 'A').conditions = [{ kind: 'hidden', ...total }];
  const isFound = () =>
    standing(fight, 'A').conditions.length === 0 ||
    fight.knowledge[idOf('B')]?.found.includes(idOf('A')) === true;
  for (let turn = 1; turn <= 40; turn++) {
    fight = act(fight, 'A', pass).fight;
    fight = playTurn(fight, idOf('B'), { roll: () => 2 }).fight;
    if (isFound()) return turn;
  }
  return null;
}

test('[PERC-04] [MONSTER-09] a mind looks for who hides until it has been everywhere', () => {
  const missed = places.filter((place) => turnsToFind(place) === null);
  expect(missed).toEqual([]);
});
