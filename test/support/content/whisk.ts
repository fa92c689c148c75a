import { fail } from 'node:assert';
import { type Creature } from '../../../src/rules/combat/creature.ts';
import { damageTypes } from '../../../src/rules/hero/stats.ts';
import { type Card } from '../../../src/rules/items/card.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { type ItemId } from '../../../src/rules/names.ts';

const far = 40;
const atFoe = { use: { range: far, on: 'enemy' } };

/** What it is used for; each as often as its owner likes. */
const uses = {
  strike: {
    ...{ ...atFoe, special: { against: 'dodge', damage: 0 } },
    do: [{ lay: 'prone', turns: 1 }, { end: 'prone' }, { push: 1 }, { pull: 1 }],
  },
  scald: { ...atFoe, do: damageTypes.map((type) => ({ deal: 1, type, piercing: 99 })) },
  mend: { use: { range: far, on: 'ally' }, do: [{ heal: 9 }] },
  call: { use: {}, do: [{ summon: 'Mite', hp: 1 }] },
  leap: { use: { range: far, on: 'tile' }, do: [{ teleport: true }] },
  dazzle: { ...atFoe, do: [{ lay: 'blinded', turns: 1 }] },
  undazzle: { ...atFoe, do: [{ end: 'blinded' }] },
};
export type WhiskUse = keyof typeof uses;

/** With it somebody can do to others whatever can set anything off, and have it come about anew. */
export const whisk: Card = itemSchema.parse({
  name: 'Whisk',
  kinds: ['magic equipment'],
  slot: 'slotless',
  cost: 9,
  power: 1,
  abilities: [...Object.values(uses), { attack: { range: 12, damage: 1 } }],
});

const isWhisk = ({ name }: { name: string }): boolean => name === whisk.name;

/** Where on its card that use stands, in the hands of its owner. */
export const whiskUse = ({ kit }: Creature, use: WhiskUse): { item: ItemId; ability: number } => ({
  item: kit?.find(isWhisk)?.item ?? fail('no whisk'),
  ability: Object.keys(uses).indexOf(use),
});

export const isOfWhisk = ({ kit }: Creature, { item }: { item: ItemId }): boolean =>
  kit?.find(isWhisk)?.item === item;
