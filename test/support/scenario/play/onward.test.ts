import { expect, test } from 'vitest';
import { readScenario } from '../format/read.ts';
import { playedOn } from './onward.ts';
import { runScenario } from './run.ts';

/** How it goes on after the steps of a file that hold. */
function playedAfter(text: string): string {
  const scenario = readScenario('a.yaml', text);
  if (Array.isArray(scenario)) throw new Error('it cannot be read');
  const { fight, broke } = runScenario(scenario);
  if (broke || !fight) throw new Error('it does not hold');
  return playedOn(scenario, fight, 1);
}

/** The board once showed the fight from before the act in whose midst somebody was asked. */
test('[COMBAT-14] the board after a round shows what has happened by the question that is open', () => {
  const told = playedAfter(
    `title: A question as a turn begins
rules: [COMBAT-14]
map: AB
who:
  A: { items: { Shirt: { abilities: [{ when: my turn begins, standing: ask, do: [{ heal: 1 }] }] } } }
  B: { items: { Bolt: { abilities: [{ use: { range: 5, on: enemy }, do: [{ deal: 9 }] }] } } }
turn: B
order: [A, B]
actions: 2
steps:
  - { do: B uses Bolt on A, expect: { A: { hp: 21 } } }
`,
  );
  const [, after = ''] = told.split('Round 1 is over.');
  expect(after.split('\n').find((line) => /^ *A: /.test(line))).toMatch(/A: 1[23] of 30 HP/);
});

test('[DUEL-04] the board after a round stands below what the end of the round has led to', () => {
  const told = playedAfter(
    `title: A monster is about to come
rules: [DUEL-04]
map: |
  A#.
  ##.
  ..B
who: { A: {}, B: {} }
monster: { name: Rat, stats: { hp: 2 } }
turn: A
order: [A, B]
round: 10
steps:
  - A ends the turn
`,
  );
  const [before = '', after] = told.split('Rat is released');
  expect(after).toMatch(/^ *m Rat: 2 of 2 HP/m);
  expect(before).not.toContain('m Rat:');
});
