import { allKept, type AllOrders } from '../combat/autopilot.ts';
import { type Game } from '../game.ts';
import { partOf } from '../hero/as-one.ts';
import { type ItemId } from '../names.ts';
import { heroesOf } from '../scene.ts';

/** What the heroes of this game have been told, each by its player. */
export const ordersIn = (game: Game): AllOrders =>
  Object.fromEntries(heroesOf(game).flatMap(({ id, orders }) => (orders ? [[id, orders]] : [])));

/** DUEL-13, FORGE-03: all things that are to be kept, with what they are one with. */
export function keptIn(game: Game): ItemId[] {
  const kept = allKept(ordersIn(game));
  return [...kept, ...kept.flatMap((id) => partOf(game, id)?.id ?? [])];
}
