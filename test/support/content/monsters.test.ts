import { expect, test } from 'vitest';
import { monsterSchema } from '../../../src/rules/monsters/definition.ts';
import { ablated } from './ablate.ts';
import { alterationsOf } from './alterations.ts';
import { needScenario } from './counts.ts';
import { type MonsterCard } from './shelves.ts';
import { twinsAmong } from './twins.ts';
import { shelfOf } from '../scenario/format/shelf.ts';

const monster = (id: string, more: object = {}): MonsterCard => ({
  id: `monsters/${id}`,
  card: {
    of: 'monster',
    ...monsterSchema.parse({
      name: id,
      week: 2,
      look: 'It presses whatever is put before it.',
      stats: { hp: 20 },
      attacks: [{ name: 'Rollers', range: 1, damage: 4 }],
      ...more,
    }),
  },
});
const starch = (power: number) => ({
  power,
  charges: 2,
  abilities: [
    { use: { range: 3, on: 'enemy' }, name: 'Starch', do: [{ deal: 'X' }], charge: true },
    { always: { speed: 1 } },
  ],
});
const steam = { abilities: [{ when: 'I die', name: 'Steam', do: [{ deal: 3, to: 'other' }] }] };

test('[MONSTER-06] two monsters whose abilities differ in numbers alone are twins, whatever they hit with', () => {
  const all = [
    monster('Mangle', starch(2)),
    monster('Press', { ...starch(5), stats: { hp: 90 }, week: 7 }),
    monster('Kettle', steam),
  ];
  expect(twinsAmong(all)).toEqual([['monsters/Mangle', 'monsters/Press']]);
  expect(twinsAmong([monster('Plain'), monster('Bare', { stats: { hp: 9 } })])).toHaveLength(1);
});

test('[MONSTER-06] what a creature or an attack is called makes no difference between twins', () => {
  const nest = (summon: string, attack: string) => ({
    abilities: [
      { when: 'I kill', name: summon, do: [{ summon, hp: 4 }] },
      { use: {}, name: attack, do: [{ 'grant attack': attack, range: 1, damage: 2 }] },
    ],
  });
  const flying = {
    abilities: [{ when: 'I kill', name: 'Wren', do: [{ summon: 'Wren', hp: 4, ways: ['fly'] }] }],
  };
  const all = [
    monster('Hat', nest('Cuckoo', 'Peck')),
    monster('Bonnet', nest('Starling', 'Nip')),
    monster('Cap', flying),
  ];
  expect(twinsAmong(all)).toEqual([['monsters/Hat', 'monsters/Bonnet']]);
});

test('a monster is altered in its abilities, power and charges, not in stats and attacks', () => {
  expect(alterationsOf(monster('Mangle', starch(2))).map(({ what }) => what)).toEqual([
    'without ability 1',
    'without ability 2',
    'power 3 for 2',
    'power 1 for 2',
    'charges 3 for 2',
    'charges 1 for 2',
    'abilities.0.use.range 4 for 3',
    'abilities.0.use.range 2 for 3',
    'abilities.0.do.0.piercing 1 for 0',
    'abilities.1.always.speed 2 for 1',
  ]);
  expect(alterationsOf(monster('Plain'))).toEqual([]);
});

test('[STAT-10] an alteration makes each number of an amount one greater, and one smaller where that is an amount', () => {
  const starched = { use: { range: 3, on: 'enemy' }, name: 'Starch', do: [{ deal: '2 X + 1' }] };
  const card = monster('Mangle', { power: 2, abilities: [starched] });
  const whats = alterationsOf(card).map(({ what }) => what);
  expect(whats.filter((one) => one.includes('deal'))).toEqual([
    'abilities.0.do.0.deal 3 X + 1 for 2 X + 1',
    'abilities.0.do.0.deal 1 X + 1 for 2 X + 1',
    'abilities.0.do.0.deal 2 X + 2 for 2 X + 1',
    'abilities.0.do.0.deal 2 X + 0 for 2 X + 1',
  ]);
});

test('[COMBAT-18] an alteration swaps whom an area hits', () => {
  const gust = {
    name: 'Gust',
    use: { range: 3, on: 'tile', radius: 1, hits: 'enemies' },
    do: [{ lay: 'prone', to: { all: 'allies', within: 2, of: 'self' } }],
  };
  const changes = alterationsOf(monster('Bellows', { abilities: [gust] })).map(({ what }) => what);
  expect(changes).toContain('abilities.0.use.hits everybody for enemies');
  expect(changes).toContain('abilities.0.do.0.to.all everybody for allies');
});

test('[ITEM-27] an alteration leaves out one effect of several, or that it cannot be declined', () => {
  const steamed = {
    when: 'I am struck',
    name: 'Steam',
    must: true,
    do: [{ heal: 1 }, { ground: true }],
  };
  const whats = alterationsOf(monster('Mangle', { abilities: [steamed] })).map(({ what }) => what);
  expect(whats.filter((one) => one.startsWith('without'))).toEqual([
    'without ability 1',
    'without abilities.0.must',
    'without abilities.0.do.0',
    'without abilities.0.do.1',
  ]);
  expect(alterationsOf(monster('Kettle', steam)).map(({ what }) => what)).not.toContain(
    'without abilities.0.do.0',
  );
});

test('every monster needs a scenario, the plain one too', () => {
  const plain = monster('Plain');
  expect(needScenario([plain])).toEqual([plain]);
  expect(ablated('.', plain, shelfOf([plain.card])).unnoticed).toEqual([
    { id: 'monsters/Plain', what: 'has no scenario' },
  ]);
});
