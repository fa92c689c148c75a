import { type Fight } from '../rules/combat/fight.ts';
import { type Game } from '../rules/game.ts';
import { type GameId } from '../rules/names.ts';
import { type Tx } from './database.ts';
import { fromGameRow } from './game-row.ts';
import { inOrder } from './in-order.ts';
import { accounts } from './nouns/accounts.ts';
import { bets } from './nouns/bets.ts';
import { deadlines } from './nouns/deadlines.ts';
import { goods } from './nouns/goods.ts';
import { heroes } from './nouns/heroes.ts';
import { items } from './nouns/items.ts';
import { recordOf } from './nouns/noun.ts';
import { orbs } from './nouns/orbs.ts';
import { unpack } from './upgrades.ts';

/** A game as its rows have it. `stamp` is new with each save; `events` counts those so far. */
export type Snapshot = { game: Game; secret: Uint8Array; stamp: string; events: number };

/** Composes the game's value; null when there is none. One query at a time: `tx` is one connection. */
export async function load(tx: Tx, id: GameId): Promise<Snapshot | null> {
  const row = await tx.game.findUnique({ where: { id } });
  if (!row) return null;
  const where = { game: id };
  const fight = await tx.fight.findUnique({ where });
  const game: Game = {
    ...fromGameRow(row),
    fight: fight === null ? null : unpack<Fight>('fight', fight.value),
    heroes: recordOf(heroes, await tx.hero.findMany({ where })),
    items: recordOf(items, await tx.item.findMany({ where })),
    orbs: recordOf(orbs, await tx.orb.findMany({ where })),
    bets: recordOf(bets, await tx.bet.findMany({ where })),
    deadlines: recordOf(
      deadlines,
      await tx.deadline.findMany({ where: { game: id, state: 'open' } }),
    ),
    accounts: recordOf(accounts, await tx.account.findMany({ where: { game: id, closed: false } })),
    goods: recordOf(goods, await tx.good.findMany({ where })),
  };
  const { secret, stamp, events } = row;
  return { game: inOrder(game), secret: new Uint8Array(secret), stamp, events };
}
