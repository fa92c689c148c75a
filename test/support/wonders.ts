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
  hex: wonder({
    ...{ name: 'Hex', kinds: ['spell'], slot: 'slotless', cost: 9, charges: 3 },
    abilities: [{ use: { range: 12, on: 'enemy' }, do: [{ lay: 'prone' }], charge: true }],
  }),
};
