import { type Definition } from '../../src/rules/goods.ts';
import { itemSchema } from '../../src/rules/items/definition.ts';

const wonder = (card: object): Definition => ({ of: 'item', ...itemSchema.parse(card) });

/** Things that act in fights. A stock gets them once its orbs are laid, so that none holds one. */
export const wonders = {
  wand: wonder({
    ...{ name: 'Ember Wand', kinds: ['magic equipment'], slot: 'off hand', cost: 20 },
    ...{ power: 2, charges: 2 },
    abilities: [
      { always: { accuracy: 1 } },
      { use: { range: 12, on: 'enemy' }, do: [{ deal: 'X', type: 'fire' }], charge: true },
    ],
  }),
  thorns: wonder({
    ...{ name: 'Ring of Thorns', kinds: ['magic equipment'], slot: 'ring', cost: 20, power: 3 },
    abilities: [{ when: 'I am struck by a basic attack', do: [{ deal: 'X', to: 'other' }] }],
  }),
  phial: wonder({
    ...{ name: 'Red Phial', kinds: ['potion', 'consumable'], slot: 'slotless', cost: 6 },
    abilities: [{ use: {}, do: [{ 'temporary hp': 5 }], 'used up': true }],
  }),
  voice: wonder({
    ...{ name: 'Iron Voice', kinds: ['super power'], slot: 'super power', cost: 30 },
    abilities: [
      { always: { willpower: 'X' } },
      { use: { range: 3, on: 'enemy' }, do: [{ deal: 'X' }] },
    ],
  }),
  boots: wonder({
    ...{ name: 'Leaden Boots', kinds: ['basic equipment', 'curse'], slot: 'feet', cost: 8 },
    abilities: [{ always: { speed: -2 } }],
  }),
  millstone: wonder({
    ...{ name: 'Millstone', kinds: ['basic equipment', 'curse'], slot: 'feet', cost: 8 },
    abilities: [{ always: { speed: -1 } }],
  }),
  lens: wonder({
    ...{ name: 'Bent Lens', kinds: ['magic equipment'], slot: 'neck', cost: 8 },
    abilities: [
      { always: {}, 'change abilities': { power: -2, range: 3 }, protect: 'other things' },
    ],
  }),
  holy: wonder({
    ...{ name: 'Stale Holy Water', kinds: ['consumable'], slot: 'slotless', cost: 5 },
    abilities: [{ uncurse: { charges: 2 } }],
  }),
  censer: wonder({
    ...{ name: 'Censer', kinds: ['magic equipment'], slot: 'slotless', cost: 9 },
    abilities: [{ uncurse: { charges: 1 } }],
  }),
  crown: wonder({
    ...{ name: 'Crown of Nothing', kinds: ['artifact'], slot: 'head', cost: 2 },
    abilities: [{ always: { hp: 9 } }],
  }),
  buckle: wonder({
    ...{ name: 'Running Buckle', kinds: ['dependent'], slot: 'belt', cost: 9 },
    abilities: [{ depends: { armor: 'speed' } }],
  }),
  greaves: wonder({
    ...{ name: 'Plated Greaves', kinds: ['dependent'], slot: 'feet', cost: 9 },
    abilities: [{ depends: { speed: 'armor + 2' } }],
  }),
  hen: wonder({
    ...{ name: 'Iron Hen', kinds: ['treasure'], slot: 'slotless', cost: 9 },
    abilities: [
      { 'level up': { gold: 'level + armor' } },
      { when: 'I kill', do: [{ gold: 4 }], limit: { each: 'fight' } },
    ],
  }),
  pendant: wonder({
    ...{ name: 'Chipped Pendant', kinds: ['magic equipment'], slot: 'neck', cost: 9 },
    abilities: [{ holy: 2 }],
  }),
  prayer: wonder({
    ...{ name: 'Prayer', kinds: ['spell', 'holy spell'], slot: 'slotless', cost: 9 },
    ...{ power: 3, charges: 2 },
    abilities: [{ use: { range: 12, on: 'enemy' }, do: [{ deal: 'X' }], charge: true }],
  }),
  letter: wonder({
    ...{ name: 'Late Letter', kinds: ['dependent', 'consumable'], slot: 'slotless', cost: 5 },
    abilities: [{ use: {}, do: [{ update: 'dependents' }], 'used up': true }],
    'greater form': {
      abilities: [{ use: {}, do: [{ update: 'dependents' }, { heal: 2 }], 'used up': true }],
    },
  }),
  hex: wonder({
    ...{ name: 'Hex', kinds: ['spell'], slot: 'slotless', cost: 9, charges: 3 },
    abilities: [{ use: { range: 12, on: 'enemy' }, do: [{ lay: 'prone' }], charge: true }],
  }),
  hound: wonder({
    ...{ name: 'Hound', kinds: ['companion'], slot: 'slotless', cost: 20, charges: 2 },
    abilities: [
      {
        ...{ companion: 'Nip', hp: 9, attacks: [{ name: 'Teeth', range: 1, damage: 1 }] },
        abilities: [
          { name: 'Howl', use: { range: 12, on: 'enemy' }, do: [{ deal: 1 }], charge: true },
        ],
      },
    ],
  }),
  stilts: wonder({
    ...{ name: 'Stilts', kinds: ['basic equipment'], slot: 'feet', cost: 20 },
    abilities: [{ always: { size: 1 } }],
    'greater form': { abilities: [{ always: { size: 1, speed: 1 } }] },
  }),
  mule: wonder({
    ...{ name: 'Mule', kinds: ['companion'], slot: 'mount', cost: 20 },
    abilities: [{ companion: 'Mule', hp: 12, size: 1 }],
  }),
  egg: wonder({
    ...{ name: 'Blue Egg', kinds: ['egg'], slot: 'mount', cost: 20 },
    abilities: [{ companion: 'Wyrmling', hatches: 2, 'mount from': 1, hp: 8 }],
  }),
};
