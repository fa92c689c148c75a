import { Ajv } from 'ajv';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentOf } from '../../../src/catalogue/read.ts';
import { plainSigns } from '../../../src/catalogue/signs.ts';
import { amountSchema, formulaSchema } from '../../../src/rules/abilities/amount.ts';
import { cardSchemas } from './card-schemas.ts';

type Schema = { $id: string; title: string };
const published = cardSchemas().map(({ file, text }) => ({
  kind: file.replace(/.*\/|\.json$/g, ''),
  schema: JSON.parse(text) as Schema,
}));
const fits = Object.fromEntries(
  published.map(({ kind, schema }) => [kind, new Ajv({ strict: false }).compile(schema)]),
);

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

const texts = [
  ...['X', '2 X + 1', 'level / 2', 'd6', '2d6 - 1', 'X + Y', '-X', '- armor', 'hp', 'speed / 2'],
  ...['-2 armor', 'cold resist - 3', '0 - hp', 'half of armor', 'armour', '', ' ', '3 + ', '+ 3'],
  ...['−2 armor', 'X − 1', '2d6 – 1', 'hp — hp', 'hp−2', 'hp + −1', '3 −', '− hp'],
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
