import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BadContent } from '../../src/catalogue/bad-content.ts';
import { hashOf, readRulebook, readStock } from '../../src/catalogue/index.ts';
import { boardOf } from '../../src/rules/board/schema.ts';
import { stocked } from '../../src/rules/goods.ts';
import { cardsIn } from '../support/content/shelves.ts';
import { faultsOfStock } from '../support/content/stock.ts';
import { unsaid } from '../support/content/treatment/described.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const helm = `name: Helm
kinds: [basic equipment]
slot: head
cost: 9
abilities:
  - always: { hp: 4 }
`;

/** A folder of seeds with these files in it. */
function seeds(files: Record<string, string | Uint8Array>): string {
  const root = temporaryFolder();
  for (const folder of ['items', 'monsters', 'maps', 'quests', 'secrets', 'loot', 'rulebook'])
    mkdirSync(join(root, folder));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

/** What is said of a stock that cannot be read. */
function fault(files: Record<string, string | Uint8Array>): string {
  try {
    readStock(seeds(files));
  } catch (error) {
    if (error instanceof BadContent) return error.message;
    throw error;
  }
  throw new Error('it could be read');
}

describe('a stock', () => {
  test('has each file under its path, and each definition under the hash of its content', () => {
    const { stock, definitions } = readStock(seeds({ 'items/basic/helm.yaml': helm }));
    expect(Object.keys(stock.ids)).toEqual(['items/basic/helm']);
    const hash = stock.ids['items/basic/helm'] ?? '';
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(definitions.get(hash)).toMatchObject({ of: 'item', name: 'Helm', cost: 9 });
  });

  test('keeps its hash whatever the order of keys, and gets another with any change', () => {
    const first = readStock(seeds({ 'items/helm.yaml': helm })).stock;
    const lines = helm.split('\n');
    const turned = `cost: 9\n${lines.filter((line) => line !== 'cost: 9').join('\n')}`;
    expect(readStock(seeds({ 'items/helm.yaml': turned })).stock).toEqual(first);
    const dearer = helm.replace('cost: 9', 'cost: 10');
    expect(readStock(seeds({ 'items/helm.yaml': dearer })).stock.hash).not.toBe(first.hash);
    expect(readStock(seeds({ 'items/hat.yaml': helm })).stock.hash).not.toBe(first.hash);
  });

  test('a hash does not depend on keys that stand for nothing', () => {
    expect(hashOf({ a: 1, b: undefined, c: [{ y: 1, x: 2 }] })).toBe(
      hashOf({ c: [{ x: 2, y: 1 }], a: 1 }),
    );
    expect(hashOf({ a: [1, 2] })).not.toBe(hashOf({ a: [2, 1] }));
  });
});

describe('content that cannot be used is named by file and line', () => {
  test.each([
    [
      'a slot that there is none of',
      helm.replace('head', 'elbow'),
      'items/helm.yaml:3: “slot”: expected one of: npc',
    ],
    [
      'a value of another kind',
      helm.replace('9', 'nine'),
      'items/helm.yaml:4: “cost”: expected a whole number from 0 to 1000, not “nine”.',
    ],
    [
      'a key too many',
      `${helm}colour: red\n`,
      'items/helm.yaml:7: “colour” means nothing here; expected nothing else but power, charges, greater, lesser, greater form.',
    ],
    [
      'an ability that nobody knows',
      helm.replace('always', 'seldom'),
      'items/helm.yaml:6: “seldom” means nothing here; expected one of: always, attack, depends, level up, holy, companion, identify, uncurse, open, use, when, trap, aura',
    ],
    [
      'an effect that nobody knows',
      `${helm}  - use: { range: 3, on: enemy }\n    do: [{ explode: 3 }]\n`,
      'items/helm.yaml:8: “explode” means nothing here; expected one of those in docs/seam.md, such as: ',
    ],
    [
      'an amount that is none',
      `${helm}  - use: { range: 3, on: enemy }\n    do: [{ deal: fire }]\n`,
      'items/helm.yaml:8: “deal”: expected an amount such as 3, X,',
    ],
    [
      'a number that is too great',
      `${helm}  - use: { range: 300, on: enemy }\n    do: [{ deal: 1 }]\n`,
      'items/helm.yaml:7: “range”: expected a whole number from 0 to 40, not 300.',
    ],
    [
      'power that nothing uses',
      `${helm}power: 3\n`,
      'items/helm.yaml:7: “power”: expected only with an ability that says X',
    ],
    [
      'what outlasts itself',
      `${helm}  - use: {}\n    used up: yes\n    do: [{ heal: 1 }]\n`,
      'expected none of the others, as the thing is gone with its use',
    ],
    ['what is no YAML', 'name: [Helm\n', 'items/helm.yaml:'],
    [
      'nothing',
      '',
      'items/helm.yaml:1: expected keys with values (name, kinds, slot, cost, power, charges, abilities, greater, lesser, greater form), not nothing.',
    ],
  ])('%s', (_, text, says) => {
    expect(fault({ 'items/helm.yaml': text })).toContain(says);
  });

  test('yes and no may be said as that', () => {
    const says = `${helm}charges: 2\n`
      .replace('basic equipment', 'artifact')
      .replace('abilities:\n', 'abilities:\n  - use: {}\n    do: [{ heal: 1 }]\n    charge: yes\n');
    const { definitions } = readStock(seeds({ 'items/helm.yaml': says }));
    expect([...definitions.values()]).toMatchObject([{ abilities: [{ charge: true }, {}] }]);
  });

  test.each(['helm.yml', 'helm.YAML'])('a file called “%s” is not passed over', (name) => {
    expect(fault({ [`items/${name}`]: helm })).toBe(
      `items/${name}:1: expected a name that ends in .yaml`,
    );
  });

  test('a file in another script than UTF-8 is told so', () => {
    const latin = Buffer.from(helm.replace('Helm', 'Hélm'), 'latin1');
    expect(fault({ 'items/helm.yaml': latin })).toBe('items/helm.yaml:1: expected text in UTF-8');
  });

  test('every fault of a file is named at once', () => {
    const faults = fault({ 'items/helm.yaml': helm.replace('head', 'elbow').replace('9', '-1') });
    expect(faults.split('\n')).toHaveLength(2);
  });

  test('the faults of every file are told, whatever its folder', () => {
    const files = {
      'quests/a.yaml': 'name: A\n',
      'secrets/b.yaml': '[',
      'loot/c.yaml': 'bands: 1\n',
    };
    const lines = fault({ ...files, 'items/helm.yaml': helm.replace('9', 'nine') }).split('\n');
    expect([...new Set(lines.map((line) => line.split(':')[0]))]).toEqual([
      ...['items/helm.yaml', 'quests/a.yaml', 'secrets/b.yaml', 'loot/c.yaml'],
    ]);
    const rules = seeds({ 'rulebook/a.yaml': '[', 'rulebook/b.yaml': '{' });
    expect(() => readRulebook(rules)).toThrow(/a\.yaml:1: [^]*b\.yaml:1: /);
  });

  test('a map with one spawn tile is none', () => {
    expect(fault({ 'maps/pit.yaml': 'name: Pit\ndrawing: |\n  ####\n  #@.#\n  ####\n' })).toContain(
      'maps/pit.yaml:2: “drawing”: ',
    );
  });
});

describe('our own stock', () => {
  const { stock, definitions } = readStock('seeds');
  const goods = {
    stock,
    definition: (hash: string) => definitions.get(hash) ?? expect.fail(`no ${hash}`),
  };

  test('[GAME-01] has what a game needs: starters, monsters from week 1, a map and a loot table', () => {
    expect(stocked(goods, 'monster').filter(({ card }) => card.week === 1)).toHaveLength(1);
    expect(stocked(goods, 'map').map(({ card }) => boardOf(card).name)).toContain('The Pit');
    expect(stocked(goods, 'loot')).toHaveLength(1);
    const starters = stocked(goods, 'item').filter(({ card }) => card.kinds.includes('starter'));
    const abilities = starters.flatMap(({ card }) => card.abilities);
    expect(abilities).toContainEqual({ identify: { charges: 3 } });
    expect(abilities).toContainEqual({ always: { hp: 20 } });
  });

  test('has many things, each saying what it does', () => {
    const things = stocked(goods, 'item').map(({ card }) => card);
    expect(things.length).toBeGreaterThanOrEqual(120);
    for (const card of things) expect(unsaid({ card })).toBeNull();
  });

  test('[WEEK-11] has no two of one name, each thing in its file, and a monster for each week', () =>
    expect(faultsOfStock(cardsIn('.'))).toEqual([]));
});

describe('the rulebook', () => {
  const rule = 'title: A rule\nrule: You do it.\nexample: Ana does it twice.\nlinks: []\n';

  test('is read by id, with what is absent as nothing', () => {
    expect(readRulebook(seeds({ 'rulebook/bet/BET-04.yaml': rule }))).toEqual([
      {
        id: 'BET-04',
        title: 'A rule',
        rule: 'You do it.',
        example: 'Ana does it twice.',
        ruling: null,
        cases: [],
        house: false,
        links: [],
        words: [],
      },
    ]);
  });

  test('a house rule without a ruling is a fault', () => {
    const files = { 'rulebook/bet/BET-04.yaml': `${rule}house: true\n` };
    expect(() => readRulebook(seeds(files))).toThrow(BadContent);
  });

  test('is read whole from a copy elsewhere', () => {
    const copy = join(temporaryFolder(), 'seeds');
    cpSync('seeds', copy, { recursive: true });
    expect(readRulebook(copy)).toEqual(readRulebook('seeds'));
  });
});
