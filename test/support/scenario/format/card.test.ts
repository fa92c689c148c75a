import { describe, expect, test } from 'vitest';
import { monsterSchema } from '../../../../src/rules/monsters/definition.ts';
import { faultText } from '../../format/fault.ts';
import { runScenario } from '../play/run.ts';
import { readScenario } from './read.ts';
import { shelfOf } from './shelf.ts';

const shelf = shelfOf([
  {
    of: 'monster',
    ...monsterSchema.parse({
      name: 'Mangle',
      week: 3,
      look: 'It presses whatever is put before it.',
      level: 1,
      stats: { hp: 20, armor: 1 },
      attacks: [
        { name: 'Rollers', range: 1, damage: 4 },
        { name: 'Steam', range: 3, damage: 2, type: 'fire' },
      ],
      power: 2,
      charges: 1,
      abilities: [
        { always: { speed: 2 }, ways: ['climb'], boons: ['true sight'] },
        { use: { range: 2, on: 'enemy' }, name: 'Starch', do: [{ deal: 'X' }], charge: true },
        {
          use: { range: 2, on: 'enemy' },
          name: 'Crease',
          do: [{ lay: 'slowed', turns: 1 }],
          'from level': 2,
        },
      ],
    }),
  },
]);

const monsterRound = `title: A scenario
rules: [MONSTER-06]
mode: monster round
map: |
  A..mm
  ...mm
  .....
who:
  A: {}
  m: { card: Mangle }
turn: m
steps:
  - m ends the turn
`;

const duel = `title: A scenario
rules: [MONSTER-06]
map: |
  A.B
  ...
who: { A: {}, B: {} }
monster: { card: Mangle }
turn: A
steps:
  - A ends the turn
`;

const reading = (text: string) => readScenario('a.yaml', text, () => shelf);

function faults(text: string): string {
  const result = reading(text);
  return Array.isArray(result) ? result.map(faultText).join('\n') : 'it is read';
}

function opening(text: string) {
  const result = reading(text);
  if (Array.isArray(result)) throw new Error(result.map(faultText).join('\n'));
  return result.opening;
}

/** What it comes to when it is played with these steps; null: as they say. */
function broke(text: string, ...steps: string[]) {
  const [head = ''] = text.split('  - ');
  const result = reading(`${head}${steps.map((step) => `  - ${step}\n`).join('')}`);
  if (Array.isArray(result)) throw new Error(result.map(faultText).join('\n'));
  return runScenario(result).broke;
}

describe('[MONSTER-06] a monster of the stock', () => {
  test('has what its card says, at its level', () => {
    const { entrant } = opening(monsterRound).entrants[1] ?? {};
    expect(entrant).toMatchObject({
      name: 'Mangle',
      level: 1,
      sheet: { stats: { hp: 24, armor: 1.5, speed: 5.5, size: 1 } },
      kit: [{ name: 'Mangle', x: 2, charges: 1, full: 1 }],
    });
    expect(entrant?.sheet.attacks.map(({ name }) => name)).toEqual([
      'Rollers',
      'Steam',
      'Natural Attack',
    ]);
  });

  test('[MONSTER-05] at another level where the file says so, and called otherwise', () => {
    const map = monsterRound.replaceAll('mm', 'm.').replace('...m.', '.....');
    const text = map.replace('card: Mangle', 'card: Mangle, level: 0, name: Old Iron');
    expect(opening(text).entrants[1]?.entrant).toMatchObject({
      name: 'Old Iron',
      level: 0,
      sheet: { stats: { hp: 20, size: 0 } },
    });
  });

  test('strikes with its first own attack, and uses its abilities by its name', () => {
    const far = monsterRound.replace('A..mm', 'A.mm.').replace('...mm', '..mm.');
    expect(
      broke(
        far,
        '{ do: "m uses Mangle: Starch on A", expect: { A: { hp: 28 } } }',
        '{ refused: "m uses Mangle: Starch on A", by: ITEM-27, as: no charge left }',
        '{ refused: "m uses Mangle: Crease on A", by: MONSTER-06, as: not learned }',
        '{ refused: m attacks A, by: COMBAT-03, as: out of range }',
        '{ do: m attacks A with Steam, dice: 12, expect: { A: { hp: 25 }, m: { boons: true sight } } }',
      ),
    ).toBeNull();
  });

  test('what else stands there holds besides', () => {
    const text = monsterRound.replace(
      'card: Mangle',
      'card: Mangle, damage taken: 5, conditions: [prone], boons: [double damage], movement: [walk]',
    );
    const { entrant, besides } = opening(text).entrants[1] ?? {};
    expect(entrant).toMatchObject({ damageTaken: 5, boons: [{ kind: 'double damage' }] });
    expect(besides).toMatchObject({
      conditions: [{ kind: 'prone' }],
      movement: ['walk', 'climb'],
    });
  });

  test('[DUEL-04] may be the one that a duel releases', () => {
    expect(opening(duel).reserve).toMatchObject({
      name: 'Mangle',
      level: 1,
      sheet: { stats: { hp: 24 } },
      kit: [{ name: 'Mangle' }],
    });
    const older = duel.replace('card: Mangle', 'card: Mangle, level: 3, name: Old Iron');
    expect(opening(older).reserve).toMatchObject({ name: 'Old Iron', level: 3 });
  });
});

describe('what is wrong with it is told by line', () => {
  test.each([
    ['card: Mangel', 'The stock has no monster “Mangel”. Did you mean “Mangle”?'],
    ['card: Mangle, stats: { hp: 3 }', 'The card says that; expected no “stats” beside it.'],
    ['card: Mangle, attacks: [{ name: Pike }]', 'expected no “attacks” beside it.'],
    ['card: Mangle, items: { Wand: [Bolt] }', 'expected no “items” beside it.'],
    ['card: Mangle, card level: 2', 'expected no “card level” beside it.'],
  ])('%s', (said, says) => {
    const [first = ''] = faults(monsterRound.replace('card: Mangle', said)).split('\n');
    expect(first).toMatch(/^a\.yaml:10: /);
    expect(first).toContain(says);
    const [released = ''] = faults(duel.replace('card: Mangle', said)).split('\n');
    expect(released).toMatch(/^a\.yaml:7: /);
    expect(released).toContain(says);
  });

  test.each([
    ['things that it would wear', 'm: { card: Mangle }', 'm: { card: Mangle, wears: [Hat] }', 10],
    ['a hero', 'A: {}', 'A: { card: Mangle }', 9],
    ['a companion that is none', 'm: { card: Mangle }', 'm: { card: Mangle, companion of: A }', 10],
  ])('of %s', (_, from, to, line) => {
    expect(faults(monsterRound.replace(from, to))).toMatch(
      new RegExp(`^a\\.yaml:${line}: (The card says that|A hero has none|The stock has no comp)`),
    );
  });
});
