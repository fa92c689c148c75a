import { type Board, type Ground } from '../../board/board.ts';
import { isAfloat, type MovementKind } from '../../board/gaits.ts';
import { groundBears } from '../../board/paths.ts';
import { type Body, tilesOf } from '../../board/space.ts';
import { groundAt } from '../../board/terrain.ts';
import { type Tile } from '../../board/tile.ts';
import { type FightAction } from '../action.ts';
import { actionsLeft, actsNow, companionsOf } from '../acting.ts';
import { creaturesOf, type Fought } from '../bout.ts';
import { walkedThrough } from '../carried-to.ts';
import { closeTurn } from '../closing.ts';
import { type Creature } from '../creature.ts';
import { type FightEvent } from '../event.ts';
import { type Fight } from '../fight.ts';
import { movesOf, speedBy, wayOf } from '../movement.ts';
import { boutOf } from '../open-bout.ts';
import { luckyDice } from './dice.ts';
import { type Orders } from './orders.ts';

/** MOVE-10, MOVE-15: whoever has any rock under it is not in the Styx; lava burns any part. */
const isOn = (board: Board, body: Body, ground: Ground): boolean =>
  ground === 'styx'
    ? isAfloat(board, body)
    : tilesOf(body).some((tile) => groundAt(board, tile) === ground);

const leadsInto = (board: Board, body: Body, { never = [] }: Orders): boolean =>
  never.some((ground) => isOn(board, body, ground));

/** Whether it is where its player never wants it: above it, or in the saddle, it is not. */
const isInIt = ({ board }: Fight, one: Creature, orders: Orders): boolean =>
  one.height === 'ground' && one.mount === null && leadsInto(board, one, orders);

/** MOVE-02, MOVE-04, MOVE-14: a jump and a teleport come down at their end only. */
export const touched = (by: MovementKind, path: readonly Tile[]): readonly Tile[] =>
  by === 'fly' ? [] : by === 'jump' || by === 'teleport' ? path.slice(-1) : path;

/** Through which tiles it went on the ground, by whatever its own act set off. */
function trodden(event: FightEvent, { id, height }: Creature): readonly Tile[] {
  if (event.kind === 'moved') return event.who.id === id ? touched(event.by, event.path) : [];
  if (event.kind !== 'was moved' || event.who.id !== id) return [];
  if (event.how === 'mount' || height === 'air') return [];
  return event.how === 'teleport' ? event.path.slice(-1) : event.path;
}

/** DUEL-13: whether the whole of its way leads there, whatever may stop it on it. */
export function setsOutForIt(
  fight: Fight,
  me: Creature,
  action: FightAction,
  orders: Orders,
): boolean {
  if (!orders.never?.length || isInIt(fight, me, orders)) return false;
  return wayBy(fight, me, action).some((tile) =>
    leadsInto(fight.board, { tile, size: me.size }, orders),
  );
}

/** What it would tread on, or might where dice or an attack have a say in it. */
function wayBy(fight: Fight, me: Creature, action: FightAction): readonly Tile[] {
  if (action.do === 'activate') return [...walkedThrough(fight, me, action)];
  if (action.do !== 'move') return [];
  return touched(action.kind, wayOf(fight, me, action.kind, action.to) ?? []);
}

/**
 * DUEL-13: whether an act leads its doer, or another of the same player, into ground that this player
 * never wants them in: on the way, at its end, or when the turn ends after it. Whoever was pushed
 * into it may get out of it.
 */
export function disobeys(before: Fight, me: Creature, fought: Fought, orders: Orders): boolean {
  if (!orders.never?.length) return false;
  const own = ({ id, player }: Creature) => id === me.id || (player && player === me.player);
  const after = fought.fight.creatures[me.id];
  return (
    creaturesOf(before).some((one) => own(one) && isLedIntoIt(before, one, fought, orders)) ||
    (after !== undefined &&
      !isInIt(before, me, orders) &&
      comesDownInIt(fought.fight, after, orders))
  );
}

function isLedIntoIt(before: Fight, one: Creature, { fight, events }: Fought, orders: Orders) {
  const after = fight.creatures[one.id];
  if (!after || one.dead || isInIt(before, one, orders)) return false;
  const steps = events.flatMap((event) => trodden(event, after));
  return (
    isInIt(fight, after, orders) ||
    steps.some((tile) => leadsInto(fight.board, { tile, size: after.size }, orders))
  );
}

/** MOVE-04, MOVE-06: whether it is on lent wings or on a wall, and gets nowhere else in this turn. */
export function comesDownInIt(fight: Fight, me: Creature, orders: Orders): boolean {
  const { board } = fight;
  if (!orders.never?.length || fight.outcome || me.dead || me.mount !== null) return false;
  if (!actsNow(fight, me)) return false;
  const aloft = me.height === 'air';
  if (aloft ? !me.lentWays : groundBears(board, me)) return false;
  const left = actionsLeft(fight, me);
  if (left === 0) return endsInIt(fight, me, orders);
  const by = aloft ? 'fly' : 'climb';
  const isSafe = (tile: Tile): boolean => {
    const there = { tile, size: me.size };
    return groundBears(board, there) && !leadsInto(board, there, orders);
  };
  if (isSafe(me.tile)) return false;
  const ends = movesOf(fight, me, by, left * speedBy(me, by)).ends();
  return !ends.some(isSafe) && endsInIt(fight, me, orders);
}

/** What the end of the turn would bring to it, were whoever stands below it now gone by then. */
function endsInIt(fight: Fight, me: Creature, orders: Orders): boolean {
  const bout = boutOf(fight, luckyDice);
  const { creatures, turn } = bout.fight;
  const acting = [creatures[turn.of], ...companionsOf(bout.fight, turn.of)];
  for (const one of acting) if (one) closeTurn(bout, one);
  const after = creatures[me.id];
  if (!after || after.height === 'air') return false;
  const below = groundBears(fight.board, me) && leadsInto(fight.board, me, orders);
  return isInIt(bout.fight, after, orders) || (me.height === 'air' && below);
}
