import { itemSchema } from '../../../src/rules/items/definition.ts';
import { endlessAmong } from './combos.ts';
import { type ItemCard } from './shelves.ts';

/** A thing that lies on no shelf. */
export const card = (name: string, more: object): ItemCard => ({
  id: `items/${name}`,
  card: {
    of: 'item',
    ...itemSchema.parse({ name, kinds: ['magic equipment'], slot: 'slotless', cost: 9, ...more }),
  },
});
export const thing = (name: string, ...abilities: object[]) => card(name, { abilities });
export const charged = (name: string, ability: object) =>
  card(name, { charges: 2, abilities: [{ ...ability, charge: true }] });
/** Which of these go on without end together, by their names. */
export const endless = (...things: ItemCard[]) =>
  endlessAmong(things).found.map((one) => one.things.map((id) => id.replace('items/', '')));
