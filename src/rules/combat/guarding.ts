import { tilesOf } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { isAtPeace } from './at-peace.ts';
import { areEnemies, type Bout, isSafe, livingIn } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { insertIntoOrder } from './initiative.ts';
import { hasLine } from './line.ts';
import { perceives } from './made-out.ts';
import { tell, whoIs } from './tell.ts';

/** GLOSS-05: whether it keeps watch, and neither fights nor is fought until somebody gives it cause. */
export const isOnGuard = ({ guards, leftBehind }: Creature): boolean =>
  guards !== undefined && leftBehind === true;

/** GLOSS-05: where whoever is seen by a guard that knows this mover’s side as none of its own is fought. */
export const guardedTiles = (fight: Fight, mover: Creature): readonly Tile[] =>
  livingIn(fight).flatMap((one) =>
    isOnGuard(one) && areEnemies(one, mover) && perceives(fight, mover, one)
      ? (one.guards?.tiles ?? [])
      : [],
  );

/** GLOSS-05: those guards fight from now on who see somebody where nobody is to be. */
export function noteIntruders(bout: Bout): void {
  const { fight } = bout;
  for (const guard of livingIn(fight))
    if (isOnGuard(guard) && livingIn(fight).some((one) => isIntruder(fight, guard, one)))
      rouse(bout, guard);
}

function isIntruder(fight: Fight, guard: Creature, one: Creature): boolean {
  if (isSafe(one) || !areEnemies(guard, one)) return false;
  const { tiles = [] } = guard.guards ?? {};
  return (
    tilesOf(one).some((tile) => tiles.includes(tile)) &&
    hasLine(fight, guard, one) &&
    perceives(fight, guard, one)
  );
}

/** GLOSS-05: it has been given cause, as has whoever keeps some of the same. */
export function rouse(bout: Bout, guard: Creature): void {
  if (!isOnGuard(guard)) return;
  const { tiles = [] } = guard.guards ?? {};
  for (const one of livingIn(bout.fight)) {
    if (!isOnGuard(one) || !one.guards?.tiles.some((tile) => tiles.includes(tile))) continue;
    one.leftBehind = undefined;
    tell(bout, 'guard roused', ['GLOSS-05'], { who: whoIs(one) });
    if (!isAtPeace(bout.fight)) insertIntoOrder(bout, one);
  }
}

/** GLOSS-05: the combat is over, and whoever keeps something keeps watch again. */
export function standGuard(fight: Fight): void {
  for (const one of livingIn(fight)) if (one.guards) one.leftBehind = true;
}
