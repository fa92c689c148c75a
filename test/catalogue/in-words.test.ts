import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { faultsIn } from '../../src/catalogue/in-words.ts';
import { readStock } from '../../src/catalogue/index.ts';
import { contentOf } from '../../src/catalogue/read.ts';
import { mapSchema } from '../../src/rules/board/schema.ts';
import { itemSchema } from '../../src/rules/items/definition.ts';
import { lootTableSchema } from '../../src/rules/loot-table.ts';
import { monsterSchema } from '../../src/rules/monsters/definition.ts';
import { questSchema } from '../../src/rules/quest.ts';
import { secretSchema } from '../../src/rules/secret.ts';

const schemas: Record<string, z.ZodType> = {
  items: itemSchema,
  monsters: monsterSchema,
  maps: mapSchema,
  quests: questSchema,
  secrets: secretSchema,
  loot: lootTableSchema,
};
type Path = readonly (string | number)[];

/** The same with another value there; `undefined` takes away what was there. */
function altered(value: unknown, [key, ...path]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.with(Number(key), altered(value[Number(key)], path, by));
  const { [key]: inner, ...rest } = value as Record<string, unknown>;
  const other = altered(inner, path, by);
  return other === undefined ? rest : { ...rest, [key]: other };
}

const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [
        path,
        ...Object.entries(value).flatMap(([key, one]) =>
          pathsIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
        ),
      ];

const saysOf = (id: string): unknown =>
  contentOf(id, readFileSync(`seeds/${id}.yaml`, 'utf8')).says;
const schemaOf = (id: string): z.ZodType => schemas[id.split('/')[0] ?? ''] ?? z.never();

type Place = { id: string; says: unknown; path: Path };

/** What is told of a card of the stock with another value there. */
const told = ({ id, says, path }: Place, by: unknown): string[] =>
  faultsIn(schemaOf(id), altered(says, path, by)).map(({ expected }) => expected);

/** Each place of the stock at which something can stand, once: by the two keys at its end. */
const places = [
  ...new Map(
    Object.keys(readStock('seeds').stock.ids).flatMap((id) => {
      const says = saysOf(id);
      return pathsIn(says).map((path): [string, Place] => {
        const shape = path.map((key) => (typeof key === 'number' ? '*' : key)).slice(-2);
        return [[id.split('/')[0], ...shape].join(' '), { id, says, path }];
      });
    }),
  ),
];

/** Words that each object of the language answers to are words like any other. */
const answered = ['constructor', ['valueOf'], { valueOf: 1 }];
const others = [
  ...['banana', '9', '', 2.5, -70, 1_000_000, true, null, [], ['banana'], {}, undefined],
  ...answered,
];

/** What a sentence says to be expected, as far as that can be tried. */
function offeredBy(sentence: string): unknown[] {
  const [, kind = '', limits = ''] =
    /[Ee]xpected (a whole number|a number)( .*?)?(?:, not |\.)/.exec(sentence) ?? [];
  const numbers = [...limits.replaceAll('−', '-').matchAll(/-?\d+/g)].map(([n]) => Number(n));
  const above = limits.includes('above') ? numbers.map((n) => (n === 0 ? 0.5 : n)) : numbers;
  const [, words = ''] = /[Ee]xpected one of: (.*?)(?:, not |, or |\.)/.exec(sentence) ?? [];
  const [first, ...more] = words.split(', ').filter((word) => word !== '');
  return [...(kind ? above : []), ...(first ? [first] : []), ...more.slice(-1)];
}

/** The sentence without what stands there now. */
const wish = (sentence: string): string => sentence.replace(/, not .*/, '');

describe('whatever stands in a card that should not', () => {
  test('there are places of all kinds', () => expect(places.length).toBeGreaterThan(250));

  test.each(places)('%s is told in words of ours, with what was expected', (_, place) => {
    const whole = { ...place, path: [] };
    const says: unknown = place.says;
    const misspelt =
      typeof says === 'object'
        ? ['colour', 'constructor'].map((key) => ({ ...whole, by: { ...says, [key]: 1 } }))
        : [];
    for (const { by, ...at } of [...others.map((by) => ({ ...place, by })), ...misspelt])
      for (const sentence of told(at, by)) {
        expect(sentence).toMatch(/\b[Ee]xpected .+\.$/);
        expect(sentence).not.toMatch(
          /invalid|received|undefined|\bnan\b|too (small|big)|\bobject|record|array|string|union|\n/i,
        );
      }
  });

  test.each(places)('%s takes what is told to be expected', (_, place) => {
    for (const by of ['banana', 2.5, -70, 1_000_000])
      for (const sentence of told(place, by))
        for (const offered of offeredBy(sentence))
          expect(told(place, offered).map(wish)).not.toContain(wish(sentence));
  });
});

const at = (id: string, ...path: Path): Place => ({ id, says: saysOf(id), path });
const helm = 'items/basic/dented-helm';
const bedpan = 'items/magic/bedpan-helm';
const secret = 'secrets/swept-floor';
const rat = 'monsters/01-moulting-cage-rat';

test.each<[Place, unknown, string]>([
  [at(rat, 'stats', 'hp'), undefined, '“hp” is missing; expected a whole number from 1 to 999.'],
  [at(rat, 'stats', 'dodge'), -21, '“dodge”: expected a whole number from −20 to 40, not −21.'],
  [at(rat, 'stats', 'constructor'), 2, '“stats”: “constructor” means nothing here; expected '],
  [at(helm, 'slot'), 'toString', '“slot”: expected one of: npc'],
  [at('loot/blue', 'each'), 'two', '“each”: expected a number above 0 and up to 6, not “two”.'],
  [at('loot/blue', 'bands', 0, 'purses'), 0, '“purses”: expected a number above 0, not 0.'],
  [at('loot/blue', 'chests'), [50], '“chests”: expected a list of 2, not of 1.'],
  [at(helm, 'cost'), '9', '“cost”: expected a whole number from 0 to 1000, not “9” in quotes.'],
  [at(helm, 'cost'), 2.5, '“cost”: expected a whole number from 0 to 1000, not 2.5.'],
  [at(helm, 'cost'), null, '“cost”: expected a whole number from 0 to 1000, not nothing.'],
  [at(helm, 'cost'), undefined, '“cost” is missing; expected a whole number from 0 to 1000.'],
  [
    at(helm, 'name'),
    12,
    '“name”: expected a text of 2 to 48 characters, not 12; put it in quotes.',
  ],
  [
    at(helm, 'name'),
    true,
    '“name”: expected a text of 2 to 48 characters, not yes; put it in quotes.',
  ],
  [at(helm, 'name'), 'x', '“name”: expected a text of 2 to 48 characters, not of 1.'],
  [
    at(helm, 'kinds'),
    'gem',
    '“kinds”: expected a list of 1 or more, such as [one, two], not “gem”.',
  ],
  [
    at(helm, 'abilities', 0),
    { alwyas: { hp: 4 } },
    'did you mean “always”? Expected one of: always, attack, depends, ',
  ],
  [at(helm, 'slot'), 'haed', '“slot”: did you mean “head”? Expected one of: npc'],
  [at(helm, 'slot'), 'haed', ', mount, slotless, not “haed”.'],
  [
    at(helm, 'colour:red'),
    1,
    '“colour:red” means nothing here; expected nothing else but power, charges, greater, lesser, greater form. A colon has a space behind it.',
  ],
  [
    at(helm, '\u00A0power'),
    1,
    'greater, lesser, greater form. What stands before it only looks like a space.',
  ],
  [
    at(bedpan, 'abilities', 0, 'limit', 'tiems'),
    2,
    '“limit”: “tiems” means nothing here; did you mean “times”? Expected nothing else.',
  ],
  [
    at(bedpan, 'abilities', 0, 'do', 0, 'temporary hp'),
    2.5,
    '“temporary hp”: expected an amount such as 3, X, 2 X + 1, level / 2 or d6, with no number above 99 in it, not 2.5.',
  ],
  [
    at(bedpan, 'abilities', 0, 'do', 0, 'to'),
    'frend',
    '“to”: expected one of: self, target, other, victim, or keys with values (all, within, of), not “frend”.',
  ],
  [
    at(bedpan, 'abilities', 0, 'do', 0),
    { deel: 3 },
    'did you mean “deal”? Expected one of those in docs/seam.md, such as: deal',
  ],
  [
    at(bedpan, 'abilities', 0, 'when'),
    'I am struk',
    '“when”: did you mean “I am struck”? Expected one of those in docs/seam.md, such as: I am struck, ',
  ],
  [at(bedpan, 'abilities', 0, 'when'), 'I am struck by it', ', I am struck by a basic attack, '],
  [at(bedpan, 'abilities', 0, 'when'), 'I am hit', '“when”: did you mean “I am struck”? '],
  [at(bedpan, 'slot'), 'helmet', '“slot”: did you mean “head”? Expected one of: '],
  [
    at(bedpan, 'abilities', 0, 'do', 0),
    { condition: 'prone', turns: 1 },
    '“condition” means nothing here; did you mean “lay”? Expected one of those in docs/seam.md',
  ],
  [
    at(bedpan, 'abilities', 0, 'do', 0),
    { wobble: 3, turns: 1 },
    '“wobble” means nothing here; expected one of those in docs/seam.md',
  ],
  [
    at(bedpan, 'abilities', 0),
    { always: { 'fire resistance': 2 } },
    '“always”: “fire resistance” means nothing here; did you mean “fire resist”? Expected nothing else but ',
  ],
  [
    at(bedpan, 'abilities', 0, 'do', 0, 'temporary hp'),
    '2 * level + x',
    '“temporary hp”: did you mean “2 level + X”? Expected an amount such as 3, X, 2 X + 1, level / 2 or d6, with no number above 99 in it, not “2 * level + x”.',
  ],
  [
    at(bedpan, 'abilities', 0, 'do', 0, 'temporary hp'),
    '50%',
    '“temporary hp”: expected an amount such as 3, X, 2 X + 1, level / 2 or d6, with no number above 99 in it, not “50%”.',
  ],
  [
    at(bedpan, 'abilities', 0, 'do', 0, 'temporary hp'),
    `X${' + X'.repeat(15)}`,
    '“temporary hp”: expected an amount of 60 characters at most, not of 61.',
  ],
  [
    at(bedpan, 'abilities', 0),
    { always: { armor: `hp${' + hp'.repeat(12)}` } },
    '“armor”: expected a formula of 60 characters at most, not of 62.',
  ],
  [
    at(secret, 'gives'),
    {},
    '“gives”: expected gold, things or a favour: what gives nothing is not worth finding.',
  ],
  [
    at(secret, 'place', 'hide'),
    1,
    '“hide”: expected one letter or figure of the drawing, not 1; put it in quotes.',
  ],
])('%j with %j is told: %s', (place, by, says) => {
  expect(told(place, by).join('\n')).toContain(says);
});

test('each key that means nothing is told by itself', () => {
  const place = at(helm);
  const faults = faultsIn(itemSchema, { ...(place.says as object), a: 1, b: 2 });
  expect(faults.map((fault) => fault.at)).toEqual([['a'], ['b']]);
});

test('what is wrong only without a key that means nothing is not told besides', () => {
  const place = at(helm, 'abilities', 0);
  const whole = place.says as { abilities: object[] };
  const faults = faultsIn(itemSchema, { ...whole, abilities: [{ always: { helth: 2 } }] });
  expect(faults.map((fault) => fault.at.at(-1))).toEqual(['helth']);
});
