import { describe, expect, test } from 'vitest';
import { faultText } from '../../format/fault.ts';
import { readScenario } from '../format/read.ts';
import { reportOf, shownStep, summaryOf } from './report.ts';
import { runScenario } from './run.ts';

const head = `title: A scenario
rules: [COMBAT-03]
map: |
  A.B
  ..#
who:
  A: { attacks: [{ name: Pike, range: 2, damage: 4 }] }
  B: { name: Bo, stats: { hp: 10 } }
turn: A
`;

function run(text: string) {
  const scenario = readScenario('a.yaml', text);
  if (Array.isArray(scenario)) throw new Error(scenario.map(faultText).join('\n'));
  return runScenario(scenario);
}

/** What a scenario fails with, as lines of `file:line` and what was there instead. */
const failuresOf = (text: string): string[] =>
  run(text).broke?.failures.map(({ line, expected, but }) => `${line}: ${expected} / ${but}`) ?? [];

const hit = 'do: A attacks B with Pike\n    dice: { to hit: 12 }';
const after = (...steps: string[]) =>
  failuresOf(`${head}steps:\n${[hit, ...steps].map((step) => `  - ${step}\n`).join('')}`);

describe('an expectation', () => {
  test.each([
    'expect: { B: { hp: 6, max hp: 10, dead: no, at: C1, dodge: 10 }, turn: A, actions: 1 }',
    'expect: { A: { conditions: none, mount: nobody, height: ground, level: 1, depth: 0 } }',
    'expect: { round: 1, order: [A, Bo], outcome: not yet, thumbs up: nobody }',
    'expect: { legal: [A attacks B with Pike, A ends the turn], not legal: A looks out }',
    'expect: { map: "A.B\\n..#", A: { reach: "AxB\\nxx#" } }',
    'happened: [attacked: { who: A, target: Bo, roll: 12, natural: 12, damage: 4, against: dodge 10 }]',
    'happened: [anything]',
    'happened: [anything, attacked: { health: injured, rules: COMBAT-03 }, anything]',
    'says: [A attacks Bo (Pike), 12 against dodge 10 … COMBAT-03]',
    'sees: { B: { A: { hp: unknown, abilities: Pike, own: no }, told: [hit for 4] } }',
    'sees: { A: { B: { dodge: 10, armor: unknown }, not told: hit for 4 }, everybody: nothing }',
    'refused: A moves to C2\n    by: MOVE-01\n    as: tile taken',
    'refused: A moves to C2\n    by: MOVE-01\n    instead: [A moves to B1, A hides]',
  ])('holds: %s', (step) => {
    expect(after(step)).toEqual([]);
  });

  test.each([
    ['expect: { B: { hp: 7 } }', '13: B: hp: 7 / it is 6'],
    ['expect: { B: { dead: yes } }', '13: B: dead: yes / it is no'],
    ['expect: { B: absent }', '13: B is not in the fight / it is there'],
    ['expect: { B: { conditions: [prone] } }', '13: B: conditions: prone / it is none'],
    ['expect: { turn: B }', '13: turn: B / it is A'],
    ['expect: { actions: 2 }', '13: actions: 2 / it is 1'],
    ['expect: { round: 2 }', '13: round: 2 / it is 1'],
    ['expect: { order: [B, A] }', '13: order: B, A / it is A, B'],
    ['expect: { thumbs up: A }', '13: thumbs up: A / it is nobody'],
    ['expect: { outcome: nobody wins }', '13: outcome: nobody wins by death / it is not yet'],
    ['expect: { legal: A looks out }', '13: legal: A looks out / it is not legal'],
    ['expect: { not legal: A ends the turn }', '13: not legal: A ends the turn / it is legal'],
    ['happened: nothing', '13: happened: nothing / there was:'],
    [
      'happened: [died]',
      '13: happened: died / 1 of the list: expected “died”, but it is “attacked”',
    ],
    ['happened: [attacked: { damage: 5 }]', 'but its damage is 4, not 5'],
    ['happened: [attacked: { rules: ROLL-01 }]', 'but it cites COMBAT-03'],
    ['happened: [attacked, died]', '“died” (2 of the list) did not happen'],
    ['happened: [anything, died]', 'what happened cannot be read so'],
    ['says: hit for 5', '13: says: hit for 5 / there was said:'],
    ['sees: { A: { B: { hp: 6 } } }', '13: A sees B: hp: 6 / it is unknown'],
    ['sees: { A: { B: no } }', '13: A sees B: no / it is yes'],
    ['sees: { A: { told: hit for 4 } }', '13: A is told: hit for 4 / there was said:'],
    ['sees: { B: { not told: hit for 4 } }', '13: B is not told: hit for 4 / there was said:'],
    ['sees: { B: nothing }', '13: B sees what happened: nothing / there was:'],
    ['sees: { everybody: { happened: [attacked] } }', '13: everybody sees what happened: attacked'],
    [
      'refused: A ends the turn\n    by: COMBAT-01',
      '13: refused: A ends the turn / it is accepted',
    ],
    ['refused: A looks out\n    by: MOVE-01', '/ it is refused: not offered, by MOVE-13'],
    [
      'refused: A moves to C2\n    by: MOVE-01\n    as: out of reach',
      '/ it is refused: tile taken, by MOVE-01',
    ],
    [
      'refused: A moves to C2\n    by: MOVE-01\n    instead: [A hides, A moves to A2]',
      '/ instead of it is offered: attack, move, hide, investigate, end turn; tiles: B1',
    ],
    ['A looks out', '13: A looks out / it is refused: not offered, by MOVE-13'],
    ['B plays on its own', '13: B plays on its own / nobody waits for B'],
    ['until round 1', '13: until round 1 / round 1 has begun already'],
    ['B takes up the challenge', '/ the fight is not over'],
    ['A attacks B with Pike', '/ a d20 is rolled for “to hit”, and the file tells no such roll'],
    [
      'do: A ends the turn\n    dice: { to hit: 3 }',
      '14: the roll to hit 3 to be rolled / it is left over in this step',
    ],
  ])('fails: %s', (step, failure) => {
    const [first = ''] = after(step);
    expect(first).toContain(failure);
  });

  test('on drawings shows both', () => {
    const [first] = after('expect: { map: "A..\\n.B#" }');
    expect(first).toBe('13: map:\n   ABC\n 1 A..\n 2 .B# / it is\n   ABC\n 1 A.B\n 2 ..#');
    expect(after('expect: { A: { reach: "A.B\\n..#" } }')).toHaveLength(1);
  });

  test('on what happened begins after the last such step', () => {
    expect(after('happened: [attacked]', 'happened: nothing')).toEqual([]);
  });

  test('on what is said looks at the last act alone', () => {
    expect(after('A ends the turn', 'says: A attacks Bo')).toHaveLength(1);
  });
});

describe('dice', () => {
  test('are told by purpose or in order, those of a step before those of the file', () => {
    const attacks = '  - A attacks B with Pike\n  - do: A attacks B with Pike\n    dice: 9\n';
    const text = `${head}dice: [10]\nsteps:\n${attacks}`;
    expect(failuresOf(`${text}    expect: { B: { hp: 6 } }\n`)).toEqual([]);
  });

  test('that are left over in the end fail where they were told', () => {
    expect(failuresOf(`${head}dice: { to hit: [3, 4] }\nsteps:\n  - A ends the turn\n`)).toEqual([
      '10: the roll to hit 3 to be rolled / it is left over when all steps are done',
      '10: the roll to hit 4 to be rolled / it is left over when all steps are done',
    ]);
  });

  test('that their roll does not have fail when they fall', () => {
    const text = head.replace('turn: A\n', 'dice: [9, 1]\n');
    expect(failuresOf(`${text}steps:\n  - A ends the turn\n`)).toEqual([
      '3: the fight to begin / a d8 for “initiative” never shows 9',
    ]);
  });

  test('of initiative are missed before the first step', () => {
    const text = `${head.replace('turn: A\n', '')}steps:\n  - A ends the turn\n`;
    expect(failuresOf(text)[0]).toContain('a d8 is rolled for “initiative”');
  });
});

describe('the report of a failure', () => {
  test('has file and line, what differs, what happened, and the board before and after', () => {
    const report = reportOf(run(`${head}steps:\n  - ${hit}\n    expect: { B: { hp: 7 } }\n`));
    expect(report).toBe(`✗ a.yaml: A scenario
  a.yaml:11: A attacks B with Pike
  a.yaml:13: expected B: hp: 7
    but it is 6
  before:
       ABC
     1 A.B
     2 ..#
    A: 30 of 30 HP
    B Bo: 10 of 10 HP
    round 1, the turn of A, actions left: 2
  what happened in it:
    A attacks Bo (Pike). 12 against dodge 10: hit for 4 (4 weapon). Bo is injured. · COMBAT-03
  after:
       ABC
     1 A.B
     2 ..#
    A: 30 of 30 HP
    B Bo: 6 of 10 HP
    round 1, the turn of A, actions left: 1`);
  });

  test('tells an engine that breaks from a rule that is broken', () => {
    const scenario = readScenario('a.yaml', `${head}steps:\n  - A ends the turn\n`);
    if (Array.isArray(scenario)) throw new Error('it can be read');
    const bare = { ...scenario, opening: { ...scenario.opening, entrants: [] } };
    expect(reportOf(runScenario(bare))).toContain('the engine breaks: a fight needs two sides');
  });

  test('is one line where all is well, and a sum of all', () => {
    const outcome = run(`${head}steps:\n  - ${hit}\n    expect: { B: { hp: 6 } }\n`);
    expect(reportOf(outcome)).toBe('✓ a.yaml: A scenario (1 steps, 1 expectations)');
    expect(summaryOf([outcome])).toBe(
      'scenarios: 1 passed, 0 failed\n1 steps, 1 expectations, 1 rules',
    );
  });

  test('may go along step by step', () => {
    const shown: string[] = [];
    const scenario = readScenario('a.yaml', `${head}steps:\n  - A ends the turn\n`);
    if (Array.isArray(scenario)) throw new Error('it can be read');
    runScenario(scenario, (...step) => shown.push(shownStep(...step)));
    expect(shown[0]).toContain('it begins\n       ABC\n     1 A.B');
    expect(shown[1]).toContain('11: A ends the turn\n  A’s turn is over.');
  });
});
