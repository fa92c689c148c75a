import { type Definition, type Goods, type Hash, type Stock } from '../rules/goods.ts';
import { type Definitions } from './ports.ts';

/** Thrown within an act when a definition is not in memory yet; the act is tried again with it. */
export class Missing extends Error {
  readonly hash: Hash;
  constructor(hash: Hash) {
    super(`definition ${hash} is not in memory`);
    this.hash = hash;
  }
}

/** Today's stock and every definition that a game of this process has asked for. */
export type Shelf = Goods & {
  /** Fetches what was missing; throws when nobody has ever stored it. */
  fetch(hash: Hash): Promise<void>;
};

export function shelf(
  stock: Stock,
  today: ReadonlyMap<Hash, Definition>,
  definitions: Definitions,
): Shelf {
  const known = new Map(today);
  return {
    stock,
    definition(hash) {
      const found = known.get(hash);
      if (!found) throw new Missing(hash);
      return found;
    },
    async fetch(hash) {
      const found = (await definitions.get([hash])).get(hash);
      if (!found) throw new Error(`definition ${hash} was never stored`);
      known.set(hash, found);
    },
  };
}

/** Runs `work`, and again with each definition that it finds missing. */
export async function withGoods<T>(goods: Shelf, run: () => Promise<T> | T): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      await goods.fetch(error.hash);
    }
  }
}
