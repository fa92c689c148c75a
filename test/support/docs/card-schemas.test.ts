import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentOf } from '../../../src/catalogue/read.ts';
import { plainSigns } from '../../../src/catalogue/signs.ts';
import { amountSchema, formulaSchema } from '../../../src/rules/abilities/amount.ts';
import { fits, isTaken, published } from './published.ts';

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(folder, file));

test('each schema has a name of its own, in English', () => {
  expect(new Set(published.map(({ schema }) => schema.$id)).size).toBe(published.length);
  for (const { schema } of published)
    expect(schema.title).toMatch(/^(An [aeiou]|A [^aeiou])\w+, as a file under seeds\/ has it$/);
});

test.each(['items', 'monsters', 'maps', 'quests', 'secrets'])(
  'all of our %s are as the schema has it, read as editors read YAML',
  (folder) => {
    const wrong = files(join('seeds', folder)).filter(
      (file) => !fits[folder.slice(0, -1)]?.(parse(readFileSync(file, 'utf8'))),
    );
    expect(wrong).toEqual([]);
  },
);

const helm = (ability: string) => `name: Helm
kinds: [magic equipment]
slot: head
cost: 9
charges: 2
abilities:
  - ${ability}
`;

const isRight = (ability: string): boolean | undefined => fits['item']?.(parse(helm(ability)));

describe('an ability that says', () => {
  test.each([
    'use: {}\n    do: [{ heal: 1 }]\n    charge: yes',
    'use: {}\n    do: [{ heal: 1 }]\n    charge: true',
    "when: an enemy's turn begins\n    do: [{ push: 1, grounds: no, to: other }]",
    'when: an enemy’s turn begins\n    do: [{ push: 1, grounds: false, to: other }]',
  ])('%s is right in either reading', (ability) => {
    expect(isRight(ability)).toBe(true);
    expect(contentOf('x.yaml', helm(ability)).says).toMatchObject({ name: 'Helm' });
  });

  test.each([
    'use: {}\n    do: [{ heal: 1 }]\n    charge: no',
    'use: {}\n    do: [{ heal: half of hp }]',
    'always: { damage: half of armor }',
    'always: { damage: armour / 2 }',
  ])('%s is wrong', (ability) => {
    expect(isRight(ability)).toBe(false);
  });
});

describe('a whole number', () => {
  test.each([
    ...['-2', '−2', '–2', '—2', '-20', '−20', '−007', '3', '20'].map((said) => [said, true]),
    ...['− 2', '-21', '−21', '−300', '--2', '−2.5', '21', '2−'].map((said) => [said, false]),
  ] as const)('%s is right to editors exactly where it is to the catalogue: %j', (said, isOne) => {
    const fog = `aura: { radius: 1 }\n    while: { dodge: ${said} }`;
    expect(isRight(fog)).toBe(isOne);
    expect(isTaken(helm(fog).replace('charges: 2\n', ''))).toBe(isOne);
  });
});

describe('[ITEM-27] an amount of which there has to be something', () => {
  test.each([
    ...['1', '01', 'd6', 'd06', '2d6', '1 + 0', '0 + level', '0 - 0 + d4'].map((is) => [is, true]),
    ...['0', '00', '0 level', '0 + 00', '00 − 0 level / 2'].map((is) => [is, false]),
    ...['0d6', '00 d6', '1 + 0d6', 'd0', '2d00'].map((is) => [is, false]),
  ] as const)('%j is one to editors exactly where it is to the catalogue: %j', (said, isOne) => {
    for (const written of [said, JSON.stringify(said)]) {
      const jab = `use: { range: 1, on: enemy }\n    do: [{ deal: ${written} }]`;
      expect(isRight(jab)).toBe(isOne);
      expect(isTaken(helm(jab).replace('charges: 2\n', ''))).toBe(isOne);
    }
  });

  test('[MOVE-04] a push by none is one where it grounds', () => {
    const push = (grounds: string) =>
      `use: { range: 1, on: enemy }\n    do: [{ push: 0, grounds: ${grounds} }]`;
    expect(['yes', 'true', 'no', 'false'].map(push).map(isRight)).toEqual([
      ...[true, true, false, false],
    ]);
  });
});

test('[MONSTER-06] what a creature can do by itself has a name', () => {
  const owl = (name: string) => `name: Owl
week: 1
look: It turns its head all the way round.
stats: { hp: 9 }
attacks: [{ name: Beak, range: 1, damage: 1 }]
abilities:
  - { when: I hit, ${name}do: [{ heal: 1 }] }
`;
  for (const [text, isOne] of [
    [owl('name: Hoot, '), true],
    [owl(''), false],
  ] as const) {
    expect(fits['monster']?.(parse(text))).toBe(isOne);
    expect(isTaken(text)).toBe(isOne);
  }
});

const texts = [
  ...['X', '2 X + 1', 'level / 2', 'd6', '2d6 - 1', 'X + Y', '-X', '- armor', 'hp', 'speed / 2'],
  ...['-2 armor', 'cold resist - 3', '0 - hp', 'half of armor', 'armour', '', ' ', '3 + ', '+ 3'],
  ...['−2 armor', 'X − 1', '2d6 – 1', 'hp — hp', 'hp−2', 'hp + −1', '3 −', '− hp'],
  ...[`X${' + X'.repeat(14)}`, `X${' + X'.repeat(15)}`, `hp${' + hp'.repeat(12)}`],
  ...['3 + + 3', 'X X', '3 / 10', '123', 'd6 + hp', 'X*2', 'x', '2 X+1', 'hp+-1', 'fire'],
];

test.each([
  ['deal', amountSchema],
  ['armor', formulaSchema],
] as const)(
  'a text after %s is right to editors exactly where it is to the catalogue',
  (key, schema) => {
    for (const text of texts) {
      const said = JSON.stringify(text);
      const ability =
        key === 'deal' ? `use: {}\n    do: [{ deal: ${said} }]` : `always: { armor: ${said} }`;
      expect([text, isRight(ability)]).toEqual([text, schema.safeParse(plainSigns(text)).success]);
    }
  },
);
