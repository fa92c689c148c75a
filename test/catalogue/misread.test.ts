import { describe, expect, test } from 'vitest';
import { readBrought } from '../../src/catalogue/index.ts';

const helm = 'name: Helm\nkinds: [basic equipment]\nslot: head\ncost: 9\n';
const abilities = 'abilities:\n  - always: { hp: 1 }\n';
const rat = `name: Rat
week: 1
look: A rat of some size and no manners at all.
stats: { hp: 8, accuracy: 1, dodge: 9 }
`;

/** What is told of a file; nothing where it can be used. */
function told(text: string): string[] {
  const read = readBrought({ name: 'x.yaml', bytes: new TextEncoder().encode(text) });
  return 'faults' in read ? read.faults : [];
}

describe('a list whose dashes are none is told in the line of its first key', () => {
  test.each(['-always', '– always', '1. always', '• always', 'always'])('%s', (key) => {
    expect(told(`${helm}abilities:\n  ${key}: { hp: 1 }\n`)).toEqual([
      'x.yaml:6: “abilities”: expected a list of 1 or more, each with a dash and a space before it, as in “- always: …”, not keys with values.',
    ]);
  });

  test('of attacks, too', () => {
    expect(told(`${rat}attacks:\n  name: Bite\n  range: 1\n  damage: 3\n`)).toEqual([
      'x.yaml:6: “attacks”: expected a list of 1 or more, each with a dash and a space before it, as in “- name: …”, not keys with values.',
    ]);
  });

  test('of what an ability does, too', () => {
    expect(told(`${helm}abilities:\n  - when: I am attacked\n    do:\n      deal: 1\n`)).toEqual([
      'x.yaml:8: “do”: expected a list of 1 to 6, each with a dash and a space before it, as in “- deal: …”, not keys with values.',
    ]);
  });

  test('not of words, which need no dashes', () => {
    expect(told(`${helm}${abilities}`.replace('[basic equipment]', '{ gem: 1 }'))).toEqual([
      'x.yaml:2: “kinds”: expected a list of 1 or more, such as [one, two], not keys with values.',
    ]);
  });
});

const further =
  'not nothing; what belongs to it stands in the lines below, further in than its key';

test.each([
  ['  - always:\n    armor: 1', `x.yaml:6: “always”: expected`, `${further}, or behind it in { }.`],
  [
    '  - use:\n    range: 3\n    do: []',
    `“use”: expected keys`,
    `${further}, or behind it in { }.`,
  ],
  [
    '  - when: I am attacked\n    do:\n    deal: 1',
    `x.yaml:7: “do”: expected a list of 1 to 6, each with a dash and a space before it, ${further}`,
    ', or behind it in [ ].',
  ],
])('%j, begun too far out, is told to stand further in', (text, start, end) => {
  const [first = ''] = told(`${helm}abilities:\n${text}\n`);
  expect(first).toContain(start);
  expect(first).toContain(end);
});

test('where only a number is missing, nothing stands further in', () => {
  expect(told(`${helm.replace('9', '')}${abilities}`)).toEqual([
    'x.yaml:4: “cost”: expected a whole number from 0 to 1000, not nothing.',
  ]);
});

const cut = 'expected quotes round a text with “#” in it; a comment stands in a line of its own.';
const nothing =
  'expected something before “#”, with which a comment begins; a text with “#” in it stands in quotes, one of several lines below “|”.';

describe('a text that ends at “#”, or is none because of it, is told', () => {
  test.each([
    [helm.replace('Helm', 'Night #1') + abilities, [`x.yaml:1: “name”: ${cut}`]],
    [helm.replace('Helm', '#1') + abilities, [`x.yaml:1: “name”: ${nothing}`]],
    [
      helm.replace('[basic equipment]', '\n  - basic equipment # of 3') + abilities,
      [`x.yaml:3: “kinds”: ${cut}`],
    ],
    ['name: Here\ndrawing: ####\n', [`x.yaml:2: “drawing”: ${nothing}`]],
    ['name: Here\ndrawing:\n  ####\n  #..#\n', [`x.yaml:2: “drawing”: ${nothing}`]],
  ])('%j', (text, faults) => expect(told(text)).toEqual(faults));

  test.each([
    `# a hat\n${helm}  # and more\n${abilities}# the end\n`,
    `${helm.replace('9', '9 # cheap')}${abilities}`,
    `${helm.replace('Helm', '"Night #1" # a')}${abilities}`,
    `${helm.replace('Helm', 'Night#1')}${abilities}`,
    `${helm.replace('equipment]', 'equipment] # a')}abilities: # a\n  - always: { hp: 1 } # a\n`,
    `${helm}abilities:\n  # none yet\n  - always: { hp: 1 }\n`,
  ])('but not in %j', (text) => expect(told(text)).toEqual([]));

  test('a key with only a comment below it is nothing', () => {
    expect(told(`${helm.replace('9', '\n  # none yet')}${abilities}`)).toEqual([
      'x.yaml:4: “cost”: expected a whole number from 0 to 1000, not nothing.',
    ]);
  });
});

test.each([
  ['cost: 9', 'cost: “14”', 'not “14” in curly quotes. Leave the curly quotes out.'],
  ['slot: head', 'slot: “haed”', 'not “haed” in curly quotes. Leave the curly quotes out.'],
  ['hp: 1', 'hp: “1”', 'above 99 in it. Leave the curly quotes out.'],
  ['{ hp: 1 }', '(hp 1)', 'not “(hp 1)”. Such brackets are curly, as in { range: 3 }.'],
])('for %j, %j is told what to write instead of its signs', (good, bad, end) => {
  const faults = told(`${helm}${abilities}`.replace(good, bad));
  expect(faults).toHaveLength(1);
  expect(faults.join('\n').endsWith(end)).toBe(true);
});

describe('every fault of an ability is told, whichever it is', () => {
  test.each<[string, string, string[]]>([
    [
      'one that is used',
      `- use: { range: 3, on: enemies }
    do: [{ deal: -3 }, { lay: stuned, turns: 1 }, { hael: 3 }]
    limit: { each: trun }`,
      [
        '“on”: expected one of: self, enemy, ally, anybody, tile, not “enemies”.',
        '“deal”: expected a whole number from 0 to 99, not −3.',
        '“lay”: did you mean “stunned”? Expected one of: disarmed, ',
        'did you mean “heal”? Expected one of those in docs/seam.md, such as: heal',
        '“each”: did you mean “turn”? Expected one of: turn, round, fight, week, game, not “trun”.',
      ],
    ],
    [
      'one that is an egg’s',
      `- companion: Fowl
    hp: 300
    hatches: 9
    stats: { hp: 3, speed: 99 }
    attacks: [{ range: 1, damage: 2 }]`,
      [
        '“hp”: expected a whole number from 1 to 99, not 300.',
        '“hatches”: expected a whole number from 1 to 6, not 9.',
        '“stats”: “hp” means nothing here; expected nothing else but accuracy',
        '“speed”: expected a whole number from −20 to 40, not 99.',
        '“name” is missing; expected a text of 2 to 48 characters.',
      ],
    ],
    [
      'a trap',
      '- trap: { stelth: 12 }\n    do: [{ deal: 3 }]',
      [
        '“stealth” is missing; expected a whole number from 0 to 40.',
        '“trap”: “stelth” means nothing here; did you mean “stealth”? Expected nothing else but ',
      ],
    ],
    ['one that waits, and does nothing', '- when: I hit', ['“do” is missing; expected a list']],
    [
      'one that waits, with a deed beside it',
      '- when: I hit\n    deal: 3',
      ['“do” is missing; expected a list', '“deal” means nothing here; expected nothing else but '],
    ],
    ['a trap that does nothing', '- trap: { stealth: 12 }', ['“do” is missing; expected a list']],
    ['a companion without HP', '- companion: Rat', ['“hp” is missing; expected a whole number']],
    [
      'a companion that is said like a trap',
      '- companion: { name: Dragon, hp: 10 }',
      [
        '“companion”: expected a text of 2 to 48 characters, not keys with values',
        '“hp” is missing; expected a whole number',
      ],
    ],
    [
      'an effect whose word means something elsewhere',
      '- use: {}\n    do: [{ damage: 3, type: fire }]',
      ['“damage” means nothing here; did you mean “deal”? Expected one of those in docs/seam.md'],
    ],
  ])('%s', (_, ability, faults) => {
    const lines = told(`${helm}abilities:\n  ${ability}\n`);
    expect(lines).toHaveLength(faults.length);
    for (const fault of faults) expect(lines.join('\n')).toContain(fault);
  });
});

describe('what a key that means nothing may have been is not missed besides', () => {
  const use = 'use: { range: 3 }';
  test.each<[string, string]>([
    [
      '- target: enemy\n    do: [{ push: 2 }]',
      'x.yaml:6: “target” means nothing here; did you mean “use: { range: 3, on: enemy }”? ',
    ],
    [
      `- ${use}\n    target: enemy\n    do: [{ push: 2 }]`,
      'x.yaml:7: “abilities”: “target” means nothing here; did you mean “use: { range: 3, on: enemy }”? ',
    ],
    [
      '- use: { range: 3, target: enemy }\n    do: [{ push: 2 }]',
      'x.yaml:6: “use”: “target” means nothing here; did you mean “on”? ',
    ],
    [
      `- ${use.replace(' }', ', on: enemy }')}\n    do: [{ deal: 1, target: enemy }]`,
      'x.yaml:7: “do”: “target” means nothing here; did you mean “to”? ',
    ],
  ])('%j', (ability, fault) => {
    expect(told(`${helm}abilities:\n  ${ability}\n`)).toEqual([expect.stringContaining(fault)]);
  });

  test('but what has nothing to do with it is told', () => {
    const [first, ...more] = told(
      `${helm}abilities:\n  - use: { target: enemy }\n  - always: { armor: 0 }\n`,
    );
    expect(first).toContain('“target” means nothing here');
    expect(more).toEqual(['x.yaml:7: “armor”: expected what does not always come to 0.']);
  });

  test('nor are the signs of a drawing strange for want of it', () => {
    const drawing = 'drawing: |\n  #####\n  #@@S#\n  #####\n';
    expect(told(`name: Here\n${drawing}stall: { S: Snow Beard }\n`)).toEqual([
      'x.yaml:6: “stall” means nothing here; did you mean “stalls”? Expected nothing else but stalls, hides, guards.',
    ]);
  });
});

describe('of two words in one effect or ability the second is told to want one of its own', () => {
  const says = (key: string, one: string, [there, other]: [string, string]) =>
    `“${key}”: each ${one} has one word by which it is known, here “${there}”; expected another ${one} for “${other}”, as in [{ ${there}: … }, { ${other}: … }].`;
  const use = 'use: { range: 3, on: enemy }';
  test.each<[string, string]>([
    [`- ${use}\n    do: [{ deal: 2, lay: prone }]`, says('do', 'effect', ['deal', 'lay'])],
    [
      `- ${use}\n    do: [{ deal: 2, type: fire, lay: prone, turns: 1 }]`,
      says('do', 'effect', ['deal', 'lay']),
    ],
    [`- ${use}\n    do: [{ lay: pron, push: 2 }]`, says('do', 'effect', ['push', 'lay'])],
    [
      '- always: { hp: 1 }\n    attack: { range: 1, damage: 2 }',
      says('abilities', 'ability', ['always', 'attack']),
    ],
    [
      '- always: {}\n    boons: [{ wider critical: 1, legendary shield: 1 }]',
      says('boons', 'boon', ['wider critical', 'legendary shield']),
    ],
  ])('%j', (ability, fault) => {
    expect(told(`${helm}abilities:\n  ${ability}\n`)).toEqual([expect.stringContaining(fault)]);
  });

  test('in the line of the second', () => {
    expect(
      told(`${helm}abilities:\n  - ${use}\n    do:\n      - deal: 2\n        push: 1\n`),
    ).toEqual([expect.stringMatching(/^x\.yaml:9: “do”: each effect has one word/)]);
  });
});

test('a mark that can only be yes is told to be left out', () => {
  const lines = told(`${helm}abilities:
  - when: I am struck
    must: no
    do: [{ deal: 2, to: other }, { ground: no, to: other }]
    charge: "no"
    powered: maybe
`);
  expect(lines).toEqual([
    'x.yaml:7: “must”: expected yes, not no; leave it out instead.',
    'x.yaml:8: “ground”: expected yes, not no; leave out the whole effect instead.',
    'x.yaml:9: “charge”: expected yes, not no; leave it out instead.',
    'x.yaml:10: “powered”: expected yes, not “maybe”.',
  ]);
});

describe('a number that an ability may use which cannot be read is not told to be idle', () => {
  test.each([
    'power: 3\nabilities:\n  - use: { range: 3, on: enemy }\n    dow: [{ deal: X }]',
    'power: 3\nabilities:\n  - use: { range: 3, on: enemy }\n    do: [{ deal: power }]',
    'charges: 2\nabilities:\n  - use: { range: 3, on: enemy }\n    do: [{ deal: 3 }]\n    chrage: yes',
  ])('%j', (rest) => {
    const lines = told(`${helm.replace('basic', 'magic')}${rest}\n`);
    expect(lines[0]).toMatch(/means nothing here|expected an amount/);
    expect(lines.filter((line) => /^x\.yaml:5:/.test(line))).toEqual([]);
  });
});

test('what is another kind of thing is told once', () => {
  expect(told(`${helm}${abilities}`.replace('Helm', '[Night]'))).toEqual([
    'x.yaml:1: “name”: expected a text of 2 to 48 characters, not a list.',
  ]);
});

test('faults are told in the order of their lines', () => {
  const faults = told('cost: a\nkinds: gem\nslot: haed # ?\nname: x\n');
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'x.yaml:1:',
    'x.yaml:1:',
    'x.yaml:2:',
    'x.yaml:3:',
    'x.yaml:4:',
  ]);
});
