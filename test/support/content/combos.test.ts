import { expect, test } from 'vitest';
import { seededDice } from '../../../src/rules/dice.ts';
import { type Ability } from '../../../src/rules/items/definition.ts';
import { card, charged, endless, thing } from './imagined.ts';
import { meeting } from './meeting.ts';

const hurry = thing('Hurry', { use: {}, do: [{ actions: 1 }] });
const calm = thing('Calm', { use: {}, do: [{ actions: 2 }], limit: { each: 'turn' } });

test('[GAME-06] one thing that gives as many actions as it costs goes on without end', () => {
  expect(endless(hurry, calm)).toEqual([['Hurry']]);
});

test('[GAME-06] so do two of which one gives back what the other takes', () => {
  const horn = charged('Horn', { use: {}, do: [{ actions: 2 }] });
  const well = thing('Well', { when: 'I use an ability', do: [{ refill: 1, of: 'other things' }] });
  const slow = thing('Slow', { use: {}, do: [{ refill: 1 }], limit: { each: 'round' } });
  expect(endless(horn, calm, slow)).toEqual([]);
  expect(endless(horn, calm, well)).toEqual([['Horn', 'Well']]);
});

test('[GAME-06] so do three that set off one another, as long as nothing bounds any of them', () => {
  const ring = (limit: object) => [
    thing('Balm', { when: 'I take damage', do: [{ heal: 3 }] }),
    thing('Burr', { when: 'I am healed', do: [{ lay: 'slowed', turns: 1 }] }),
    thing('Barb', { when: 'a condition is laid on me', do: [{ deal: 1, to: 'self' }], ...limit }),
    thing('Spark', { use: { range: 5, on: 'enemy' }, do: [{ deal: 1 }] }),
  ];
  expect(endless(...ring({}))).toEqual([['Balm', 'Burr', 'Barb']]);
  expect(endless(...ring({ limit: { each: 'turn' } }))).toEqual([]);
});

test('[GAME-06] so does what gives an action back for each use of something else', () => {
  const spring = thing('Spring', { when: 'I use an ability', do: [{ actions: 1 }] });
  const tonic = thing('Tonic', { use: {}, do: [{ 'temporary hp': 1, turns: 1 }] });
  expect(endless(spring, calm)).toEqual([]);
  expect(endless(spring, tonic)).toEqual([['Spring', 'Tonic']]);
});

test('[GAME-06] so does who comes along, alone and together with what its owner wears', () => {
  const dog = (...abilities: object[]) =>
    card('Dog', { kinds: ['companion'], abilities: [{ companion: 'Dog', hp: 99, abilities }] });
  const begs = { name: 'Beg', use: {}, do: [{ actions: 1 }] };
  expect(endless(dog(begs))).toEqual([['Dog']]);
  expect(endless(dog({ ...begs, limit: { each: 'turn' } }))).toEqual([]);
  const tonic = { use: {}, do: [{ 'temporary hp': 1, turns: 1 }] };
  const spurred = { when: 'an ally uses an ability', do: [{ actions: 1 }] };
  const friend = dog({ name: 'Sup', ...tonic }, { name: 'Race', ...spurred });
  expect(endless(friend, thing('Tonic', tonic))).toEqual([]);
  expect(endless(thing('Flask', tonic, spurred), friend)).toEqual([['Flask', 'Dog']]);
});

test('[COMBAT-14] [ITEM-24] who comes along does so, too, where something asks as the fight begins', () => {
  const dog = card('Dog', { kinds: ['companion'], abilities: [{ companion: 'Dog', hp: 9 }] });
  const shirt = thing('Shirt', { when: 'my turn begins', standing: 'ask', do: [{ heal: 1 }] });
  const play = { dice: seededDice('a'), choice: seededDice('b'), eager: true };
  const fight = meeting([dog.card, shirt.card], { hp: 20 }, 5, play);
  expect(fight.pending).toBeUndefined();
  expect(Object.values(fight.creatures).map(({ name }) => name)).toEqual(['A', 'B', 'Dog', 'Dog']);
});

test('[GAME-06] so do stats and temporary HP that each round adds to, and no bound holds', () => {
  const grows = (ability: object) => endless(thing('Yeast', ability));
  const rising = { when: 'my turn begins', do: [{ change: { armor: 1 } }] };
  expect(grows(rising)).toEqual([['Yeast']]);
  expect(grows({ ...rising, limit: { each: 'turn' } })).toEqual([['Yeast']]);
  for (const each of ['fight', 'week', 'game'])
    expect(grows({ ...rising, name: 'Rise', limit: { each } })).toEqual([]);
  expect(grows({ ...rising, do: [{ change: { armor: 1 }, turns: 6 }] })).toEqual([]);
  expect(grows({ ...rising, do: [{ change: { 'all base stats': 1 } }] })).toEqual([['Yeast']]);
  const padded = { use: {}, do: [{ 'temporary hp': 1, turns: 40 }], limit: { each: 'round' } };
  expect(grows(padded)).toEqual([['Yeast']]);
});

test('[GAME-06] so does what a charge gives for long, with what brings the charge back each round', () => {
  const hymn = charged('Hymn', { use: {}, do: [{ change: { damage: 1 } }] });
  const pad = thing('Pad', {
    when: 'I am struck by a special attack',
    do: [{ refill: 1, of: 'other things' }],
    limit: { each: 'round' },
  });
  expect(endless(hymn, calm)).toEqual([]);
  expect(endless(hymn, pad)).toEqual([['Hymn', 'Pad']]);
});

test('[GAME-06] so does what lasts for ever longer, once something is had each turn', () => {
  const bell = thing('Bell', { when: 'my turn ends', do: [{ sustain: 1, to: 'self' }] });
  const tea = thing('Tea', { when: 'my turn begins', do: [{ change: { speed: 1 }, turns: 2 }] });
  expect(endless(tea)).toEqual([]);
  expect(endless(bell, tea)).toEqual([['Bell', 'Tea']]);
});

test('[GAME-06] so does gold that nothing bounds, which no card can say by itself', () => {
  const tithe = thing('Tithe', { when: 'my turn begins', do: [{ 'temporary hp': 1, turns: 1 }] });
  const paid = { when: 'my turn begins', do: [{ gold: 1 }] } as unknown as Ability;
  expect(endless({ ...tithe, card: { ...tithe.card, abilities: [paid] } })).toEqual([['Tithe']]);
});

const tonic = thing('Tonic', { use: {}, do: [{ 'temporary hp': 1, turns: 1 }] });
test.each([
  [{ heal: 1 }, 'I am healed'],
  [
    { lay: 'slowed', turns: 1, to: { all: 'enemies', within: 12, of: 'self' } },
    'I lay a condition',
  ],
])(
  '[GAME-06] so do three of which the middle one, %j, leads from the first to the last',
  (effect, when) => {
    const echo = thing('Echo', { when: 'I use an ability', do: [effect] });
    const more = thing('More', { when, do: [{ actions: 1 }] });
    expect(endless(tonic, echo)).toEqual([]);
    expect(endless(tonic, echo, more)).toEqual([['Tonic', 'Echo', 'More']]);
  },
);

test('[GAME-06] so does what sets off each turn something that lasts', () => {
  const begins = (effect: object) => thing('Dawn', { when: 'my turn begins', do: [effect] });
  const lost = thing('Relief', { when: 'I lose a condition', do: [{ change: { dodge: 1 } }] });
  expect(endless(begins({ lay: 'prone', turns: 1 }), lost).flat()).toContain('Relief');
  const hurt = thing('Scar', { when: 'I take cold damage', do: [{ change: { damage: 1 } }] });
  expect(endless(begins({ deal: 2, type: 'cold', to: 'self' }), hurt).flat()).toContain('Scar');
});

test('[GAME-06] what makes abilities stronger does so no more when it is had again and again', () => {
  const oiled = (more: object) =>
    thing('Oil', { when: 'my turn begins', do: [{ 'change abilities': { power: 1 }, ...more }] });
  expect(endless(oiled({}))).toEqual([]);
  expect(endless(oiled({ turns: 9 }))).toEqual([]);
});

test('[GAME-06] but with it or another, what comes to nothing by its own power may grow without end', () => {
  const rises = { when: 'my turn begins', do: [{ change: { armor: 'X - 2' } }] };
  const rising = card('Yeast', { power: 1, abilities: [rises] });
  const oil = thing('Oil', { use: {}, do: [{ 'change abilities': { power: 1 } }] });
  const lens = thing('Lens', { always: {}, 'change abilities': { power: 1 } });
  const haze = thing('Haze', { always: {}, 'change abilities': { power: -1, range: 1 } });
  expect(endless(rising, haze)).toEqual([]);
  expect(endless(rising, oil)).toEqual([['Yeast', 'Oil']]);
  expect(endless(rising, lens)).toEqual([['Yeast', 'Lens']]);
});

test('[GAME-06] and what gives no action by its own power may give them without end', () => {
  const spurs = { when: 'I use an ability', do: [{ actions: 'X - 2' }] };
  const spur = card('Spur', { power: 1, abilities: [spurs] });
  const lens = thing('Lens', { always: {}, 'change abilities': { power: 1 } });
  const tonic = thing('Tonic', { use: {}, do: [{ 'temporary hp': 1, turns: 1 }] });
  expect(endless(spur, tonic)).toEqual([]);
  expect(endless(spur, tonic, lens)).toEqual([['Spur', 'Tonic', 'Lens']]);
});

test('[GAME-06] [FORGE-02] so does what needs to be made greater for it, or an owner late in a season', () => {
  const rises = (by: string) => ({ when: 'my turn begins', do: [{ change: { armor: by } }] });
  const yeast = (by: string, more = {}) =>
    endless(card('Yeast', { power: 1, abilities: [rises(by)], ...more }));
  expect(yeast('X - 2')).toEqual([]);
  expect(yeast('X - 1')).toEqual([['Yeast']]);
  expect(yeast('X - 2', { kinds: ['super power'], slot: 'super power', power: undefined })).toEqual(
    [['Yeast']],
  );
  const use = { use: { range: 0, on: 'self' }, do: rises('X - 4').do, limit: { each: 'round' } };
  const psalm = (kinds: string[]) => endless(card('Psalm', { kinds, power: 1, abilities: [use] }));
  expect(psalm(['spell'])).toEqual([]);
  expect(psalm(['spell', 'holy spell'])).toEqual([['Psalm']]);
});

test('[GAME-06] so does a boon that each turn makes wider, for good', () => {
  const growing = (more: object) =>
    thing('Yeast', { when: 'my turn begins', do: [{ give: 'wider critical', by: 1, ...more }] });
  expect(endless(growing({}))).toEqual([['Yeast']]);
  expect(endless(growing({ turns: 2 }))).toEqual([]);
});

test.each([
  ['I take fire damage', [{ heal: 1 }], 'I am healed', [{ deal: 1, type: 'fire', to: 'self' }]],
  [
    'I take cold damage',
    [{ lay: 'slowed', turns: 1 }],
    'a condition is laid on me',
    [{ deal: 1, type: 'cold', to: 'self' }, { heal: 3 }],
  ],
])(
  '[GAME-06] so do two that go round once %s, though neither begins it',
  (first, does, then, back) => {
    const one = thing('One', { when: first, do: does });
    const two = (more: object) => thing('Two', { when: then, do: back, ...more });
    expect(endless(one)).toEqual([]);
    expect(endless(two({}))).toEqual([]);
    expect(endless(one, two({ limit: { each: 'turn' } }))).toEqual([]);
    expect(endless(one, two({}))).toEqual([['One', 'Two']]);
  },
);

test.each<[string, object[]]>([
  ['attacks', ['I hit', 'I miss'].map((when) => ({ when, do: [{ actions: 1 }] }))],
  ['hides', [{ when: 'I hide', do: [{ actions: 1 }] }]],
  [
    'calls somebody and fells them',
    [
      { use: {}, do: [{ summon: 'Mite', hp: 1, turns: 1 }] },
      { use: { range: 9, on: 'anybody' }, do: [{ deal: 9 }] },
      { when: 'an ally dies', do: [{ actions: 2 }] },
    ],
  ],
  [
    'lays itself low',
    [
      { use: {}, do: [{ lay: 'prone' }, { end: 'prone' }] },
      { when: 'I lose a condition', do: [{ actions: 1 }] },
    ],
  ],
])('[GAME-06] so does whoever %s for as long as that gives actions', (_, abilities) => {
  const bounded = abilities.map((one) =>
    'when' in one ? { ...one, limit: { each: 'turn' } } : one,
  );
  expect(endless(thing('Spur', ...abilities))).toEqual([['Spur']]);
  expect(endless(thing('Spur', ...bounded))).toEqual([]);
});

test('[GAME-06] so does what grows with each blow that one deals or suffers', () => {
  const blow = { attack: { range: 1, damage: 2 } };
  const grows = (when: string) => ({ when, do: [{ change: { armor: 1 }, to: 'self' }] });
  const stick = thing('Stick', blow, grows('I hit with a basic attack'));
  const hide = thing('Hide', blow, grows('I am struck by a basic attack'));
  expect(endless(stick)).toEqual([['Stick']]);
  expect(endless(hide)).toEqual([['Hide']]);
  const short = { ...grows('I hit with a basic attack'), do: [{ change: { armor: 1 }, turns: 1 }] };
  expect(endless(thing('Sword', blow, short))).toEqual([]);
});

test('[GAME-06] so does a blow that brings the next one, whoever would be dead of it long before', () => {
  const echo = (more: object) =>
    thing('Echo', { when: 'I hit', do: [{ attack: true, to: 'other' }], ...more });
  expect(endless(echo({}))).toEqual([['Echo']]);
  expect(endless(echo({ limit: { each: 'turn' } }))).toEqual([]);
});

const grown = (stat: string): [string, string][] => [
  [stat, stat],
  [stat, `${stat} / 2`],
];

test.each([
  ...['damage', 'armor', 'accuracy', 'regen', 'fire resist', 'stealth'].flatMap(grown),
  ['damage', 'damage - 1'],
])(
  '[GAME-06] so does %s that grows by %s, where something else gives the first of it',
  (stat, by) => {
    const use = { range: 0, on: 'self' };
    const doubling = { use, do: [{ change: { [stat]: by } }], limit: { each: 'round' } };
    expect(endless(thing('Ledger', doubling))).toEqual([['Ledger']]);
    expect(
      endless(thing('Ledger', { ...doubling, name: 'Sum', limit: { each: 'fight' } })),
    ).toEqual([]);
  },
);

test('[GAME-06] [ITEM-13] so does tech equipment, once crystals are in it', () => {
  const tech = (ability: object) =>
    endless(card('Dynamo', { kinds: ['tech equipment'], abilities: [ability] }));
  expect(tech({ use: {}, do: [{ actions: 2 }], powered: true })).toEqual([['Dynamo']]);
  expect(tech({ when: 'I am struck', do: [{ change: { armor: 'Y' } }] })).toEqual([['Dynamo']]);
  expect(tech({ use: {}, do: [{ actions: 2 }], powered: true, limit: { each: 'turn' } })).toEqual(
    [],
  );
});

test('[GAME-06] so does an aura that meets whom a thing summons, as often as it does', () => {
  const mite = { summon: 'Mite', hp: 3, turns: 1 };
  const nursery = thing('Nursery', { use: {}, do: [mite] });
  const cheer = thing('Cheer', { aura: { radius: 4, hits: 'allies' }, do: [{ actions: 1 }] });
  expect(endless(nursery, calm)).toEqual([]);
  expect(endless(cheer, calm)).toEqual([]);
  expect(endless(nursery, cheer)).toEqual([['Nursery', 'Cheer']]);
});
