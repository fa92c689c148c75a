import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStock } from '../../../src/catalogue/index.ts';
import { type Game } from '../../../src/rules/game.ts';
import { layLoot } from '../../../src/rules/menagerie/lay-loot.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { orbName } from '../../../src/discord/views/orb-lines.ts';
import { cards, goodsOf } from '../../support/table-cards.ts';
import {
  begun,
  decided,
  dies,
  looting,
  nextWeek,
  skipsToNextWeek,
} from '../../support/table-weeks.ts';
import { Table } from '../../support/table.ts';
import { wonders } from '../../support/wonders.ts';

const view = (table: Table) => publicView(table.game, goodsOf(table.stock), table.now).orbs;
const names = ['Ana', 'Bran', 'Cleo', 'Dov', 'Edda'];
const ten = [...names, 'Finn', 'Gus', 'Hal', 'Ida', 'Jo'];
const blueCosts = ({ orbs }: Game): number[] =>
  Object.values(orbs).flatMap(({ colour, cost }) => (colour === 'blue' ? [cost] : []));

describe('the loot of a week', () => {
  test('[ORB-01] lies in orbs: blue ones, and green ones for greater ultimates', () => {
    const table = begun('Ana', 'Bran');
    for (const { id, colour, item } of Object.values(table.game.orbs)) {
      const definition = table.game.items[item]?.definition ?? '';
      expect(table.game.items[item]?.holder).toBe(`orb:${id}`);
      expect([definition, colour]).toEqual([
        definition,
        ['wings', 'halo'].includes(definition) ? 'green' : 'blue',
      ]);
    }
    expect(Object.values(table.game.orbs)).toHaveLength(14);
  });

  test('[SLOT-01] never an NPC’s favour, which is a reward', () => {
    const table = begun('Ana', 'Bran');
    const laid = Object.values(table.game.items).map(({ definition }) => definition);
    expect(laid).toContain('elf');
    expect(laid).not.toContain('favour');
  });

  test.each([
    ['what Goop sells', 'trader item'],
    ['what Galtorex puts up', 'auction item'],
    ['what a quest brings', 'quest item'],
    ['what a chest holds', 'chest item'],
    ['what the Queen of Pain sells', 'ritual of pain'],
  ] as const)(
    '[ITEM-06] [ITEM-07] [ITEM-17] [ITEM-19] %s never lies in an orb, whatever it is besides',
    (_, kind) => {
      const table = begun('Ana', 'Bran');
      const { helm } = cards;
      if (helm?.of !== 'item') expect.fail('no helm');
      table.stock['mark'] = { ...helm, name: 'Mark', kinds: [kind, ...helm.kinds] };
      table.stock['twin'] = { ...helm, name: 'Twin' };
      skipsToNextWeek(table);
      const laid = Object.values(table.game.items).map(({ definition }) => definition);
      expect(laid).toContain('twin');
      expect(laid).not.toContain('mark');
    },
  );

  test('[ORB-04] name, cost, slot and kind of each are known to everyone', () => {
    const table = begun('Ana', 'Bran');
    const orb = table.orb('helm');
    const seen = view(table).find(({ id }) => id === orb);
    expect(seen).toMatchObject({
      name: 'Helm',
      cost: 9,
      slot: 'head',
      kinds: ['basic equipment'],
      empty: false,
    });
    expect(JSON.stringify(seen)).not.toContain('+4');
    const faces = table.told('loot laid').public.orbs;
    expect(faces).toHaveLength(14);
    expect(faces).toContainEqual({
      number: seen?.number,
      name: 'Helm',
      cost: 9,
      slot: 'head',
      kinds: ['basic equipment'],
    });
  });

  test('[ITEM-16] an artifact that somebody has is drawn no more, until it has left the game', () => {
    const table = decided('Ana', 'Bran', 'Cleo');
    Object.assign(table.stock, { crown: wonders.crown });
    const lies = () => view(nextWeek(table)).map(orbName).includes('Crown of Nothing');
    const crown = table.gives('Cleo', 'crown');
    expect(lies()).toBe(false);
    table.arrange(({ items }) => ({
      items: { ...items, [crown]: { ...items[crown], holder: 'gone' } as never },
    }));
    skipsToNextWeek(table);
    expect(view(table).map(orbName).includes('Crown of Nothing')).toBe(true);
    skipsToNextWeek(table);
    expect(view(table).filter((orb) => orbName(orb) === 'Crown of Nothing')).toHaveLength(1);
  });

  test('[ORB-02] an emptied orb is shown as empty', () => {
    const table = looting('Ana', 'Bran');
    const orb = table.orb('cap');
    table.does('Ana', { do: 'buy', orb, popOff: null });
    expect(
      view(table)
        .filter(({ empty }) => empty)
        .map(({ id }) => id),
    ).toEqual([orb]);
  });

  test('[ORB-02] [ITEM-37] and is announced as empty with the loot of a later week', () => {
    const table = looting('Ana', 'Bran');
    const told = () =>
      table.told('loot laid').public.orbs.map((orb) => [orbName(orb), 'empty' in orb]);
    table.purse('Ana', 100);
    table.does('Ana', { do: 'buy', orb: table.orb('halo'), popOff: null });
    skipsToNextWeek(table);
    expect(told().filter(([, empty]) => empty)).toEqual([['Halo', true]]);
    expect(told()).toContainEqual(['Wings', false]);
  });

  test('orbs are numbered from 1, green ones last, the cheapest of each colour first', () => {
    const orbs = view(begun('Ana', 'Bran'));
    expect(orbs.map(({ number }) => number)).toEqual(orbs.map((_, at) => at + 1));
    const colours = orbs.map(({ colour }) => colour);
    expect(colours).toEqual([...colours].sort());
    for (const each of ['blue', 'green']) {
      const costs = orbs.filter(({ colour }) => colour === each).map(({ cost }) => cost);
      expect(costs.length).toBeGreaterThan(1);
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
    }
  });

  test('[WEEK-05] last week’s orbs go with what was left in them; what was bought stays', () => {
    const table = decided('Ana', 'Bran', 'Cleo');
    const helm = table.gives('Ana', 'helm');
    const old = Object.values(table.game.orbs).filter(({ colour }) => colour === 'blue');
    nextWeek(table);
    for (const { id } of old) expect(table.game.orbs).not.toHaveProperty(id);
    expect(table.thing('Ana', 'helm').id).toBe(helm);
    const inOrbs = Object.values(table.game.items).filter(({ holder }) =>
      holder.startsWith('orb:'),
    );
    expect(inOrbs).toHaveLength(14);
  });

  test('[ITEM-22] [ITEM-37] every ultimate lies there from the start, once, until it is sold', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    const green = () =>
      Object.values(table.game.orbs)
        .filter(({ colour }) => colour === 'green')
        .map(({ id, item }) => [
          id,
          table.game.items[item]?.definition,
          table.game.items[item]?.holder,
        ]);
    const [halo, wings] = [table.orb('halo'), table.orb('wings')];
    const both = [
      [halo, 'halo', `orb:${halo}`],
      [wings, 'wings', `orb:${wings}`],
    ];
    expect(green()).toEqual(both);
    const { item } = table.game.orbs[halo] ?? expect.fail('no orb');
    table.arrange(({ items }) => ({
      items: { ...items, [item]: { ...items[item], holder: `hero:${table.id('Ana')}` } as never },
    }));
    skipsToNextWeek(table);
    expect(green()).toEqual([[halo, 'halo', `hero:${table.id('Ana')}`], both[1]]);
    expect(
      view(table)
        .filter(({ empty }) => empty)
        .map(orbName),
    ).toEqual(['Halo']);
    const numbers = view(table).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });

  test('no starter and no monster lies in an orb, and nothing twice', () => {
    const table = begun('Ana', 'Bran');
    const held = Object.values(table.game.orbs).map(
      ({ item }) => table.game.items[item]?.definition,
    );
    expect(new Set(held).size).toBe(held.length);
    expect(held.filter((id) => ['heart', 'nail', 'scroll', 'rat'].includes(id ?? ''))).toEqual([]);
  });
});

describe('with the stock as it is', () => {
  const { stock, definitions } = readStock('seeds');
  const seeded = (many = names.length): Table => {
    const table = new Table(...ten.slice(0, many));
    for (const id of Object.keys(table.stock)) delete table.stock[id];
    for (const [id, hash] of Object.entries(stock.ids)) {
      const card = definitions.get(hash);
      if (card) table.stock[id] = card;
    }
    return table;
  };

  test.each([2, 3, 5, 8, 10])(
    'of %i heroes each can pay for at least three things, the last one, too, once all others have bought two',
    (many) => {
      const table = seeded(many);
      const purse = fc.integer({ min: 10, max: 400 });
      const purses = fc.array(purse, { minLength: many, maxLength: many });
      fc.assert(
        fc.property(purses, fc.infiniteStream(fc.nat()), (gold, chance) => {
          gold.forEach((one, at) => table.purse(ten[at] ?? '', one));
          const scene = table.scene({
            roll: (sides) => ((chance.next().value ?? 0) % sides) + 1,
          });
          layLoot(scene, 1);
          const costs = blueCosts(scene.game);
          for (const one of gold) {
            const affordable = costs.filter((cost) => cost <= one).length;
            expect(affordable - 2 * (many - 1)).toBeGreaterThanOrEqual(3);
          }
        }),
        { numRuns: 60 },
      );
    },
  );

  test.each([
    [2, 1],
    [5, 2],
    [10, 3],
  ])('%i heroes find at least %i weapons in them', (many, weapons) => {
    const table = seeded(many);
    ten.slice(0, many).forEach((name) => table.purse(name, 10));
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (chance) => {
        const scene = table.scene({ roll: (sides) => ((chance.next().value ?? 0) % sides) + 1 });
        layLoot(scene, 1);
        const held = Object.values(scene.game.orbs).filter(({ item }) => {
          const card = table.stock[scene.game.items[item]?.definition ?? ''];
          return card?.of === 'item' && card.slot === 'primary hand' && card.cost <= 20;
        });
        expect(held.length).toBeGreaterThanOrEqual(weapons);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    [2, 12],
    [5, 20],
    [10, 35],
  ])('%i heroes find %i blue orbs', (many, orbs) => {
    const scene = seeded(many).scene({ roll: (sides) => sides });
    layLoot(scene, 1);
    expect(blueCosts(scene.game)).toHaveLength(orbs);
  });

  test('[ORB-01] they go by what the middle one of all purses can pay for, and not by the poorest', () => {
    const table = seeded(3);
    const ware = (name: string, cost: number) =>
      ({
        ...{ of: 'item', name, kinds: ['basic equipment'], slot: 'head', cost },
        abilities: [{ always: { hp: 1 } }],
      }) as never;
    for (const [id, card] of Object.entries(table.stock))
      if (card.of === 'item') delete table.stock[id];
    const lies = (count: number, name: string, cost: number) => {
      for (let at = 1; at <= count; at += 1) table.stock[`${name}-${at}`] = ware(name, cost);
    };
    // Seven for everybody; of the eight others as many fit of either kind, where the middle one counts.
    lies(7, 'cap', 10);
    lies(8, 'crown', 60);
    lies(8, 'veil', 50);
    for (const [at, gold] of [10, 60, 60].entries()) table.purse(ten[at] ?? '', gold);
    const drawn = (roll: (sides: number) => number) => {
      const scene = table.scene({ roll });
      layLoot(scene, 1);
      return blueCosts(scene.game).filter((cost) => cost > 10);
    };
    const [asTheyLie, backwards] = [drawn((sides) => sides), drawn(() => 1)];
    expect(asTheyLie).toHaveLength(8);
    expect(asTheyLie).toContain(60);
    expect(backwards).toContain(60);
  });

  test('the dead are not counted among the poor', () => {
    const table = seeded();
    names.forEach((name) => table.purse(name, 300));
    table.purse('Ana', 0).arrangeHero('Ana', {
      lost: { cause: 'left', by: null, week: 1, at: 0 },
    });
    const scene = table.scene({ roll: (sides) => sides });
    layLoot(scene, 1);
    expect(blueCosts(scene.game)).toHaveLength(17);
  });

  test('a hero who dies on the first day leaves the orbs as they are', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    const before = table.game.orbs;
    expect(dies(table, 'Ana').game.orbs).toBe(before);
  });
});
