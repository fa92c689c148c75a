import { expect, test } from 'vitest';
import { type Deadline, type Game } from '../../../src/rules/game.ts';
import { type DeadlineId } from '../../../src/rules/names.ts';
import { dueBefore, earliestDue } from '../../../src/rules/week/due.ts';
import { looting } from '../../support/table-weeks.ts';

const one = (kind: Deadline['kind'], due: number, id = 'd900' as DeadlineId): Deadline => ({
  ...{ id, kind, due, hero: null, step: null },
});

/** Ana loots, and nothing runs but these. */
function waitingFor(deadlines: Deadline[], autopilot: boolean): Game {
  const { game } = looting('Ana', 'Bran');
  const week = game.week ?? expect.fail('no week');
  const turn = week.turn ?? expect.fail('no turn');
  return {
    ...game,
    week: { ...week, turn: { ...turn, ...(autopilot && { autopilot: true as const }) } },
    deadlines: Object.fromEntries(deadlines.map((deadline) => [deadline.id, deadline])),
  };
}

test('[TURN-05] a turn that the autopilot plays waits for no late act, any other does', () => {
  const turn = one('turn', 50);
  expect(earliestDue(waitingFor([turn], false), 40, 60)).toBeNull();
  expect(earliestDue(waitingFor([turn], true), 40, 60)).toEqual(turn);
});

test('[TURN-02] what only reminds comes before no act', () => {
  const [reminder, turn] = [one('turn reminder', 10), one('turn', 20, 'd901' as DeadlineId)];
  const game = waitingFor([reminder, turn], false);
  expect(earliestDue(game, 15, 15)).toEqual(reminder);
  expect(dueBefore(game, 15)).toBeNull();
  expect(dueBefore(game, 25)).toEqual(turn);
});
