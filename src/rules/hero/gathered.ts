import { type Game, type Item } from '../game.ts';
import { type ItemId } from '../names.ts';

/** The things of a game in the order in which it has them, by where they are. */
type Gathered = {
  /** By who or what holds them. */
  heldBy: ReadonlyMap<Item['holder'], readonly Item[]>;
  /** FORGE-03: the second of two that are one, by the first. */
  seconds: ReadonlyMap<ItemId, Item>;
  /** ITEM-02: what sits on a thing, or on either of two that are one, by the thing that goes by itself. */
  sitting: ReadonlyMap<ItemId, readonly Item[]>;
};

/** They are never changed, only replaced; so they are gone over once. */
export function gathered({ items }: Pick<Game, 'items'>): Gathered {
  const found = known.get(items) ?? gather(items);
  known.set(items, found);
  return found;
}
const known = new WeakMap<Game['items'], Gathered>();

function gather(items: Game['items']): Gathered {
  const heldBy = new Map<Item['holder'], Item[]>();
  const seconds = new Map<ItemId, Item>();
  const sitting = new Map<ItemId, Item[]>();
  for (const item of Object.values(items)) {
    add(heldBy, item.holder, item);
    const first = item.form?.partOf;
    if (first !== undefined && !seconds.has(first)) seconds.set(first, item);
    if (item.on !== null) add(sitting, items[item.on]?.form?.partOf ?? item.on, item);
  }
  return { heldBy, seconds, sitting };
}

function add<K>(to: Map<K, Item[]>, key: K, item: Item): void {
  const there = to.get(key);
  if (there) there.push(item);
  else to.set(key, [item]);
}
