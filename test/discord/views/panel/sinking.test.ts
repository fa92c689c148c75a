import { expect, test } from 'vitest';
import { hurtfulWays, stridesOf } from '../../../../src/discord/views/strides.ts';
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
  return sinkingLines(seen, false).join('\n');
}

test('[MOVE-10] whoever sinks is told how deep, what the next action in it costs, and the way out', () => {
  const bank = sunk('~~~~~\n~~A..\n~~~~m', 1);
  expect(bank).toContain('1 tile deep by now.');
  expect(bank).toContain('costs you 3 d10 of toxic damage next. Out of it leads east.');
  const midst = sunk('~~~~~A\n~~~~~.\n~~~~~m', 2);
  expect(midst).toContain('4 d10');
  expect(midst).toContain('No arrow leads out of it at once.');
});

test('[MOVE-10] who has come into it and has not sunk yet is told, too', () => {
  const told = sunk('~~~~~\n~~A..\n~~~~m', 0);
  expect(told).toContain(
    'You are in the Styx**. An action that ends in it, waiting too, costs you 2 d10',
  );
  expect(sunk('..~~~\n..A..\n~~~~m', 0)).toBe('');
});

/** A, two tiles wide and long, rides nothing; its north-west corner is the second tile of the second row. */
function large(map: string): FightView {
  const fight = fightDrawn(map);
  const one = { ...standing(fight, 'A'), tile: tileAt(1, 1), size: 1, stature: 1 };
  return fightSeenBy({ ...fight, creatures: { ...fight.creatures, [one.id]: one } }, one.id);
}

test('[MOVE-10] of a large body any rock bears all of it: it is led along the bank, and not into the river', () => {
  const bank = large('~~~~~~\n~~~...\n~..A..\n~~~~~~\n~~~~~m');
  expect(sinkingLines(bank, false)).toEqual([]);
  expect(hurtfulWays(bank).map(({ direction }) => direction)).toContain('north');
  expect([...stridesOf(bank).keys()]).toContain('east');
  expect([...stridesOf(bank).keys()]).not.toContain('north');
});

test('[MOVE-12] who rides is told of what carries it', () => {
  const river = large('~~~~~~\n~~~~~~\n~~~A..\n~~~~~~\n~~~~~m');
  expect(sinkingLines(river, true).join()).toContain('**A, which you ride, is in the Styx**.');
});
