import { describe, expect, test } from 'vitest';
import { besides } from '../../../src/rules/board/tile.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { type Intent } from '../../../src/rules/intent.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { itemId, type ItemId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { type Table } from '../../support/table.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { beginsDuel, features, fight, posts, strike } from '../../support/table-weeks.ts';
import { wonders } from '../../support/wonders.ts';

type Word = 'always' | 'never' | 'ask';
const says = (item: ItemId, word: Word, ability = 0): Intent => ({
  do: 'set answer',
  item,
  ability,
  word,
});

/** Bran, who strikes first, and Cleo, who wears thorns, are about to fight. */
function thorny(): { table: Table; thorns: ItemId } {
  const table = features('Ana', 'Bran', 'Cleo');
  Object.assign(table.stock, wonders);
  const thorns = table.gives('Cleo', 'thorns', 'worn');
  for (const name of ['Bran', 'Cleo']) posts(table, name);
  return { table: table.comes('betting'), thorns };
}

const viewOf = (table: Table, name: string) =>
  heroView(table.game, goodsOf(table.stock), table.id(name), table.now);
const wounds = (table: Table) => table.game.fight?.creatures[table.id('Bran')]?.damageTaken;
/** With bare hands, so that nobody falls. */
const hits = (table: Table) => table.does('Bran', strike(table.id('Cleo'), 0), { 'to hit': 15 });
const answer = (item: ItemId, use: boolean) => fight({ do: 'answer', item, use });

describe('[COMBAT-14] what a player says of a triggered ability', () => {
  test('holds from the beginning of a fight, and the card’s word while nothing is said', () => {
    const { table, thorns } = thorny();
    expect(viewOf(table, 'Cleo').items.find(({ id }) => id === thorns)?.answers).toEqual([
      {
        ...{ item: thorns, thing: 'Ring of Thorns', ability: 0, name: 'Ring of Thorns' },
        ...{ when: 'I am struck by a basic attack', word: 'always' },
      },
    ]);
    table.does('Cleo', says(thorns, 'never'));
    expect(table.told('answer set')).toMatchObject({
      public: null,
      own: { [table.id('Cleo')]: { thing: 'Ring of Thorns', word: 'never' } },
    });
    expect(wounds(hits(beginsDuel(table)))).toBe(0);
  });

  test('holds in a fight that is under way, from the next time on', () => {
    const { table, thorns } = thorny();
    hits(beginsDuel(table));
    expect(wounds(table)).toBe(3);
    table.does('Cleo', says(thorns, 'never'));
    expect(wounds(hits(table))).toBe(3);
  });

  test('asks, and the fight waits for who is asked', () => {
    const { table, thorns } = thorny();
    table.does('Cleo', says(thorns, 'ask'));
    hits(beginsDuel(table));
    expect(wounds(table)).toBe(0);
    expect(viewOf(table, 'Cleo').legal.fight).toBe(true);
    expect(viewOf(table, 'Bran').legal.fight).toBe(false);
    expect(table.told('your move').own).toMatchObject({ [table.id('Cleo')]: { asked: true } });
    expect(wounds(table.does('Cleo', answer(thorns, true)))).toBe(3);
  });

  test('holds from the next question on where the fight waits for an answer', () => {
    const { table, thorns } = thorny();
    table.does('Cleo', says(thorns, 'ask'));
    hits(beginsDuel(table));
    table.does('Cleo', says(thorns, 'never'));
    expect(table.told('answer set').own[table.id('Cleo')]).toMatchObject({ waits: true });
    expect(wounds(table.does('Cleo', answer(thorns, true)))).toBe(3);
    expect(wounds(hits(table))).toBe(3);
  });

  test('answers a later question of the same act by itself', () => {
    const { table, thorns } = thorny();
    Object.assign(table.stock, { thorns: twice });
    table.does('Cleo', says(thorns, 'ask', 0)).does('Cleo', says(thorns, 'ask', 1));
    hits(beginsDuel(table));
    table.does('Cleo', says(thorns, 'always', 1));
    expect(wounds(table.does('Cleo', answer(thorns, false)))).toBe(2);
  });

  test('stays when other orders are given', () => {
    const { table, thorns } = thorny();
    table.does('Cleo', says(thorns, 'never'));
    table.does('Cleo', { do: 'set orders', concedeBelow: 2, never: [], keep: [] });
    expect(wounds(hits(beginsDuel(table)))).toBe(0);
    table.does('Cleo', says(thorns, 'always'));
    expect(viewOf(table, 'Cleo').orders.concedeBelow).toBe(2);
  });

  test('is refused of what one does not own, and of what nothing sets off', () => {
    const { table, thorns } = thorny();
    const refused = (name: string, item: ItemId, ability = 0) =>
      table.refused(name, says(item, 'never', ability));
    expect(refused('Bran', thorns)).toMatchObject({ refused: 'no such item', rule: 'COMBAT-14' });
    expect(refused('Cleo', itemId('i999'))).toMatchObject({ refused: 'no such item' });
    const wand = table.gives('Cleo', 'wand');
    for (const [item, ability] of [
      [wand, 0],
      [thorns, 1],
    ] as const)
      expect(refused('Cleo', item, ability)).toMatchObject({ refused: 'no such answer' });
  });

  test('[ITEM-27] is refused, not offered and not heeded of what cannot be declined', () => {
    const { table, thorns } = thorny();
    table.does('Cleo', says(thorns, 'never'));
    Object.assign(table.stock, { thorns: binding });
    expect(viewOf(table, 'Cleo').items.find(({ id }) => id === thorns)?.answers).toEqual([]);
    for (const word of ['never', 'ask', 'always'] as const)
      expect(table.refused('Cleo', says(thorns, word))).toMatchObject({
        ...{ refused: 'beyond answering', rule: 'ITEM-27', facts: { name: 'Ring of Thorns' } },
      });
    expect(wounds(hits(beginsDuel(table)))).toBe(3);
  });

  test('[COMBAT-11] others never learn of it', () => {
    const seen = (word: Word) => {
      const { table, thorns } = thorny();
      beginsDuel(table).does('Cleo', says(thorns, word));
      const others = ['Ana', 'Bran'].map((name) => viewOf(table, name));
      const told = table.events.map(({ public: face, own }) => [face, Object.keys(own)]);
      return JSON.stringify([
        others,
        publicView(table.game, goodsOf(table.stock), table.now),
        told,
      ]);
    };
    expect(seen('never')).toBe(seen('ask'));
  });
});

describe('[COMBAT-14] [ITEM-24] what a player says of an ability of who comes along', () => {
  /** Cleo has a hedgehog with thorns of its own, next to Bran, who strikes first. */
  function withHedgehog(): { table: Table; item: ItemId } {
    const table = features('Ana', 'Bran', 'Cleo');
    Object.assign(table.stock, { hedgehog, pit: roomy });
    const item = table.gives('Cleo', 'hedgehog', 'worn');
    for (const name of ['Bran', 'Cleo']) posts(table, name);
    return { table: table.comes('betting'), item };
  }
  const along = ({ game }: Table) =>
    Object.values(game.fight?.creatures ?? {}).find(({ kind }) => kind === 'companion') ??
    expect.fail('no companion');
  const beside = (table: Table): Table =>
    table.arrange(({ fight: now }) => {
      const bran = now?.creatures[table.id('Bran')];
      if (!now || !bran) throw new Error('not in the fight');
      const next = { ...along(table), tile: besides(bran.tile, 1, 0) };
      return { fight: { ...now, creatures: { ...now.creatures, [next.id]: next } } };
    });
  const hitsIt = (table: Table) => table.does('Bran', strike(along(table).id, 0), { 'to hit': 15 });

  test('is told as its own', () => {
    const { table, item } = withHedgehog();
    table.does('Cleo', says(item, 'ask'));
    expect(table.told('answer set').own[table.id('Cleo')]).toMatchObject({
      ...{ thing: 'Hedgehog', along: true, ability: 'Prickles', word: 'ask' },
    });
    expect(viewOf(table, 'Cleo').items.find(({ id }) => id === item)?.answers).toMatchObject([
      { item, along: true, thing: 'Hedgehog', name: 'Prickles', word: 'ask' },
    ]);
  });

  test('holds from the beginning of a fight', () => {
    const { table, item } = withHedgehog();
    table.does('Cleo', says(item, 'never'));
    expect(wounds(hitsIt(beside(beginsDuel(table))))).toBe(0);
  });

  test('holds in a fight that is under way, and not for the question that waits', () => {
    const { table, item } = withHedgehog();
    hitsIt(beside(beginsDuel(table)));
    expect(wounds(table)).toBe(1);
    hitsIt(table.does('Cleo', says(item, 'ask')));
    expect(table.refused('Cleo', fight({ do: 'end turn' }))).toMatchObject({
      ...{ refused: 'answer first', facts: { of: 'Hedgehog' } },
    });
    table.does('Cleo', says(item, 'never'));
    table.does('Cleo', { ...answer(item, true), by: along(table).id } as Intent);
    expect(wounds(table)).toBe(2);
    table.does('Cleo', fight({ do: 'end turn' }));
    const before = wounds(table);
    expect(wounds(hitsIt(table))).toBe(before);
  });

  test('[GAME-06] follows it where the host changes what it stands among', () => {
    const { table, item } = withHedgehog();
    table.does('Cleo', says(item, 'never'));
    const squeak = { ...prickles, name: 'Squeak', do: [{ deal: 9, to: 'other' }] };
    const hash = 'f'.repeat(64);
    table.stock[hash] = hedge(squeak, prickles);
    table.host({ do: 'bring', goods: [hash], why: 'It squeaks now.' });
    const words = viewOf(table, 'Cleo').items.flatMap(({ answers }) =>
      answers.filter((one) => one.along).map(({ name, word }) => [name, word]),
    );
    expect(words).toEqual([
      ['Squeak', 'always'],
      ['Prickles', 'never'],
    ]);
  });
});

const prickles = {
  ...{ when: 'I am struck by a basic attack', name: 'Prickles' },
  do: [{ deal: 1, to: 'other' }],
};
const hedge = (...its: object[]): Definition => ({
  of: 'item',
  ...itemSchema.parse({
    ...{ name: 'Hedge', kinds: ['companion'], slot: 'slotless', cost: 5 },
    abilities: [{ companion: 'Hedgehog', hp: 40, stats: { dodge: 1 }, abilities: its }],
  }),
});
const hedgehog = hedge(prickles);
const roomy = { of: 'map' as const, name: 'Yard', drawing: '@......@\n........\n........' };

const twice = {
  ...wonders.thorns,
  abilities: [1, 2].map((deal) => ({
    when: 'I am struck by a basic attack' as const,
    name: `Thorn ${deal}`,
    do: [{ deal, to: 'other' as const, type: 'physical' as const, piercing: 0 }],
  })),
};

const binding = {
  ...wonders.thorns,
  abilities: [
    {
      when: 'I am struck by a basic attack' as const,
      must: true as const,
      do: [{ deal: 3, to: 'other' as const, type: 'physical' as const, piercing: 0 }],
    },
  ],
};
