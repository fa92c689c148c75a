import { expect, test } from 'vitest';
import { readScenario } from '../format/read.ts';
import { playedOn } from './onward.ts';
import { runScenario } from './run.ts';

/** The board once showed the fight from before the act in whose midst somebody was asked. */
test('[COMBAT-14] the board after a round shows what has happened by the question that is open', () => {
  const scenario = readScenario(
    'a.yaml',
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
  if (Array.isArray(scenario)) throw new Error('it cannot be read');
  const { fight, broke } = runScenario(scenario);
  if (broke || !fight) throw new Error('it does not hold');
  const told = playedOn(scenario, fight, 1);
  const [, after = ''] = told.split('Round 1 is over.');
  expect(after.split('\n').find((line) => /^ *A: /.test(line))).toMatch(/A: 1[23] of 30 HP/);
});
