import { damageTypes } from '../../../src/rules/hero/stats.ts';
import { type Card } from '../../../src/rules/items/card.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';

/** `limit`: how often each of its two uses may be had; absent: as often as there are actions. */
const sharpened = (limit: object): Card =>
  itemSchema.parse({
    name: 'Needle',
    kinds: ['magic equipment'],
    slot: 'slotless',
    cost: 9,
    power: 1,
    abilities: [
      damageTypes.map((type) => ({ deal: 1, type })),
      [{ lay: 'slowed', turns: 1 }, { push: 1 }, { heal: 1 }],
    ].map((effects) => ({
      ...{ use: { range: 40, on: 'enemy' }, special: { against: 'dodge', damage: 0 } },
      ...{ do: effects, ...limit },
    })),
  });

/** Sets off whatever is set off by being struck, harmed, pushed or laid low. */
export const needle = sharpened({});

/** The same, which by itself gives nobody anything to do without end. */
export const pin = sharpened({ limit: { each: 'turn' } });
