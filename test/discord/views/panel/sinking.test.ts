import { expect, test } from 'vitest';
import { sinkingLines } from '../../../../src/discord/views/panel/sinking.ts';
import { type FightView, fightSeenBy } from '../../../../src/rules/sight/fight.ts';
import { fightDrawn, idOf, standing } from '../../../support/drawn-fight.ts';
import { tileAt } from '../../../../src/rules/board/tile.ts';

/** A stands in the river to its west, so deep. */
function sunk(map: string, depth: number): string {
  const fight = fightDrawn(map);
  const one = standing(fight, 'A');
  const { [idOf('A')]: _, ...others } = fight.creatures;
  const wet = { ...one, tile: tileAt(1, 1), depth };
  const seen: FightView = fightSeenBy(
    { ...fight, creatures: { [one.id]: wet, ...others } },
    one.id,
  );
  return sinkingLines(seen).join('\n');
}

test('[MOVE-10] whoever sinks is told how deep, what the next action in it costs, and the way out', () => {
  const bank = sunk('~~~~~\n~~A..\n~~~~m', 1);
  expect(bank).toContain('1 tile deep by now.');
  expect(bank).toContain('costs you 3 d10 of toxic damage next. Out of it leads east.');
  const midst = sunk('~~~~~A\n~~~~~.\n~~~~~m', 2);
  expect(midst).toContain('4 d10');
  expect(midst).toContain('No arrow leads out of it at once.');
});

test('[MOVE-10] who has not sunk is told nothing', () => {
  expect(sunk('~~~~~\n~~A..\n~~~~m', 0)).toBe('');
});
