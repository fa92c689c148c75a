import { group, inGame } from '../command.ts';
import { optional } from '../options.ts';
import { card } from '../screen.ts';
import { itemMeant, itemToEquip, itemToUnequip, ringToTakeOff } from '../suggestions/goods.ts';
import { itemLines } from '../views/items.ts';

const list = inGame({
  name: 'list',
  description: 'Your things, what each one does, and what you wear',
  run: async ({ own }) => {
    const { items } = await own();
    return card('Your things', items.length === 0 ? ['You own nothing.'] : itemLines(items));
  },
});

const equip = inGame({
  name: 'equip',
  description: 'Put on a thing from your inventory',
  options: { item: itemToEquip, 'take-off': optional(ringToTakeOff) },
  run: async ({ act, own, options }) => {
    const view = await own();
    const ring = options['take-off'];
    return act({
      do: 'equip',
      item: itemMeant(view, options.item),
      popOff: ring === null ? null : itemMeant(view, ring),
    });
  },
});

const unequip = inGame({
  name: 'unequip',
  description: 'Take off a thing that you wear',
  options: { item: itemToUnequip },
  run: async ({ act, own, options }) =>
    act({ do: 'unequip', item: itemMeant(await own(), options.item) }),
});

export const item = group({ name: 'item', description: 'Look after the things that you own' }, [
  list,
  equip,
  unequip,
]);
