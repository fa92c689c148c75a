import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultText } from '../../format/fault.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { readFile } from '../files.ts';
import { changed, told } from './faulty.ts';

const duel = `title: A scenario
rules: [COMBAT-03]
map: |
  A.B...
  ......
who:
  A: { name: Ada }
  B: { name: Bo }
turn: A
steps:
  - A ends the turn
`;
const quest = duel
  .replace('map:', 'mode: quest\nmap:')
  .replace('A.B', 'A.m')
  .replace('B: { name: Bo }', 'm: { name: Rat }');

describe('what means nothing in a fight is refused by its line', () => {
  test.each([
    ['a duel of three', 'Bo }', 'Bo }\n  C: { at: A2 }', 6, 'A duel is of two heroes'],
    ['two duelists of a side', 'name: Bo', 'side: h1', 6, 'expected two capital letters on two'],
    ['a duel of one, the other waiting', 'name: Bo', 'waits: yes', 6, 'A duel is of two heroes'],
    ['a boss in a duel', 'Bo }', 'Bo }\n  m: { at: A2, boss: yes }', 9, 'Only a quest’s monster'],
    ['both thumbs, and no monster', 'turn: A', 'turn: A\nthumbs up: [A, B]', 10, 'no monster to'],
    [
      'both thumbs, and the monster not out',
      'turn: A',
      'turn: A\nthumbs up: [A, B]\nmonster: { name: Rat }',
      10,
      'the monster is out already',
    ],
    ['turns ignored of a hero', 'name: Bo', 'turns ignored: 3', 8, 'Only a monster’s are counted'],
    ['turns idle of a hero', 'name: Bo', 'turns idle: 3', 8, 'Only a monster’s are counted'],
    ['a hero out of the mount slot', 'name: Bo', 'in the mount slot: no', 8, 'Only a companion'],
    [
      'ground under who is not drawn',
      'Bo }',
      'Bo }\n  m: { at: A2 }\nunder: { m: lava }',
      10,
      'It is',
    ],
    ['more actions than there are', 'turn: A', 'turn: A\nactions: 10', 10, 'expected at most 9'],
    ['a turn that is over', 'turn: A', 'turn: A\nactions: 0', 10, 'its turn would be over'],
    ['a level below none', 'name: Bo', 'level: -1', 8, 'expected a whole number from 0 to 9999'],
    ['a card of such a level', 'name: Bo', 'card level: -1', 8, 'expected a whole number from 0'],
    ['a condition twice', 'name: Bo', 'conditions: [prone, prone]', 8, 'stands here twice'],
    [
      'a condition twice, for other times',
      'name: Bo',
      'conditions: [{ slowed: { turns: 1 } }, { slowed: { by: A, turns: 3 } }]',
      8,
      'stands here twice',
    ],
    [
      'a charge of a thing without any',
      'name: Bo',
      'items: { Wand: { abilities: [{ use: {}, charge: yes, do: [{ heal: 1 }] }] } }',
      8,
      'It has no charge to take',
    ],
    [
      'an update by what is no consumable',
      'name: Bo',
      'items: { Deed: { abilities: [{ use: {}, do: [{ update: dependents }] }] } }',
      8,
      'Only a consumable updates dependents',
    ],
    [
      'three rings',
      'name: Bo',
      'wears: [Brass Ring, Brass Ring, { Brass Ring: greater }]',
      8,
      'has no room in the slot ring; expected 2 there at most',
    ],
    [
      'who charms oneself',
      'name: Bo',
      'conditions: [{ charmed: { by: B } }]',
      8,
      'Nobody charms oneself',
    ],
  ])('%s', (_, from, to, line, says) => {
    const text = changed(duel, from, to);
    expect(text).toMatch(new RegExp(`(^|\\n)a\\.yaml:${line}: `));
    expect(text).toContain(says);
  });

  test('a duel of one, against a monster', () => {
    const text = told(quest.replace('mode: quest\n', ''));
    expect(text).toContain('a.yaml:6: A duel is of two heroes');
  });

  test('two actions of the slowed', () => {
    const slowed = duel.replace('name: Ada', 'conditions: [slowed]');
    expect(told(slowed.replace('turn: A', 'turn: A\nactions: 1'))).toBe('it is read');
    const text = told(slowed.replace('turn: A', 'turn: A\nactions: 2'));
    expect(text).toBe('a.yaml:10: It cannot have so many; expected at most 1.');
  });

  const third = duel
    .replace('Bo }', 'Bo }\n  C: { at: A2, waits: yes }\n  c: { companion of: C, at: B2 }')
    .replace('turn: A', 'turn: A\ntraps: [{ of: C, do: [{ deal: 1 }], at: C2 }]');

  test('a duel where a third one has left something behind is none', () => {
    expect(told(third)).toBe('it is read');
  });

  test.each([
    ['by a step', 'C joins the fight'],
    ['by what is in sight', 'whoever is in sight joins'],
    ['as a challenger', 'do: C takes up the challenge'],
  ])('a third one who joins a duel %s', (_, said) => {
    expect(changed(third, 'A ends the turn', said)).toBe(
      'a.yaml:14: No third hero joins a duel; expected another mode.',
    );
  });

  test.each([
    ['a monster to come out', 'monster: { name: Rat }', 'Only a duel has that'],
    ['a thumb', 'thumbs up: A', 'Only a duel has that'],
    ['whether one concedes', 'house: { concede: own turn }', 'Only a duel has that'],
    ['what a tie is', 'house: { tie: at one blow }', 'Only a duel has that'],
    ['how many come out', 'house: { monsters released: 2 }', 'Only a duel has that'],
  ])('outside a duel %s', (_, said, says) => {
    expect(changed(quest, 'turn: A', `turn: A\n${said}`)).toBe(
      `a.yaml:11: ${says}; expected mode: duel.`,
    );
  });

  test.each([
    ['searches of a monster', 'name: Rat', 'searches: 2', 'No monster investigates'],
    ['a hero as a boss', 'name: Ada', 'boss: yes', 'Only a quest’s monster is one'],
  ])('%s', (_, from, to, says) => {
    expect(changed(quest, from, to)).toContain(says);
  });

  test('the levels of the monster that may come out, too', () => {
    const text = changed(duel, 'turn: A', 'turn: A\nmonster: { level: -1 }');
    expect(text).toBe('a.yaml:10: “level”: expected a whole number from 0 to 9999, not “-1”.');
  });

  test('two charms by two charmers are none', () => {
    const charms = 'conditions: [{ charmed: { by: m } }, { charmed: { by: n } }]';
    const text = quest.replace('Rat }', 'Rat }\n  n: { at: A2 }');
    expect(told(text.replace('name: Ada', charms))).toBe('it is read');
  });
});

describe('a saddle in which nobody could sit is refused by its line', () => {
  const large = 'stats: { size: 1 }, at: D1';
  test.each([
    ['of no greater size', 'c: { companion of: A, at: D1 }', 'mount: c', 'no larger than'],
    ['of an enemy', `n: { ${large} }`, 'mount: n', 'It is an enemy'],
    [
      'of another’s',
      `B: { at: A2 }\n  c: { companion of: B, ${large} }`,
      'mount: c',
      'but its own',
    ],
    ['of who waits', `c: { companion of: A, waits: yes, ${large} }`, 'mount: c', 'It only waits'],
    [
      'out of the mount slot',
      `c: { companion of: A, in the mount slot: no, ${large} }`,
      'mount: c',
      'not in the mount slot',
    ],
  ])('%s', (_, other, to, says) => {
    const text = quest.replace('Rat }', `Rat }\n  ${other}`);
    expect(changed(text, 'name: Ada', to)).toMatch(new RegExp(`^a\\.yaml:8: .*${says}`));
  });

  test('of who is ridden already', () => {
    const two = `B: { at: A2, mount: c }\n  c: { companion of: A, may be ridden: yes, ${large} }`;
    const text = quest.replace('name: Ada', 'mount: c').replace('Rat }', `Rat }\n  ${two}`);
    expect(told(text)).toBe('a.yaml:10: Somebody rides it already; expected a mount for each.');
  });
});

describe('what nobody sees, or a terminal would obey, is refused by its line', () => {
  const unseen = 'A character stands here that nobody sees';
  test.each([
    ['a colour, as it is', 'name: Bo', 'name: \x1b[31mBo', 8, unseen],
    ['a colour, written out', 'name: Bo', 'name: "\\e[31mBo"', 8, unseen],
    ['a bell in the title', 'A scenario', '"A \\a bell"', 1, unseen],
    ['a turn of direction', 'name: Bo', 'name: "B\\u202eo"', 8, unseen],
    ['a second line of a name', 'name: Bo', 'name: "B\\no"', 8, 'expected a name on one line'],
    ['one of a title', 'A scenario', '"A\\nscenario"', 1, 'expected a sentence on one line'],
  ])('%s', (_, from, to, line, says) => {
    const text = changed(duel, from, to);
    expect(text).toMatch(new RegExp(`^a\\.yaml:${line}: .*${says}`));
    expect(text).not.toContain('\n');
  });

  test('lines that end with CR alone; those with CR and LF are read', () => {
    expect(told(duel.replaceAll('\n', '\r'))).toBe(
      'a.yaml:1: Lines end with CR alone here; expected LF, or CR and LF.',
    );
    expect(told(duel.replaceAll('\n', '\r\n'))).toBe('it is read');
  });
});

test('a tile that there is not is one fault, not two', () => {
  const text = told(duel.replace('A.B', 'A..').replace('name: Bo', 'at: ZZ99'));
  expect(text).toBe('a.yaml:8: There is no tile “ZZ99”; expected a column and a row, such as C4.');
});

test('a file of bytes that are no letters is told by its line', () => {
  const file = join(temporaryFolder(), 'garbled.yaml');
  writeFileSync(file, Buffer.from('title: A\nnote: \xe9t\xe9\nmap: x\n', 'latin1'));
  const result = readFile(file);
  expect(Array.isArray(result) && result.map(faultText)).toEqual([
    `${file}:2: This is no text; expected letters in UTF-8.`,
  ]);
});
