import { expect, test } from 'vitest';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { monster } from './a-monster.ts';
import { alterationsOf } from './alterations.ts';
import { type ActiveCard } from './shelves.ts';

const whatsOf = (one: ActiveCard): string[] => alterationsOf(one).map(({ what }) => what);

test('a monster is altered in its abilities, power and charges, not in stats and attacks', () => {
  const starch = {
    use: { range: 3, on: 'tile' },
    name: 'Starch',
    do: [{ place: 'difficult ground', turns: 2 }],
    charge: true,
  };
  const stiff = { always: { speed: 1, armor: 'X' } };
  const mangle = monster('Mangle', { power: 2, charges: 2, abilities: [starch, stiff] });
  expect(whatsOf(mangle)).toEqual([
    'without ability 1',
    'without ability 2',
    'power 3 for 2',
    'power 1 for 2',
    'charges 3 for 2',
    'charges 1 for 2',
    'abilities.0.use.range 4 for 3',
    'abilities.0.use.range 2 for 3',
    'abilities.0.do.0.radius 1 for 0',
    'abilities.0.do.0.turns 3 for 2',
    'abilities.0.do.0.turns 1 for 2',
    'abilities.1.always.speed 2 for 1',
  ]);
  expect(whatsOf(monster('Plain'))).toEqual([]);
});

test('[MONSTER-06] an alteration has what comes with a level from the start', () => {
  const starch = { when: 'I hit', name: 'Starch', do: [{ heal: 2 }] };
  const late = monster('Mangle', { abilities: [{ ...starch, 'from level': 1 }] });
  expect(whatsOf(late)).toContain('without abilities.0.from level');
  expect(whatsOf(monster('Mangle', { abilities: [starch] })).join()).not.toContain('from level');
});

test('[STAT-10] an alteration makes each number of an amount one greater, and one smaller where that is an amount', () => {
  const starched = { use: { range: 3, on: 'enemy' }, name: 'Starch', do: [{ deal: '2 X + 1' }] };
  const whats = whatsOf(monster('Mangle', { power: 2, abilities: [starched] }));
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
  const changes = whatsOf(monster('Bellows', { abilities: [gust] }));
  expect(changes).toContain('abilities.0.use.hits everybody for enemies');
  expect(changes).toContain('abilities.0.use.hits allies for enemies');
  expect(changes).toContain('abilities.0.do.0.to.all everybody for allies');
});

test('[COMBAT-08] an alteration swaps whom a use is aimed at, the defence and the type of damage', () => {
  const jet = {
    name: 'Jet',
    use: { range: 3, on: 'enemy' },
    special: { against: 'dodge', damage: 2 },
    do: [{ deal: 1, type: 'fire' }],
  };
  const changes = whatsOf(monster('Geyser', { power: 1, abilities: [jet] }));
  expect(changes.filter((one) => / (?:enemy|dodge|physical|fire)$/.test(one))).toEqual([
    'abilities.0.use.on ally for enemy',
    'abilities.0.use.on anybody for enemy',
    'abilities.0.special.against willpower for dodge',
    'abilities.0.special.against immunity for dodge',
    ...['toxic', 'fire', 'cold', 'electric'].map(
      (type) => `abilities.0.special.type ${type} for physical`,
    ),
    ...['physical', 'toxic', 'cold', 'electric'].map(
      (type) => `abilities.0.do.0.type ${type} for fire`,
    ),
  ]);
});

test('[COMBAT-14] an alteration swaps which of two rolls counts', () => {
  const doubt = { when: 'I would miss', name: 'Doubt', do: [{ reroll: true }] };
  const changes = whatsOf(monster('Owl', { abilities: [doubt] }));
  expect(changes).toContain('abilities.0.do.0.keep better for second');
  expect(changes).toContain('abilities.0.do.0.keep worse for second');
});

test('[COND-11] an alteration swaps the condition that is ended for each other one, and for all', () => {
  const shake = { when: 'I am healed', name: 'Shake', do: [{ end: 'prone' }] };
  const roll = { when: 'I hit', name: 'Roll', do: [{ end: 'all conditions' }] };
  const changes = whatsOf(monster('Dog', { abilities: [shake, roll] }));
  expect(changes).toContain('abilities.0.do.0.end all conditions for prone');
  expect(changes).toContain('abilities.0.do.0.end blinded for prone');
  expect(changes).toContain('abilities.1.do.0.end prone for all conditions');
});

test('[COMBAT-09] no type is swapped where no damage is dealt', () => {
  const stare = {
    name: 'Stare',
    use: { range: 3, on: 'enemy' },
    special: { against: 'willpower' },
    do: [{ lay: 'stunned', turns: 1 }],
  };
  const changes = whatsOf(monster('Owl', { abilities: [stare] }));
  expect(changes).toContain('abilities.0.special.against immunity for willpower');
  expect(changes.filter((one) => one.includes('type'))).toEqual([]);
});

test('[ITEM-27] an alteration leaves out one effect of several, or that it cannot be declined', () => {
  const steamed = {
    when: 'I am struck',
    name: 'Steam',
    must: true,
    do: [{ heal: 1 }, { ground: true }],
  };
  const whats = whatsOf(monster('Mangle', { abilities: [steamed] }));
  expect(whats.filter((one) => one.startsWith('without'))).toEqual([
    'without ability 1',
    'without abilities.0.must',
    'without abilities.0.do.0',
    'without abilities.0.do.1',
  ]);
  const alone = { ...steamed, do: [{ heal: 1 }] };
  expect(whatsOf(monster('Kettle', { abilities: [alone] }))).not.toContain(
    'without abilities.0.do.0',
  );
});

test('[ITEM-13] an alteration leaves out each mark of an ability, but one that makes no difference', () => {
  const boiler = {
    ...{ when: 'my turn begins', do: [{ heal: 1 }] },
    ...{ powered: true, 'not in quests': true, charge: true },
  };
  const valve = { when: 'I die', do: [{ deal: 'Y', to: 'other' }], powered: true };
  const card = itemSchema.parse({
    ...{ name: 'Geyser Belt', kinds: ['tech equipment'], slot: 'belt', cost: 40, charges: 2 },
    abilities: [boiler, valve],
  });
  const whats = whatsOf({ id: 'items/tech/geyser-belt', card: { of: 'item', ...card } });
  expect(whats.filter((what) => what.startsWith('without abilities'))).toEqual([
    'without abilities.0.powered',
    'without abilities.0.not in quests',
  ]);
});

test('[ITEM-27] an alteration has a use come back in a fight that does not, and the other way round', () => {
  const lasting = { use: {}, name: 'Vent', do: [{ heal: 1 }], limit: { each: 'fight' } };
  const often = { use: {}, name: 'Hiss', do: [{ heal: 2 }], limit: { each: 'turn' } };
  const whats = whatsOf(monster('Geyser', { abilities: [lasting, often] }));
  expect(whats.filter((one) => one.includes('each'))).toEqual([
    'abilities.0.limit.each turn for fight',
    'abilities.0.limit.each round for fight',
    'abilities.1.limit.each fight for turn',
  ]);
});
