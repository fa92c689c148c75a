import { expect, test } from 'vitest';
import { faultText } from '../../format/fault.ts';
import { changed } from './faulty.ts';
import { readScenario } from './read.ts';

const file = `title: A scenario
rules: [COMBAT-03]
map: |
  A.B
  ..#
who:
  A: { items: { Wand: { power: 1, abilities: [{ use: { range: 3 }, do: [{ deal: 1 }] }] } } }
  B: { name: Bo }
turn: A
steps:
  - A ends the turn
`;

const second = (key: string) => `A ends the turn\n    ${key}`;

test.each([
  [
    'a fact by a name that every object has',
    'A ends the turn',
    'expect: { A: { toString: 3 } }',
    11,
    'no fact of a creature “toString”',
  ],
  [
    'a fact of the fight by such a name',
    'A ends the turn',
    'expect: { constructor: absent }',
    11,
    'no creature or fact “constructor”',
  ],
  [
    'a fact that is seen by such a name',
    'A ends the turn',
    'sees: { A: { B: { valueOf: 3 } } }',
    11,
    'no fact that is seen “valueOf”',
  ],
  [
    'a fact of an event by such a name',
    'A ends the turn',
    'happened: [attacked: { constructor: 3 }]',
    11,
    'no fact “constructor”',
  ],
  [
    'a way to move by such a name',
    'ends the turn',
    'moves to B1 by constructor',
    11,
    'no way to move “constructor”',
  ],
  [
    'a roll by such a name',
    'A ends the turn',
    `do: ${second('dice: { constructor: 3 }')}`,
    12,
    'no roll “constructor”',
  ],
  [
    'a depth below none',
    'name: Bo',
    'depth: -3',
    8,
    '“depth”: expected a whole number from 0 to 9999',
  ],
  ['a maximum below one', 'name: Bo', 'stats: { hp: 0 }', 8, 'expected 1 HP or more'],
  ['damage below none', 'name: Bo', 'damage taken: -3', 8, 'from 0 to 9999'],
  ['temporary HP below none', 'name: Bo', 'temporary hp: -4', 8, 'from 0 to 9999'],
  ['turns below none', 'name: Bo', 'turns ignored: -4', 8, 'from 0 to 9999'],
  ['a range below none', 'name: Bo', 'attacks: [{ name: Pike, range: -1 }]', 8, 'from 0 to 9999'],
  [
    'a range above the greatest',
    'range: 3',
    'range: 99',
    7,
    '“range”: expected a whole number from 0 to 40, not 99.',
  ],
  ['a range of another ability below none', 'range: 3', 'range: -1', 7, 'from 0 to 40, not −1.'],
  [
    'a stat too far',
    'deal: 1',
    'change: { armor: -31 }',
    7,
    'whole number from −30 to 30, not −31.',
  ],
  [
    'a range that is no number',
    'range: 3',
    'range: far',
    7,
    '“range”: expected a whole number from 0 to 40, not “far”.',
  ],
  [
    'a list too long',
    'deal: 1',
    `deal: 1 }${', { deal: 1 }'.repeat(6)}, { deal: 1`,
    7,
    '“do”: expected a list of 6 at most, not of 8.',
  ],
  ['nothing said', 'A ends the turn', `do: ${second('says:')}`, 12, 'expected a text.'],
  [
    'a gap as all that is said',
    'A ends the turn',
    `do: ${second('says: …')}`,
    12,
    'expected a text.',
  ],
  [
    'an empty list of what is said',
    'A ends the turn',
    `do: ${second('says: []')}`,
    12,
    'expected a text.',
  ],
  ['a level without end', 'name: Bo', 'level: 1000000000', 8, 'from 0 to 9999'],
  ['a size without end', 'name: Bo', 'stats: { size: 1000000 }', 8, 'from −9999 to 9999'],
  ['a power below none', 'power: 1', 'power: -4', 7, 'from 0 to 9999'],
  ['charges below none', 'power: 1', 'power: 1, charges: -4', 7, 'from 0 to 9999'],
  [
    'charges of a boon below none',
    'name: Bo',
    'boons: [legendary shield: -2]',
    8,
    'from 0 to 9999',
  ],
  [
    'turns of a condition below none',
    'name: Bo',
    'conditions: [prone: { turns: -1 }]',
    8,
    'from 0 to 9999',
  ],
  [
    'a condition that is over',
    'name: Bo',
    'conditions: [prone: { turns: 0 }]',
    8,
    'expected a turn or more',
  ],
  [
    'a round before the first',
    'turn: A',
    'turn: A\nround: 0',
    10,
    'expected a round from 1 to 200',
  ],
  ['actions below none', 'turn: A', 'turn: A\nactions: -1', 10, 'from 0 to 9999'],
  ['who rides itself', 'name: Bo', 'mount: B', 8, 'Nobody rides itself; expected somebody else'],
  [
    'two effects in one',
    'name: Bo',
    'boons: [{ wider critical: 1, empty mind: yes }]',
    8,
    'in its own braces',
  ],
  [
    'two conditions in one',
    'name: Bo',
    'conditions: [{ prone: {}, slowed: {} }]',
    8,
    'in its own braces',
  ],
  [
    'two attacks of one name',
    'name: Bo',
    'attacks: [{ name: Pike }, { name: Pike, range: 3 }]',
    8,
    'Two attacks are called “Pike”',
  ],
  [
    'an attack called as everybody’s',
    'name: Bo',
    'attacks: [{ name: Natural Attack }]',
    8,
    'Two attacks are called “Natural Attack”',
  ],
  ['somebody called nobody', 'name: Bo', 'name: nobody', 8, 'expected a name of somebody'],
  [
    'a name without end',
    'name: Bo',
    `name: ${'B'.repeat(500)}`,
    8,
    'a name of 60 letters or fewer',
  ],
  ['a side without a name', 'name: Bo', 'side: ""', 8, 'expected a side'],
  [
    'an unknown effect',
    'deal: 1',
    'explode: 1',
    7,
    'no effect “explode”; expected one of: deal, heal',
  ],
  [
    'an unknown trigger',
    'use: { range: 3 }',
    'when: I sneeze',
    7,
    'expected one of those in docs/seam.md, such as: I ',
  ],
  [
    'a question about no ability',
    'power: 1',
    'power: 1, asks: [Zap]',
    7,
    'no ability of Wand “Zap”',
  ],
  ['ground under no letter', 'turn: A', 'turn: A\nunder: { "#": lava }', 10, 'no creature “#”'],
  ['ground under a stranger', 'turn: A', 'turn: A\nunder: { Q: lava }', 10, 'no creature “Q”'],
  ['a rule twice', '[COMBAT-03]', '[COMBAT-03, COMBAT-03]', 2, 'A rule stands here twice'],
  [
    'an order in which one comes twice',
    'turn: A',
    'order: [A, A, B]',
    9,
    'expected each of A, B once',
  ],
  ['a die of no sides', 'deal: 1', 'deal: d0', 7, 'expected an amount such as 3, X'],
  ['a die of no sides among others', 'deal: 1', 'deal: X + 2d0', 7, 'expected an amount such as'],
  ['no die at all', 'deal: 1', 'deal: 0 d6', 7, 'expected an amount such as'],
  ['a hero who belongs to another', 'name: Bo', 'companion of: A', 8, 'B is a hero; expected a'],
  ['who hovers without wings', 'name: Bo', 'height: air', 8, 'It cannot fly; expected ground'],
  ['who is sunk into a floor', 'name: Bo', 'depth: 5', 8, 'does not stand in the Styx'],
  ['a thumb given twice', 'turn: A', 'turn: A\nthumbs up: [A, A, B]', 10, 'each of them once'],
  ['a thumb of a monster', 'name: Bo }', 'name: Bo }\n  m: { at: A2 }\nthumbs up: m', 10, 'heroes'],
  ['more charges than it holds', 'power: 1', 'charges: 2, full: 1', 7, 'no more of them than 1'],
  [
    'what is left of nothing',
    'power: 1',
    'left: { Bolt: 1 }',
    7,
    'no use of a week or game “Bolt”',
  ],
  ['what is full of nothing', 'power: 1', 'full: 3', 7, 'expected “charges”'],
  [
    'a round beyond all',
    'A ends the turn',
    'until round 99999999',
    11,
    'expected one from 1 to 999',
  ],
  ['a round before all', 'A ends the turn', 'until round 0', 11, 'There is no round “0”'],
  ['a wait for who knows what', 'A ends the turn', 'until Tuesday', 11, 'no wait “until Tuesday”'],
  ['a step without a word', 'A ends the turn', '', 11, 'expected a sentence, or keys'],
  ['a step without a key', 'A ends the turn', '{}', 11, 'expected a sentence, or keys'],
])('%s', (_, from, to, line, says) => {
  const fault = changed(file, from, to);
  expect(fault).toMatch(new RegExp(`^a\\.yaml:${line}: `));
  expect(fault).toContain(says);
});

test('the turn of who has none: a companion, and who only waits', () => {
  const companion = 'name: Bo }\n  c: { companion of: A, at: A2 }';
  const waiting = 'name: Bo }\n  m: { waits: yes, at: A2 }';
  for (const [who, letter] of [
    [companion, 'c'],
    [waiting, 'm'],
  ] as const) {
    const text = file.replace('name: Bo }', who).replace('turn: A', `turn: ${letter}`);
    const result = readScenario('a.yaml', text);
    expect(Array.isArray(result) && result.map(faultText)).toEqual([
      'a.yaml:10: expected one who has turns of their own: A, B.',
    ]);
  }
});

test('two who ride each other', () => {
  const text = file.replace('A: { items', 'A: { mount: B, items').replace('name: Bo', 'mount: A');
  const result = readScenario('a.yaml', text);
  const says = 'It rides who is to ride it; expected somebody whom it does not carry.';
  const told = Array.isArray(result) && result.map(faultText);
  expect(told).toEqual([`a.yaml:7: ${says}`, `a.yaml:8: ${says}`]);
});

test.each([
  ['an empty file', '', 'This file is empty; expected a scenario.'],
  ['a file of blanks', ' \n\n', 'This file is empty; expected a scenario.'],
  ['a file of bytes', 'a\0b', 'This is not a text file.'],
  ['a huge file', `${file}# ${'x'.repeat(600_000)}`, 'A file has at most 512 KB.'],
  ['a list', '- a\n', 'expected keys with values: title, rules'],
])('%s', (_, text, says) => {
  const result = readScenario('a.yaml', text);
  expect(Array.isArray(result) && result.map(faultText)).toEqual([
    expect.stringContaining(`a.yaml:1: ${says}`),
  ]);
});
