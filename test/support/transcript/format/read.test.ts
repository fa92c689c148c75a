import { describe, expect, test } from 'vitest';
import { shuffled } from '../../../../src/rules/dice.ts';
import { faultText } from '../../format/fault.ts';
import { readTranscript } from './read.ts';
import { type Transcript } from './transcript.ts';

function read(text: string): Transcript {
  const result = readTranscript('a.yaml', text);
  if (Array.isArray(result)) throw new Error(result.map(faultText).join('\n'));
  return result;
}

function faultsOf(text: string): string[] {
  const result = readTranscript('a.yaml', text);
  return Array.isArray(result) ? result.map(faultText) : [];
}

const steps = (text: string): string => `title: A week\nsteps:\n${text}`;

describe('a transcript', () => {
  test('says who does what, where, and what each person then sees', () => {
    const { steps: read1 } = read(
      steps(`
  - Ines: "/game create name: The Friday Game zone: Europe/Rome"
    in: "#menagerie"
    answer: The Friday Game
    everybody sees: { "#menagerie": Join }
    nobody else sees: only you
    sees: { Bran and Cleo: { once: Join }, Dov: { thread: [a, b] } }
`),
    );
    const step = read1[0];
    expect(step?.act).toEqual({
      do: 'type',
      person: 'Ines',
      line: '/game create name: The Friday Game zone: Europe/Rome',
      place: '#menagerie',
    });
    expect(step?.expectations.map(({ said }) => said)).toEqual([
      'answer: The Friday Game',
      'everybody sees in #menagerie: Join',
      'nobody else sees only you',
      'sees Bran and Cleo: Join',
      'sees Dov: in thread: a',
      'sees Dov: in thread: b',
    ]);
    expect(step?.expectations[2]).toMatchObject({ but: ['Bran', 'Cleo', 'Dov', 'Dov', 'Ines'] });
    expect(step?.expectations[3]).toMatchObject({ count: 'one', who: ['Bran', 'Cleo'] });
  });

  test('needs no quotes around a typed line, whatever is in it', () => {
    const { steps: read1 } = read(
      steps("  - Ines: /game create name: The Friday 'Game' channel: #menagerie\n"),
    );
    expect(read1[0]?.act).toMatchObject({
      line: "/game create name: The Friday 'Game' channel: #menagerie",
    });
  });

  test('takes every value as the text that stands there', () => {
    const { steps: read1 } = read(steps('  - Bran presses: No\n  - Bran: 007\n'));
    expect(read1[0]?.act).toMatchObject({ label: { said: 'No' } });
    expect(read1[1]?.act).toMatchObject({ line: '007' });
  });

  test.each([
    ['clock: +1d 6h', { do: 'clock', when: { by: 30 * 3_600_000 } }],
    ['restart:', { do: 'restart' }],
    ['kill:', { do: 'kill' }],
    ['down: +3h', { do: 'down', by: 3 * 3_600_000 }],
    ['fault: none', { do: 'end faults' }],
    ['fault: { kind: rest, status: 500, do: answer }', { do: 'fault', fault: { status: 500 } }],
    ['Cleo writes to the bot: bet «5» on «Bran»', { do: 'write to bot', person: 'Cleo' }],
    ['Bran chooses: { from: Move, option: North }', { do: 'choose', options: ['North'] }],
    ['Bran chooses: North', { do: 'choose', from: null, options: ['North'] }],
    ['Bran submits: { Name: Bran the Bold }', { do: 'submit', fields: { Name: 'Bran the Bold' } }],
    ['Bran uses: { menu: Health check, of: Cleo }', { do: 'use menu', of: 'Cleo' }],
    ['Marmello leaves: The Menagerie', { do: 'leave', who: 'Marmello' }],
    ['Ines deletes: The Friday Game', { do: 'delete', where: { on: { said: 'The Friday Game' } } }],
    ['Ines deletes: "#menagerie"', { do: 'delete channel', channel: { named: '#menagerie' } }],
    ['Ines deletes: "The Den #cellar"', { channel: { named: 'The Den #cellar' } }],
    ['Ines deletes: thread of Bran', { do: 'delete channel', channel: { threadOf: 'Bran' } }],
    ['Bran blocks: the bot', { do: 'block', person: 'Bran' }],
    ['note: nothing happens', { do: 'look' }],
  ])('has the act “%s”', (text, act) => {
    expect(read(steps(`  - ${text}\n`)).steps[0]?.act).toMatchObject(act);
  });

  test('plants secrets and reveals them', () => {
    const transcript = read(
      steps(`
  - secret: { duel: { words: [Bran, wounded], known to: Bran and Cleo } }
  - revealed: { duel: [Dov] }
  - revealed: all
`),
    );
    expect(transcript.steps[0]?.secrets).toMatchObject([
      { name: 'duel', words: ['Bran', 'wounded'], knownTo: ['Bran', 'Cleo'] },
    ]);
    expect(transcript.steps[1]?.revealed).toEqual([{ secret: 'duel', to: ['Dov'] }]);
    expect(transcript.steps[2]?.revealed).toEqual([{ secret: null, to: null }]);
  });

  test('sets the stage: people, servers, channels, permissions and dice', () => {
    const { setup, dice } = read(`
title: Two servers
setup:
  clock: 2031-03-29T09:00 Europe/Rome
  people: [Gus]
  channels: ["#duels"]
  servers: { The Den: { owner: Gus, members: [Bran], bot: [ViewChannel] } }
  permissions: { Marmello: [SendMessages], "#menagerie": { Bran: { deny: [ViewChannel] } } }
dice: { to hit: [20, 3], initiative: 8 }
steps: [{ Gus: hello }]
`);
    expect(setup.people).toContain('Gus');
    expect(setup.servers).toMatchObject([
      { name: 'The Menagerie', owner: 'Ines', channels: ['general', 'menagerie', 'duels'] },
      { name: 'The Den', owner: 'Gus', members: ['Bran'], bot: ['ViewChannel'] },
    ]);
    expect(setup.permissions).toHaveLength(2);
    expect(setup.clock?.(0)).toBe(Date.UTC(2031, 2, 29, 8));
    expect(dice).toEqual({ 'to hit': [20, 3], initiative: [8] });
  });
});

test('a game that others have begun is a step for each command, in the order wanted', () => {
  const { steps: opening } = read(`
title: A week
game:
  heroes: { Bran: Bran the Bold, Cleo: Sly Cleo, Dov: Dov, Eda: Old Eda }
  order: [Dov, Bran, Eda, Cleo]
steps: [{ note: now }]
`);
  expect(opening.map(({ said }) => said)).toEqual([
    'Ines: /game create name: The Friday Game zone: Europe/Rome',
    'Bran: /game join name: Bran the Bold',
    'Cleo: /game join name: Sly Cleo',
    'Dov: /game join name: Dov',
    'Eda: /game join name: Old Eda',
    'Ines: /game start',
    'look',
  ]);
  const rolls = [...(opening[5]?.dice['order of entry'] ?? [])];
  const dice = { roll: () => rolls.shift() ?? 1 };
  const order = shuffled(['Bran', 'Cleo', 'Dov', 'Eda'], dice, 'order of entry');
  expect(order).toEqual(['Dov', 'Bran', 'Eda', 'Cleo']);
});

test('what a hero has on from the start is laid out by the hero’s name', () => {
  const { owned } = read(`
title: A week
game:
  heroes: { Bran: Bran the Bold, Cleo: Sly Cleo }
  order: [Cleo, Bran]
  things: { Cleo: [Tallow Wand], Bran: Brass Ring }
steps: [{ note: now }]
`);
  expect(owned).toEqual([
    { person: 'Cleo', hero: 'Sly Cleo', things: ['Tallow Wand'] },
    { person: 'Bran', hero: 'Bran the Bold', things: ['Brass Ring'] },
  ]);
});

test('a hero’s name may have signs that a bot has to mark', () => {
  const { steps: opening } = read(`
title: A week
game: { heroes: { Bran: __WW*x*, Cleo: 'a [b](c) @d' } }
steps: [{ note: now }]
`);
  const fits = (at: number, text: string) => {
    const expected = opening[at]?.expectations[0];
    return expected?.ask === 'answer' && expected.match.fits(text, 0);
  };
  expect(fits(1, 'You are in, as **\\_\\_WW\\*x\\***.')).toBe(true);
  expect(fits(1, 'You are in, as **\\_\\_WW\\*y\\***.')).toBe(false);
  expect(fits(2, 'You are in, as **a \\[b\\](c) @\u200bd**.')).toBe(true);
});

describe('a faulty transcript', () => {
  test.each([
    ['is empty', '', 1, '“title:”'],
    ['has no steps', 'title: A week\n', 1, 'steps'],
    ['has a key that means nothing', 'title: A week\nstepz: []\nsteps: [{ kill: "" }]', 2, 'stepz'],
    ['is no YAML', 'title: "A week\nsteps: []', 2, 'not YAML'],
    ['says a key twice', steps('  - kill:\n    kill:\n'), 4, 'twice'],
    ['names nobody', steps('  - Brann: /status\n'), 3, 'Did you mean “Bran”?'],
    ['misspells a key', steps('  - Bran: /status\n    seees: x\n'), 4, 'One step, one act'],
    ['misspells the only key', steps('  - seees: x\n'), 3, 'Did you mean “sees”?'],
    ['has a stranger see', steps('  - sees: { Gus: x }\n'), 3, 'There is no person “Gus”'],
    ['expects nothing', steps('  - sees:\n      Bran:\n'), 4, 'expected a text'],
    ['has a broken expression', steps('  - sees: { Bran: /(/ }\n'), 3, 'no regular expression'],
    ['has a clock that goes back', steps('  - clock: -3h\n'), 3, '+12h'],
    ['has no such time zone', steps('  - clock: until 2031-01-01T00:00 Europe/Rom\n'), 3, 'until'],
    ['opens a mark', steps('  - Bran writes to the bot: bet «5\n'), 3, '«'],
    [
      'rolls nothing',
      `title: A week\ndice: { to hit: [0] }\n${steps('  - kill:\n').slice(14)}`,
      2,
      'roll',
    ],
    ['has two acts', steps('  - Bran: a\n    Cleo: b\n'), 4, '“Bran”'],
    ['reveals what was no secret', steps('  - revealed: treasure\n'), 3, 'no secret “treasure”'],
    ['excuses secrecy', steps('  - excused: [secrets]\n'), 3, 'expected one of'],
    ['has a text for steps', 'title: A week\nsteps: play', 2, 'a list'],
    ['has a step without keys', steps('  - play\n'), 3, 'expected a step'],
    ['uses an alias', steps('  - Bran: *x\n'), 3, 'alias'],
    ['loses a channel', steps('  - Bran: hello\n    in: The Den #cellar\n'), 4, 'in quotes'],
    [
      'leaves a player out',
      'title: A week\ngame:\n  heroes: { Bran: B, Cleo: C }\n  order: [Bran]\nsteps: [{ kill: "" }]',
      4,
      'Bran, Cleo',
    ],
    [
      'gives a stranger something',
      'title: A week\ngame:\n  heroes: { Bran: B, Cleo: C }\n  order: [Bran, Cleo]\n  things: { Dov: [Wand] }\nsteps: [{ kill: "" }]',
      5,
      'Dov',
    ],
    [
      'gives something before a start',
      'title: A week\ngame:\n  heroes: { Bran: B }\n  things: { Bran: [Wand] }\nsteps: [{ kill: "" }]',
      4,
      '“order:”',
    ],
    [
      'gives more than a hero can be given',
      `title: A week\ngame:\n  heroes: { Bran: B, Cleo: C }\n  order: [Bran, Cleo]\n  things:\n    Bran: [Wand]\n    Cleo: [${Array(21).fill('Wand').join(', ')}]\nsteps: [{ kill: "" }]`,
      7,
      'expected 20 things at most, and here are 21',
    ],
    ['uses a tag', steps('  - Bran: !!js/function x\n'), 3, 'tag'],
    ['names a prototype', steps('  - constructor: x\n'), 3, '“constructor”'],
    ['has a wrong rule id', 'title: A week\nrules: [BET-4]\nsteps: [{ kill: "" }]', 2, 'BET-04'],
    ['nests brackets', `title: ${'['.repeat(50_000)}`, 1, 'nested'],
    ['nests lists', '- '.repeat(5_000), 1, 'nested'],
    ['is a picture', '\u0089PNG\r\n\0\0', 1, 'not a text'],
    ['is far too long', 'a'.repeat(600_000), 1, '512 KB'],
  ])('that %s is refused by line', (_, text, line, words) => {
    const faults = faultsOf(text);
    expect(faults[0]).toMatch(new RegExp(`^a\\.yaml:${line}: `));
    expect(faults.join('\n')).toContain(words);
    expect(faults.join('\n')).not.toMatch(/at .*\.ts:|undefined|NaN|\[object/);
  });
});
