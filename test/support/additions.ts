import { type Definition } from '../../src/rules/goods.ts';
import { itemSchema } from '../../src/rules/items/definition.ts';

const card = (given: object): Definition => ({ of: 'item', ...itemSchema.parse(given) });
const sits = { slot: 'slotless' };

/** What sits on things, and tech equipment. A stock gets them once its orbs are laid. */
export const additions = {
  ruby: card({
    ...{ name: 'Ruby', kinds: ['gem'], cost: 11, power: 2, ...sits },
    abilities: [
      { always: { hp: 3 } },
      { when: 'I am struck by a basic attack', do: [{ deal: 'X', to: 'other' }] },
    ],
  }),
  opal: card({
    ...{ name: 'Opal', kinds: ['gem'], cost: 7, ...sits },
    abilities: [{ always: { dodge: 1 } }],
  }),
  whetstone: card({
    ...{ name: 'Whetstone', kinds: ['upgrade'], cost: 10, ...sits },
    abilities: [{ always: { damage: 1 } }],
  }),
  cell: card({
    ...{ name: 'Cell', kinds: ['manatech crystal'], cost: 5, ...sits },
    abilities: [{ always: { willpower: 1 } }],
  }),
  gauntlet: card({
    ...{ name: 'Gauntlet', kinds: ['tech equipment'], slot: 'off hand', cost: 20 },
    abilities: [
      { always: { accuracy: 1 } },
      { always: { armor: '2 Y' } },
      { always: { speed: 1 }, powered: true },
      { use: { range: 9, on: 'enemy' }, do: [{ deal: '2 + Y', type: 'electric' }] },
      { when: 'I am struck', standing: 'never', do: [{ deal: 9, to: 'other' }] },
    ],
  }),
  visor: card({
    ...{ name: 'Visor', kinds: ['tech equipment'], slot: 'neck', cost: 20 },
    abilities: [{ always: { perception: 'Y' } }],
  }),
};
