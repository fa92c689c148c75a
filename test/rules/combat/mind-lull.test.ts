import { expect, test } from 'vitest';
import { awaited, type Fight, playTurn } from '../../../src/rules/combat/index.ts';
import { act, fightDrawn, idOf, pass, standing, strike } from '../../support/drawn-fight.ts';
import { evenDice } from '../../support/even-dice.ts';
import { choiceOf, doesNext, thing } from '../../support/minds.ts';

/** In how many rounds of a duel nobody has done anything but end a turn. */
function idleIn(begun: Fight): number {
  const dice = evenDice(3);
  let [fight, idle] = [begun, 0];
  let done = false;
  while (!fight.outcome) {
    const { round, turn } = fight;
    const { fight: after, events } = playTurn(fight, awaited(fight), dice);
    done ||= events.some(({ kind }) => kind === 'moved' || kind === 'attacked');
    fight = after;
    if (turn.of !== idOf('B') || round === fight.round) continue;
    if (!done) idle += 1;
    done = false;
  }
  return idle;
}

/** Round a pond in which lava lies: a long way, on which whoever comes is struck first. */
const pond = `
  A..^^^....
  .,.....,..
  ..#~~~#...
  ...~~~....
  .,.~~~.,..
  ..#...#...
  ...^^^...B`;
const each = (hp: number, damage: number, range: number) => ({
  attacks: [{ damage, range }],
  stats: { hp, accuracy: 2 },
});

test.each([
  [8, 2, 1],
  [8, 4, 2],
  [16, 2, 1],
])(
  '[DUEL-13] two with %i HP do not wait for each other for rounds, damage %i, range %i',
  (...of) => {
    const creatures = { A: each(...of), B: each(...of) };
    expect(idleIn(fightDrawn(pond, { creatures }))).toBeLessThan(5);
  },
);

test('[MONSTER-03] [MONSTER-04] the turns without a blow are counted for everybody', () => {
  let fight = fightDrawn('A.B', { creatures: { A: { attacks: [{ damage: 1, range: 20 }] } } });
  const counted = (letter: string) => {
    const { idle, ignored } = standing(fight, letter);
    return [idle, ignored];
  };
  const passed = () => act(act(fight, 'A', pass).fight, 'B', pass).fight;
  fight = passed();
  expect(counted('A')).toEqual([1, 1]);
  expect(counted('B')).toEqual([1, 1]);
  fight = act(fight, 'A', strike('B', 1), { 'to hit': 5 }).fight;
  fight = passed();
  expect(counted('A')).toEqual([0, 2]);
  expect(counted('B')).toEqual([2, 1]);
});

/** Above an obstacle no walker comes to it, which once passed for being out of every bow's reach. */
test('[MONSTER-09] who hovers above an obstacle is not safe there, and does not wait to be shot', () => {
  const drawn = fightDrawn(
    `
    ##########
    #........#
    #........#
    #.A...B..#
    #........#
    ##########`,
    {
      creatures: {
        A: { movement: ['walk', 'fly'], height: 'air', attacks: [{ damage: 6 }] },
        B: { attacks: [{ damage: 4, range: 5 }], stats: { hp: 30 } },
      },
    },
  );
  const rows = drawn.board.rows.map((row, at) => (at === 3 ? row.replace('#..', '#.%') : row));
  let fight: Fight = { ...drawn, board: { ...drawn.board, rows } };
  const dice = evenDice(5);
  fight = act(fight, 'A', pass).fight;
  for (const natural of [15, 15])
    fight = act(fight, 'B', strike('A', 1), { 'to hit': natural }).fight;
  const { events } = playTurn(fight, idOf('A'), dice);
  expect(events.map(({ kind }) => kind)).toContain('moved');
});

test('[COMBAT-13] what makes faster for this turn alone is not drunk as the last thing in it', () => {
  const tip = thing('tip', 0, { use: {}, do: [{ change: { speed: 2 }, turns: 1 }] });
  const begun = fightDrawn('.'.repeat(15) + '\nA' + '.'.repeat(13) + 'B', {
    creatures: {
      A: { level: 5, stats: { speed: 2 }, attacks: [{ damage: 4 }], kit: [{ ...tip, charges: 2 }] },
      B: { level: 5, attacks: [{ damage: 3, range: 2 }] },
    },
  });
  const moved = doesNext(begun, 'A');
  expect(moved.action.do).toBe('move');
  expect(choiceOf(moved.fight, 'A').do).not.toBe('activate');
});
