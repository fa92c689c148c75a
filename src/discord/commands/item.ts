import { group, inGame } from '../command.ts';
import { optional } from '../options.ts';
import {
  itemMeant,
  itemToAttach,
  itemToCarry,
  itemToDetach,
  itemToEquip,
  itemToRead,
  itemToSell,
  itemToUncurse,
  itemToUnequip,
  ringToTakeOff,
} from '../suggestions/goods.ts';
import { itemWords as words } from '../views/commands/goods.ts';
import { noSuchThing, thingCard, thingsCard } from '../views/items.ts';

const list = inGame({
  name: 'list',
  description: words.list,
  run: async ({ own }) => thingsCard((await own()).items),
});

const read = inGame({
  name: 'read',
  description: words.read.about,
  options: { item: itemToRead },
  run: async ({ own, options }) => {
    const { items } = await own();
    const id = itemMeant({ items }, options.item);
    const thing = items.find((one) => one.id === id);
    return thing ? thingCard(thing) : noSuchThing;
  },
});

const equip = inGame({
  name: 'equip',
  description: words.equip.about,
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
  description: words.unequip.about,
  options: { item: itemToUnequip },
  run: async ({ act, own, options }) =>
    act({ do: 'unequip', item: itemMeant(await own(), options.item) }),
});

const uncurse = inGame({
  name: 'uncurse',
  description: words.uncurse.about,
  options: { item: itemToUncurse },
  run: async ({ act, own, options }) =>
    act({ do: 'uncurse', item: itemMeant(await own(), options.item) }),
});

const attach = inGame({
  name: 'attach',
  description: words.attach.about,
  options: { item: itemToAttach, onto: itemToCarry },
  run: async ({ act, own, options }) => {
    const view = await own();
    const [item, onto] = [itemMeant(view, options.item), itemMeant(view, options.onto)];
    return act({ do: 'attach', item, onto });
  },
});

const detach = inGame({
  name: 'detach',
  description: words.detach.about,
  options: { item: itemToDetach },
  run: async ({ act, own, options }) =>
    act({ do: 'detach', item: itemMeant(await own(), options.item) }),
});

const sell = inGame({
  name: 'sell',
  description: words.sell.about,
  options: { item: itemToSell },
  run: async ({ act, own, options }) =>
    act({ do: 'sell', item: itemMeant(await own(), options.item) }),
});

export const item = group({ name: 'item', description: words.about }, [
  list,
  read,
  equip,
  unequip,
  uncurse,
  attach,
  detach,
  sell,
]);
