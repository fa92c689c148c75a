import { describe, expect, test } from 'vitest';
import { itemSchema, slots } from '../../../src/rules/items/definition.ts';
import { helm } from '../../support/helm.ts';
import { ofSlot } from '../../support/table-cards.ts';

/** Of a kind that may do whatever there is. */
const crown = { ...helm, kinds: ['artifact'] };
const drinks = { use: {}, do: [{ heal: 4 }], 'used up': true };

describe('what a card may be', () => {
  test.each([
    ['a slot that there is none of', { slot: 'elbow' }],
    ['no ability', { abilities: [] }],
    ['an ability that nobody knows', { abilities: [{ explode: 3 }] }],
    ['a stat that there is none of', { abilities: [{ always: { charm: 1 } }] }],
    ['half a stat', { abilities: [{ always: { hp: 1.5 } }] }],
    ['a cost below 0', { cost: -1 }],
    ['half a gold', { cost: 1.5 }],
    ['no kind', { kinds: [] }],
    ['a key more', { id: 'helm' }],
    ['an effect that nobody knows', { abilities: [{ use: {}, do: [{ explode: 3 }] }] }],
    ['power that nothing uses', { power: 2 }],
    ['charges that nothing takes', { charges: 2 }],
    [
      'a charge to take and none to give',
      { abilities: [{ use: {}, do: [{ heal: 1 }], charge: true }] },
    ],
    [
      'charges beside what it is used up by',
      { charges: 2, abilities: [drinks, { use: {}, do: [{ heal: 1 }], charge: true }] },
    ],
    ['a Y without being tech equipment', { abilities: [{ always: { armor: 'Y' } }] }],
    [
      'what is powered without being tech equipment',
      { abilities: [{ always: { armor: 1 }, powered: true }] },
    ],
    ['nothing that a crystal is for, as tech equipment', { kinds: ['tech equipment'] }],
    ['a slot of its own as a gem', { kinds: ['gem'] }],
    ['another kind beside a gem', { kinds: ['gem', 'basic equipment'], slot: 'slotless' }],
    [
      'an end to itself as an upgrade',
      { kinds: ['upgrade'], slot: 'slotless', abilities: [drinks] },
    ],
  ])('not with %s', (_, change) => {
    expect(itemSchema.safeParse({ ...crown, ...change }).success).toBe(false);
    expect(itemSchema.safeParse(crown).success).toBe(true);
  });

  test.each([
    [
      'power that a formula uses',
      { power: 2, abilities: [{ use: {}, do: [{ heal: '2 X + 1' }] }] },
    ],
    [
      'power with which it attacks',
      { power: 2, abilities: [{ use: { range: 1, on: 'enemy' }, special: { against: 'dodge' } }] },
    ],
    ['charges', { charges: 2, abilities: [{ use: {}, do: [{ heal: 1 }], charge: true }] }],
    ['what it is used up by', { abilities: [drinks] }],
    ['Y on tech equipment', { kinds: ['tech equipment'], abilities: [{ always: { armor: 'Y' } }] }],
    ['no slot as a gem', { kinds: ['gem'], slot: 'slotless' }],
  ])('with %s', (_, change) => {
    expect(itemSchema.safeParse({ ...crown, ...change }).error).toBeUndefined();
  });

  test('any slot of the rules but that of mounts', () => {
    for (const slot of slots.filter((one) => one !== 'mount'))
      expect(itemSchema.safeParse({ ...helm, slot, ...ofSlot(slot) }).error).toBeUndefined();
  });
});

describe('[SLOT-01] [ITEM-20] what fills one of the five special slots', () => {
  const own = [{ always: { speed: 1 } }];
  const less = [{ always: { armor: -1 } }];
  const ultimate = { kinds: ['ultimate'], slot: 'greater ultimate', greater: own, lesser: less };
  test.each([
    ['a class for the head', { kinds: ['class'] }],
    ['a helm in the place of a class', { slot: 'class' }],
    ['a race for the head', { kinds: ['race'] }],
    ['an NPC’s favour for the head', { kinds: ["npc's chosen"] }],
    ['an ultimate without a greater form', { ...ultimate, greater: undefined }],
    ['an ultimate without a lesser form', { ...ultimate, lesser: undefined }],
    ['an ultimate in another slot', { ...ultimate, slot: 'neck' }],
    ['two forms of what is none', { greater: own, lesser: own }],
    ['a form of its own when greater besides', { ...ultimate, 'greater form': { abilities: own } }],
    ['power that neither form uses', { ...ultimate, power: 2 }],
    ['a Y in one of the forms', { ...ultimate, lesser: [{ always: { armor: 'Y' } }] }],
  ])('is not %s', (_, change) => {
    expect(itemSchema.safeParse({ ...helm, ...change }).success).toBe(false);
    expect(itemSchema.safeParse({ ...helm, ...ultimate }).error).toBeUndefined();
  });

  test('has power if one form uses it, and charges if one takes them', () => {
    const uses = [{ use: {}, do: [{ heal: 'X' }], charge: true }];
    const card = { ...helm, ...ultimate, power: 2, charges: 1, greater: uses };
    expect(itemSchema.safeParse(card).error).toBeUndefined();
  });
});

const snare = {
  ...{ name: 'Snare', kinds: ['trap'], slot: 'slotless', cost: 9 },
  abilities: [{ trap: { stealth: 12 }, do: [{ deal: 2 }] }],
};

test.each<[string, object, string]>([
  ['a slot', { slot: 'feet' }, 'slot'],
  ['nothing that lies anywhere', { abilities: [drinks] }, 'abilities'],
  ['two that lie there', { abilities: [...snare.abilities, ...snare.abilities] }, 'abilities'],
  ['another name for what it is', { kinds: ['magic equipment'] }, 'kinds'],
  ['a greater form that is none', { 'greater form': { abilities: [drinks] } }, 'abilities'],
])('[SLOT-06] [ITEM-26] a trap is not with %s', (_, change, key) => {
  expect(itemSchema.safeParse(snare).success).toBe(true);
  const { error } = itemSchema.safeParse({ ...snare, ...change });
  expect(error?.issues.map(({ path }) => path[0])).toContain(key);
});

const nip = { companion: 'Nip', hp: 9 };
const hound = { name: 'Hound', kinds: ['companion'], slot: 'slotless', cost: 9, abilities: [nip] };
const wyrm = { companion: 'Wyrm', hp: 9, hatches: 2, 'mount from': 1 };
const egg = { name: 'Egg', kinds: ['egg'], slot: 'mount', cost: 9, abilities: [wyrm] };

test.each<[string, object, object, string]>([
  ['a companion is not with a slot but mount', hound, { slot: 'feet' }, 'slot'],
  ['a companion is not with nobody', hound, { abilities: [{ always: { hp: 1 } }] }, 'abilities'],
  ['a companion is not with two', hound, { abilities: [nip, nip] }, 'abilities'],
  [
    'a companion is not with a use of its owner’s',
    hound,
    { abilities: [nip, drinks] },
    'abilities',
  ],
  ['a companion is not with another name for it', hound, { kinds: ['potion'] }, 'kinds'],
  ['a companion is not with one name more', hound, { kinds: ['companion', 'gem'] }, 'kinds'],
  ['a companion is not with an egg’s name', hound, { kinds: ['egg'] }, 'kinds'],
  ['a companion is not with a back too small to ride', hound, { slot: 'mount' }, 'abilities'],
  ['a companion is not with charges for nothing', hound, { charges: 2 }, 'charges'],
  ['an egg is not with a companion’s name', egg, { kinds: ['companion'] }, 'kinds'],
  ['an egg is not with a back that no slot is for', egg, { slot: 'slotless' }, 'slot'],
  [
    'an egg is not with a mount slot and no back',
    egg,
    { abilities: [{ companion: 'Wyrm', hp: 9, hatches: 2 }] },
    'abilities',
  ],
])('[ITEM-24] [ITEM-25] %s', (_, card, change, key) => {
  expect(itemSchema.safeParse(card).error).toBeUndefined();
  const { error } = itemSchema.safeParse({ ...card, ...change });
  expect(error?.issues.map(({ path }) => path[0])).toContain(key);
});

test('[ITEM-24] [ITEM-25] what is called both is told which of the two it is not', () => {
  const both = { kinds: ['egg', 'companion'] };
  const told = (card: object) =>
    itemSchema.safeParse({ ...card, ...both }).error?.issues.map(({ message }) => message);
  expect(told(egg)).toEqual(['expected egg without companion, as it hatches']);
  expect(told(hound)).toEqual(['expected companion without egg, as none hatches']);
});

test.each<[string, object, object, string]>([
  [
    'an egg whose greater form never hatches is told of that form alone',
    egg,
    { ...wyrm, hatches: undefined, 'mount from': undefined, size: 1 },
    'expected a whole number from 1 to 6, such as the 2 of its card, as it stays an egg',
  ],
  [
    'a companion whose greater form hatches is told of that form alone',
    hound,
    { ...nip, hatches: 2 },
    'expected none, as it stays a companion',
  ],
])('[FORGE-02] [ITEM-25] %s', (_, card, one, message) => {
  const own = { abilities: [{ ...one, hp: 19 }] };
  const { error } = itemSchema.safeParse({ ...card, 'greater form': own });
  const path = ['greater form', 'abilities', 0, 'hatches'];
  expect(error?.issues.map((issue) => [issue.path, issue.message])).toEqual([[path, message]]);
});

test.each([{ hatches: 9 }, { hatches: undefined, hatchs: 2 }])(
  '[FORGE-02] [ITEM-25] of %j nothing is told but that it is misspelt',
  (weeks) => {
    const own = { abilities: [{ ...wyrm, ...weeks }] };
    const { error } = itemSchema.safeParse({ ...egg, 'greater form': own });
    const told = error?.issues.map(({ message }) => message).join() ?? '';
    expect(told).not.toBe('');
    expect(told).not.toContain('as it stays');
  },
);

test.each<[string, object]>([
  ['[SLOT-07] a mount that nobody comes along with', { slot: 'mount' }],
  ['[ITEM-07] a ritual without a curse', { kinds: ['ritual of pain'] }],
  ['[ITEM-06] [ORB-10] a chest item that is no treasure', { kinds: ['chest item'] }],
  ['[ITEM-05] a treasure that is worn as something else', { kinds: ['treasure', 'curse'] }],
  ['[ORB-10] a key that is no treasure', { kinds: ['chest key'], abilities: [{ open: 'chest' }] }],
  [
    '[ORB-08] a key that does something else',
    { kinds: ['treasure', 'chest key'], abilities: [{ open: 'chest' }, { always: { armor: 1 } }] },
  ],
  ['[ORB-08] a key that opens nothing', { kinds: ['treasure', 'chest key'] }],
  ['[ORB-08] what opens a chest and is no key', { abilities: [{ open: 'chest' }] }],
])('%s is no card', (_, change) => {
  expect(itemSchema.safeParse({ ...helm, ...change }).success).toBe(false);
});

test.each([[['ritual of pain', 'curse']], [['treasure', 'chest item']]])('%s is one', (kinds) => {
  expect(itemSchema.safeParse({ ...helm, kinds }).error).toBeUndefined();
});

test('[ORB-08] [ORB-10] a key is a treasure that opens a chest', () => {
  const key = { ...helm, kinds: ['treasure', 'chest key'], abilities: [{ open: 'chest' }] };
  expect(itemSchema.safeParse(key).error).toBeUndefined();
});

const heals = { use: {}, do: [{ heal: 4 }] };
const worn = { ...helm, kinds: ['magic equipment'], abilities: [heals, { always: { armor: 1 } }] };
const flask = { ...helm, kinds: ['potion'], slot: 'slotless', abilities: [heals] };

const faultsWith = (card: object, change: object): unknown[] => {
  expect(itemSchema.safeParse(card).error).toBeUndefined();
  const { error } = itemSchema.safeParse({ ...card, ...change });
  return error?.issues.map(({ path }) => path[0]) ?? [];
};

test.each<[string, object]>([
  ['none that are used', { abilities: [heals] }],
  [
    'none that depend on how things stand',
    { abilities: [{ always: { armor: 1 }, while: 'hidden' }] },
  ],
  ['none once it is greater', { 'greater form': { abilities: [heals] } }],
])('[ITEM-11] basic equipment has no tricks, %s', (_, change) => {
  expect(faultsWith(helm, change)).toContain('abilities');
});

test('[ITEM-12] magic equipment does more than plain stats', () => {
  expect(faultsWith(worn, { abilities: [{ always: { armor: 1 } }] })).toContain('abilities');
});

test('[ITEM-14] what a potion does passes', () => {
  const lasting = [
    { always: { hp: 2 } },
    { aura: { radius: 2, hits: 'allies' }, while: { dodge: 3 } },
    { 'level up': { gold: 1 } },
    { attack: { range: 1, damage: 1, piercing: 0, type: 'physical' } },
  ];
  for (const one of lasting)
    expect(faultsWith(flask, { abilities: [heals, one] })).toContain('abilities');
});
