import { describe, expect, test } from 'vitest';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { monsterSchema } from '../../../src/rules/monsters/definition.ts';
import { helm } from '../helm.ts';
import { countsOf, faultsOfCounts } from './counts.ts';
import { saidOnce, sayersOf, wordsOfAbilities } from './language.ts';
import { type Card, cardsIn, isOf, type ItemCard } from './shelves.ts';
import { faultsOfStock } from './stock.ts';
import { lonely, usageIn } from './words.ts';

const cards = cardsIn('.');
const item = (id: string, more: object = {}): ItemCard => ({
  id: `items/${id}`,
  card: { of: 'item', ...itemSchema.parse({ ...helm, ...more }) },
});
const monster = (id: string, week: number): Card => ({
  id: `monsters/${id}`,
  card: {
    of: 'monster',
    ...monsterSchema.parse({
      ...{ name: id, week, look: 'It waits for its turn.', stats: { hp: 9 } },
      attacks: [{ name: 'Elbow', range: 1, damage: 1 }],
    }),
  },
});
const isOfWeek = (week: number) => (one: Card) =>
  one.card.of === 'monster' && one.card.week === week;

describe('a stock has', () => {
  test('no two of one name, however it is written, whatever they are', () => {
    expect(faultsOfStock([...cards, item('helm'), item('cellar/helm', { name: 'HELM' })])).toEqual([
      'of one name: items/helm.yaml, items/cellar/helm.yaml',
    ]);
    const [first] = cards.filter(isOf('monster'));
    const double = item('double', { name: first?.card.name });
    expect(faultsOfStock([...cards, double])[0]).toBe(
      `of one name: ${first?.id}.yaml, items/double.yaml`,
    );
  });

  test('no straight apostrophe in a name, whatever it names', () => {
    const straight = item('cook-s-helm', {
      ...{ name: "Cook's Helm", kinds: ['artifact'] },
      abilities: [{ name: "Cook's Call", use: {}, do: [{ summon: "Cook's Boy", hp: 3 }] }],
    });
    expect(faultsOfStock([...cards, straight])).toEqual(
      ["Cook's Helm", "Cook's Call", "Cook's Boy"].map(
        (name) => `items/cook-s-helm.yaml says “${name}”; expected ’ for the apostrophe`,
      ),
    );
  });

  test('each thing in the file of its name', () =>
    expect(faultsOfStock([...cards, item('helmet')])).toEqual([
      'items/helmet.yaml is of “Helm”; expected helm.yaml',
    ]));

  test('[WEEK-11] one monster for each week, and no more', () => {
    const without = cards.filter((one) => !isOfWeek(7)(one));
    expect(faultsOfStock(without)).toEqual(['week 7 has no monster']);
    const [seventh] = cards.filter(isOfWeek(7));
    expect(faultsOfStock([...cards, monster('Queue', 7)])).toEqual([
      `week 7 has 2 monsters: ${seventh?.id}.yaml, monsters/Queue.yaml`,
    ]);
  });

  test('[GAME-01] what no game begins without', () =>
    expect(faultsOfStock(cards.filter(isOf('monster')))).toEqual([
      'the stock lacks a starter that identifies',
      'the stock lacks a starter that gives HP',
      'the stock lacks an arena',
      'the stock lacks a map with stalls',
      'the stock lacks one loot table',
      'the stock lacks an ultimate for 28 gold',
    ]));
});

describe('counts', () => {
  const count = (of: string, all: readonly Card[]) =>
    countsOf(all).find((one) => one.of === of) ?? expect.fail(`no row for ${of}`);
  const curse = (...more: string[]) =>
    item('curse', {
      kinds: ['basic equipment', 'curse', ...more],
      abilities: [{ always: { speed: -1 } }],
    });

  test('are of everything that makes a stock', () => {
    const wanted = Object.fromEntries(countsOf([]).map((one) => [one.of, one.wanted]));
    expect(wanted).toMatchObject({
      ...{ starters: 4, 'basic equipment': 36, 'magic equipment': 48, 'tech equipment': 16 },
      ...{ 'manatech crystals': 4, gems: 12, upgrades: 12, dependents: 12, artifacts: 14 },
      ...{ 'spells and scrolls': 24, 'holy spells': 12, 'potions and other consumables': 20 },
      ...{ 'ultimates, each greater and lesser': 18, treasures: 12, 'chest items and keys': 14 },
      ...{
        'rituals of pain, each with its curse': 16,
        'other curses': 8,
        companions: 12,
        eggs: 10,
      },
      ...{ traps: 16, 'trader’s wares': 24, 'auction lots': 24, 'quest items': 16 },
      ...{ classes: 12, races: 12, 'super powers': 12, 'NPC’s chosen': 5 },
      ...{ 'monsters of weeks': 20, boss: 12, skeli: 3, 'maps to walk in': 3 },
      ...{ quests: 14, secrets: 15, verbs: 45, triggers: 25 },
    });
  });

  test('have nothing missing in our stock', () => {
    expect(faultsOfCounts(countsOf(cards))).toEqual([]);
  });

  test('that are too small are faults', () => {
    const without = cards.filter(({ id }) => !id.startsWith('items/starter/'));
    expect(faultsOfCounts(countsOf(without))).toContain('starters: 0 of 4, 4 missing');
  });

  test('[ITEM-07] tell a ritual’s curse from other curses', () => {
    const all = [curse(), curse('ritual of pain')];
    expect(count('other curses', all)).toEqual({ of: 'other curses', there: 1, wanted: 8 });
    expect(count('rituals of pain, each with its curse', all).there).toBe(1);
  });

  test('put a potion and another consumable together, but no dependent', () => {
    const used = [{ use: {}, do: [{ heal: 1 }], 'used up': true }];
    const update = [{ use: {}, do: [{ update: 'dependents' }], 'used up': true }];
    const loose = { slot: 'slotless' };
    const all = [
      item('dram', { ...loose, kinds: ['potion', 'consumable'], abilities: used }),
      item('bomb', { ...loose, kinds: ['consumable'], abilities: used }),
      item('deed', { ...loose, kinds: ['dependent', 'consumable'], abilities: update }),
    ];
    expect(count('potions and other consumables', all).there).toBe(2);
    expect(count('… of these, consumable', all).there).toBe(1);
  });

  test('are of each slot', () =>
    expect(
      countsOf([item('helm')])
        .filter(({ there }) => there > 0)
        .map(({ of }) => of),
    ).toEqual(['basic equipment', '… for head']));
});

describe('words', () => {
  const says = (id: string, ...abilities: object[]) => item(id, { kinds: ['artifact'], abilities });
  const rides = { always: { armor: 1 }, while: 'riding' };
  const dances = { when: 'I hide', do: [{ unseat: true, to: 'self' }] };

  test('are those of the schemas, verbs and triggers apart', () => {
    const words = wordsOfAbilities();
    for (const one of ['while: riding', 'on: ally', 'lay: prone', 'each: fight', 'stat: armor'])
      expect(words).toContain(one);
    for (const one of ['deal', 'when: I hide', 'name: Helm']) expect(words).not.toContain(one);
  });

  test('that one card alone says are found, and whose they are', () => {
    const all = [says('a', rides), says('b', { always: { armor: 1 } })];
    expect(saidOnce(all)).toEqual([
      { word: 'while', by: 'items/a' },
      { word: 'while: riding', by: 'items/a' },
    ]);
    expect(saidOnce([...all, says('c', rides)])).toEqual([]);
    expect(sayersOf(new Set(['while: riding']), all).get('while: riding')).toEqual(['items/a']);
  });

  test('of verbs and triggers none may be', () => {
    expect(lonely(usageIn([says('a', dances)]))).toEqual(['unseat', 'I hide']);
    expect(lonely(usageIn([says('a', dances), says('b', dances)]))).toEqual([]);
    expect(lonely(usageIn(cards.filter(isOf('item'))))).toEqual([]);
  });
});
