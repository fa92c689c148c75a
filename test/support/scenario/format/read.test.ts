import { describe, expect, test } from 'vitest';
import { faultText } from '../../format/fault.ts';
import { verbs } from './action.ts';
import { readScenario } from './read.ts';
import { type Scenario } from './scenario.ts';

const head = `title: A scenario
rules: [COMBAT-03]
map: |
  A.B
  ..#
who:
  A: { items: { Wand: [Bolt] } }
  B: { name: Bo }
turn: A
steps:
`;

function read(text: string): Scenario {
  const result = readScenario('a.yaml', text);
  if (Array.isArray(result)) throw new Error(result.map(faultText).join('\n'));
  return result;
}

function faultsOf(text: string): string[] {
  const result = readScenario('a.yaml', text);
  return Array.isArray(result) ? result.map(faultText) : [];
}

/** What is wrong with the file when one part of it is said otherwise. */
const changed = (from: string, to: string) =>
  faultsOf(`${head}  - A ends the turn\n`.replace(from, () => to));

describe('a sentence', () => {
  const [a, b, tile, item] = ['h1', 'h2', 65, 'i1'];
  test.each([
    ['A attacks Bo', { do: 'attack', target: b, attack: 0 }],
    ['A attacks B with Natural Attack', { do: 'attack', target: b, attack: 0 }],
    ['A attacks nobody with nothing it has', { do: 'attack', target: 'h99', attack: 1 }],
    ['A moves to B2', { do: 'move', kind: 'walk', to: tile }],
    ['A moves to B2 by spirit walking', { do: 'move', kind: 'spirit walk', to: tile }],
    [
      'A uses Wand: Bolt on A and B at B2',
      { do: 'activate', item, ability: 0, targets: [a, b], tile },
    ],
    ['A uses Wand', { do: 'activate', item, ability: 0, targets: [], tile: null }],
    [
      'A uses Wand: Bolt on B at B2, grounding it',
      { do: 'activate', item, ability: 0, targets: [b], tile, ground: 'first' },
    ],
    [
      'A uses Wand, grounding them at the end',
      { do: 'activate', item, ability: 0, targets: [], tile: null, ground: 'last' },
    ],
    ['A hides', { do: 'hide' }],
    ['A investigates from B2', { do: 'investigate', corner: tile }],
    ['A mounts B', { do: 'mount', target: b }],
    ['A unmounts to B2', { do: 'unmount', to: tile }],
    ['A stands up', { do: 'stand up', to: null }],
    ['A stands up to B2', { do: 'stand up', to: tile }],
    ['A picks up its weapon', { do: 'rearm' }],
    ['A looks out', { do: 'look out' }],
    ['A places Wand at B2', { do: 'place trap', item, at: tile }],
    ['A picks up the trap at B2', { do: 'pick up trap', at: tile }],
    ['A answers yes to Wand', { do: 'answer', item, use: true }],
    ['A answers no to Wand', { do: 'answer', item, use: false }],
    ['A gives a thumbs up', { do: 'thumbs up' }],
    ['A concedes', { do: 'concede' }],
    ["A checks Bo's health", { do: 'health check', target: b }],
    ['A ends the turn', { do: 'end turn' }],
  ])('“%s”', (said, action) => {
    const [step] = read(`${head}  - "${said}"\n`).steps;
    expect(step?.act).toEqual({ do: 'take', by: a, action });
  });

  test.each([
    ["until B's turn", { do: 'wait for turn', of: 'h2' }],
    ['until round 11', { do: 'wait for round', round: 11 }],
    ['A plays on its own', { do: 'play on', by: 'h1' }],
    ['B takes up the challenge', { do: 'challenge', who: ['h2'] }],
  ])('“%s”', (said, act) => {
    expect(read(`${head}  - "${said}"\n`).steps[0]?.act).toEqual(act);
  });

  test.each(verbs.map(({ form, pattern }) => [form, pattern] as const))(
    'reads its own example: %s',
    (form, pattern) => {
      expect(form).toMatch(pattern);
    },
  );
});

describe('a fight', () => {
  test('has its creatures where their letters stand, or by a word of the file', () => {
    const { opening } = read(
      `${head}  - A ends the turn\n`.replace('A.B', 'A..').replace('{ name: Bo }', '{ at: C1 }'),
    );
    expect(opening.entrants.map(({ entrant }) => entrant.tile)).toEqual([0, 2]);
    expect(opening.order).toEqual(['h1', 'h2']);
  });

  test('has ground under a letter where the file says so', () => {
    const text = `under: { A: Lava }\n${head}  - A ends the turn\n`;
    expect(read(text).opening.board.rows).toEqual(['^..', '..#']);
  });

  test('has conditions, boons and levels as the file says', () => {
    const monster =
      '{ card level: 1, level: 3, stats: { hp: 10, armor: 0.5 }, temporary hp: 2, depth: 1,' +
      ' conditions: [prone, { stunned: { by: A, turns: 2 } }, { hidden: { total: 14 } },' +
      ' { charmed: { by: A } }], height: air, mount: n, movement: [walk, fly],' +
      ' boons: [true sight, { wider critical: 2 }, { legendary shield: 1 }, { invulnerable: A }] }';
    const text = `mode: monster round\n${head}  - A ends the turn\n`
      .replace('A.B', 'A.m')
      .replace(
        'B: { name: Bo }',
        `m: ${monster}\n  n: { at: B3, stats: { size: 1 }, may be ridden: yes }`,
      )
      .replace('..#', '...\n  ...\n  ...\nunder: { m: styx }');
    const m = read(text.replace('armor: 0.5', 'armor: 0.5, size: -2')).opening.entrants[1];
    expect(m?.entrant.sheet.stats).toMatchObject({ hp: 18, armor: 1.5, dodge: 12, size: 0 });
    expect(m?.entrant.boons).toEqual([
      { kind: 'true sight' },
      { kind: 'wider critical', by: 2 },
      { kind: 'legendary shield', charges: 1 },
      { kind: 'invulnerable', to: 'h1', lasts: 'until ended' },
    ]);
    expect(m?.besides).toMatchObject({
      depth: 1,
      height: 'air',
      mount: 'm2',
      movement: ['walk', 'fly'],
      temporaryHp: [{ hp: 2 }],
      conditions: [
        { kind: 'prone', by: null, lasts: 'until ended' },
        { kind: 'stunned', by: 'h1', lasts: { of: 'm1', turns: 2 } },
        { kind: 'hidden', total: 14 },
        { kind: 'charmed', by: 'h1' },
      ],
    });
  });
});

describe('what is wrong with a file is told by line', () => {
  test.each([
    ['an unknown key', 'turn: A', 'trun: A', 9, 'There is no key “trun”', 'Did you mean “turn”?'],
    ['an unknown rule', 'COMBAT-03', 'COMBAT-99', 2, 'There is no rule “COMBAT-99”', 'id of'],
    [
      'no rules at all',
      'rules: [COMBAT-03]\n',
      '',
      1,
      '“rules” is missing; expected a text or',
      '',
    ],
    ['a key of no file', 'name: Bo', 'stats: { __proto__: 1 }', 8, 'no key “__proto__” any', ''],
    ['a thing of nobody', 'name: Bo', 'wears: [constructor]', 8, 'no “constructor”', 'as its card'],
    ['a round after all', 'turn: A', 'turn: A\nround: 201', 10, 'from 1 to 200', ''],
    ['no rule', '[COMBAT-03]', '[]', 2, 'the ids of the rules', ''],
    ['no steps', '  - A ends the turn\n', '  []\n', 10, 'at least one step', ''],
    ['a ragged map', 'A.B', 'A.B.', 5, 'This row has 3 tiles; expected 4', ''],
    ['an unknown sign', '..#', '.?#', 5, 'No ground is drawn “?”', '~ styx'],
    ['no drawing', '|\n  A.B\n  ..#', '""', 3, 'expected a drawing', ''],
    ['a letter of nobody', '..#', '.C#', 5, 'There is no creature “C”', 'one of: A, B'],
    ['a creature in a wall', 'name: Bo', 'at: C2', 8, 'It stands on the map already', ''],
    ['an unknown creature', 'turn: A', 'turn: C', 9, 'There is no creature “C”', 'A, B'],
    ['a strange letter', '  B: {', '  Bo: {', 8, '“Bo” is no creature’s letter', 'a capital'],
    ['an unknown stat', 'name: Bo', 'stats: { dodgy: 1 }', 8, 'no stat “dodgy”', '“dodge”'],
    ['a stat that is no number', 'name: Bo', 'stats: { hp: many }', 8, 'expected a number', ''],
    ['an unknown fact of somebody', 'name: Bo', 'hp: 3', 8, 'There is no key “hp”', 'stats'],
    ['too large a body', 'name: Bo', 'stats: { size: 64 }', 8, 'fills more tiles than', ''],
    ['an attack without a name', 'name: Bo', 'attacks: [{ range: 2 }]', 8, '“name” is missing', ''],
    ['an unknown condition', 'name: Bo', 'conditions: [tired]', 8, 'no condition “tired”', ''],
    ['an unlaid charm', 'name: Bo', 'conditions: [charmed]', 8, 'charmed: { by', ''],
    ['an unknown boon', 'name: Bo', 'boons: [luck]', 8, 'There is no boon “luck”', ''],
    ['no tile', 'turn: A', 'turn: A\nmonster: 3', 10, 'expected keys with values', ''],
    ['two of one name', 'name: Bo', 'name: A', 8, 'two letters or more', ''],
    ['one side only', 'name: Bo', 'side: h1', 6, 'All are on one side', ''],
    ['an unknown mode', 'turn: A', 'mode: brawl', 9, 'There is no mode “brawl”', 'duel'],
    ['an order without somebody', 'turn: A', 'order: [A]', 9, 'expected each of A, B once', ''],
    ['unknown ground', 'turn: A', 'turn: A\nunder: { A: mud }', 10, 'no ground “mud”', 'lava'],
    ['a roll for nothing', 'turn: A', 'dice: { to hti: 3 }', 9, 'There is no roll “to hti”', ''],
    ['a die that shows too much', 'turn: A', 'dice: { to hit: 21 }', 9, 'A d20 never shows 21', ''],
    ['a die that shows nothing', 'turn: A', 'dice: [0]', 9, 'a roll, a whole number from 1 on', ''],
    ['a die that shows more than any', 'turn: A', 'dice: [1e9]', 9, 'expected a roll', ''],
    ['nobody’s turn', 'turn: A', 'turn:', 9, 'No creature is named; expected one of: A, B.', ''],
    ['a roll that is a word', 'turn: A', 'dice: six', 9, 'expected a roll', ''],
    ['an unknown verb', 'ends the turn', 'ands the turn', 11, 'no deed “ands the turn”', 'mean'],
    ['a sentence about nobody', 'A ends', 'C ends', 11, 'There is no creature “C”', ''],
    ['an unknown target', 'ends the turn', 'attacks C', 11, 'There is no creature “C”', ''],
    ['an unknown attack', 'ends the turn', 'attacks B with Pik', 11, 'no attack of A “Pik”', ''],
    ['an unknown item', 'ends the turn', 'uses Wond on B', 11, 'no item of A “Wond”', 'Wand'],
    ['no tile to go to', 'ends the turn', 'moves to 4C', 11, 'There is no tile “4C”', 'C4'],
    ['no way to move', 'ends the turn', 'moves to B1 by crawling', 11, 'way to move', 'walking'],
    ['no YAML', 'turn: A', 'turn: [A', 10, 'YAML', ''],
    ['a second document', 'turn: A', '---\nturn: A', 9, 'A file has one document', ''],
    [
      'a colon in a step',
      'ends the turn',
      'uses Wand: Bolt on B',
      11,
      'put the whole sentence',
      '',
    ],
    ['a boon of a list', 'name: Bo', 'boons: [{ invulnerable: { by: A } }]', 8, '{"by":"A"}', ''],
    [
      'what outlasts itself',
      'name: Bo',
      'items: { Egg: { abilities: [{ use: {}, used up: yes, do: [{ heal: 1 }] }, { always: { hp: 1 } }] } }',
      8,
      'gone with its use',
      '',
    ],
  ])('%s', (_, from, to, line, says, also) => {
    const [first = ''] = changed(from, to);
    expect(first).toMatch(new RegExp(`^a\\.yaml:${line}: `));
    expect(first).toContain(says);
    expect(first).toContain(also);
  });

  test.each([
    ['refused: A moves to Z9', 'expected “by:”'],
    ['refused: A hides\n    by: MOVE-99', 'There is no rule “MOVE-99”'],
    ['refused: A hides\n    by: MOVE-01\n    as: too far', 'There is no refusal “too far”'],
    ['refused: A hides\n    by: MOVE-01\n    do: A hides', 'not both'],
    ['do: A hides\n    as: out of reach', 'goes with “refused”'],
    ['dice: 4\n    expect: { turn: A }', 'expected “do” beside dice'],
    ['expects: { turn: A }', 'There is no key “expects”'],
    ['expect: { turns: A }', 'There is no creature or fact “turns”'],
    ['expect: { turn: X }', 'There is no creature “X”'],
    ['expect: { actions: two }', 'expected a whole number'],
    ['expect: 3', 'expected facts of creatures or of the fight'],
    ['expect: { A: 3 }', 'expected facts, such as'],
    ['expect: { A: { hit points: 3 } }', 'There is no fact of a creature “hit points”'],
    ['expect: { A: { dead: maybe } }', 'expected yes or no'],
    ['expect: { A: { at: 9 } }', 'There is no tile “9”'],
    ['expect: { A: { height: tree } }', 'expected “ground” or “air”'],
    ['expect: { map: "A.\\n.B." }', 'This row has 3 tiles; expected 2'],
    ['expect: { A: { reach: "A!B" } }', 'No ground is drawn “!”'],
    ['expect: { outcome: A won }', 'expected “A wins by death”'],
    ['expect: { not legal: }', 'expected sentences'],
    ['expect: { legal: A ands the turn }', 'There is no deed'],
    ['happened: much', 'expected “nothing”, or a list'],
    ['happened: [exploded]', 'There is no event “exploded”'],
    ['happened: [attacked: 3]', 'expected { fact: value } after “attacked”'],
    ['happened: [attacked: { strength: 3 }]', 'There is no fact “strength”'],
    ['happened: [attacked: { who: X }]', 'There is no creature “X”'],
    ['happened: [attacked: { rules: MOVE-99 }]', 'There is no rule “MOVE-99”'],
    ['says: ""', 'expected a text'],
    ['sees: 3', 'expected whose eyes'],
    ['sees: { X: nothing }', 'There is no creature “X”'],
    ['sees: { A: much }', 'expected { B: { … } }'],
    ['sees: { A: { X: yes } }', 'There is no creature or sight “X”'],
    ['sees: { A: { B: much } }', 'expected { health: injured'],
    ['sees: { A: { B: { secret: 3 } } }', 'There is no fact that is seen “secret”'],
    ['sees: { everybody: { B: yes } }', 'There is no creature or sight “B”'],
  ])('in a step: %s', (step, says) => {
    const [first = ''] = faultsOf(`${head}  - ${step}\n`);
    expect(first).toMatch(/^a\.yaml:1[1-3]: /);
    expect(first).toContain(says);
  });

  test.each([
    [
      'counter: yes',
      'I am struck',
      '“counter”: expected only with “when: I am targeted by an ability”',
    ],
    [
      'reroll: yes',
      'an enemy targets me with an ability',
      '“reroll”: expected only with “when: I would hit”',
    ],
  ])('[COMBAT-14] a %s where nothing can be answered to so', (effect, when, says) => {
    const ring = ['items:', '  Ring:', '    abilities:', `      - when: ${when}`]
      .concat('        do:', '          - heal: 1', `          - ${effect}`)
      .map((line) => `    ${line}\n`);
    const [first, ...others] = changed(
      '  A: { items: { Wand: [Bolt] } }\n',
      `  A:\n${ring.join('')}`,
    );
    expect(first).toContain(`a.yaml:14: ${says}`);
    expect(others).toEqual([]);
  });

  test('an ability that the item does not have', () => {
    const [first] = faultsOf(`${head}  - "A uses Wand: Zap on B"\n`);
    expect(first).toContain('a.yaml:11: There is no ability of Wand “Zap”');
  });

  test.each([
    ['in a wall', 'B: { at: C2 }', 'A..', 'B, at C2 with 1 × 1 tiles, has no room there'],
    ['off the map', 'B: { at: D1 }', 'A..', 'B, at D1 with 1 × 1 tiles, does not stand on the map'],
    ['on somebody', 'B: { at: A1 }', 'A..', 'B, at A1 with 1 × 1 tiles, stands where A is'],
    [
      'half in a wall',
      'B: { stats: { size: 1 } }',
      'AB.',
      'B, at B1 with 2 × 2 tiles, has no room',
    ],
    ['nowhere', 'B: {}', 'A..', 'B stands nowhere on the map'],
    ['drawn larger than it is', 'B: {}', 'ABB', 'B, at B1 with 1 × 1 tiles, is drawn otherwise'],
  ])('a creature %s', (_, who, row, says) => {
    const text = `${head}  - A ends the turn\n`.replace('B: { name: Bo }', who).replace('A.B', row);
    expect(faultsOf(text)[0]).toContain(says);
  });

  test('a companion is on its owner’s side, and on another where it says so', () => {
    const sidesWith = (c: string) =>
      read(
        `${head.replace('B: { name: Bo }', `B: { side: left }\n  c: ${c}`)}  - A hides\n`
          .replace('rules', 'mode: quest\nrules')
          .replace('..#', '.c#'),
      ).opening.entrants.map(({ entrant }) => entrant.side);
    expect(sidesWith('{ companion of: B }')).toEqual(['heroes', 'left', 'left']);
    expect(sidesWith('{ companion of: A }')).toEqual(['heroes', 'left', 'heroes']);
    expect(sidesWith('{ companion of: B, side: right }')).toEqual(['heroes', 'left', 'right']);
  });

  test('a companion of nobody’s, and two who are called alike', () => {
    const text = head.replace('B: { name: Bo }', 'B: { name: Bo }\n  c: { companion of: m }');
    expect(faultsOf(`${text}  - A hides\n`)[0]).toContain('a.yaml:9: There is no creature “m”');
    const alike = head.replace('A: {', 'A: { name: Bo,');
    expect(faultsOf(`${alike}  - A hides\n`)[0]).toContain('a.yaml:8: Two are called “Bo”');
  });

  test('everything at once, in the order of the lines', () => {
    const text = `${head}  - A flees\n  - C hides\n`.replace('COMBAT-03', 'COMBAT-99');
    expect(faultsOf(text).map((fault) => fault.split(':')[1])).toEqual(['2', '11', '12']);
  });
});
