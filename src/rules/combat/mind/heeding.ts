import { type MovementKind } from '../../board/gaits.ts';
import { type Tile } from '../../board/tile.ts';
import { type FightAction } from '../action.ts';
import { actionsLeft, actsNow } from '../acting.ts';
import { creaturesOf, type Fought } from '../bout.ts';
import { carriedTo } from '../carried-to.ts';
import { type Creature } from '../creature.ts';
import { type FightEvent } from '../event.ts';
import { type Fight } from '../fight.ts';
import { legalActions } from '../legal.ts';
import { wayOf } from '../movement.ts';
import { comesDownInIt } from './coming-down.ts';
import { isInIt, leadsInto } from './forbidden.ts';
import { type Orders } from './orders.ts';

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
  if (action.do === 'activate') {
    const through = new Set<Tile>();
    const ends = carriedTo(fight, me, action, through).map(({ tile }) => tile);
    return [...through, ...ends.filter((tile) => tile !== me.tile)];
  }
  if (action.do !== 'move') return [];
  return touched(action.kind, wayOf(fight, me, action.kind, action.to) ?? []);
}

/**
 * DUEL-13: whether an act leads its doer, or another of the same player, into ground that this player
 * never wants them in: on the way, at its end, or when the turn ends after it. Whoever was pushed
 * into it may go through it to get out, and does so before its turn is over if it can.
 */
export function disobeys(before: Fight, me: Creature, fought: Fought, orders: Orders): boolean {
  if (!orders.never?.length) return false;
  const own = ({ id, player }: Creature) => id === me.id || (player && player === me.player);
  const after = fought.fight.creatures[me.id];
  if (after && isInIt(before, me, orders) && staysInIt(before, me, fought.fight, orders))
    return true;
  return (
    creaturesOf(before).some((one) => own(one) && isLedIntoIt(before, one, fought, orders)) ||
    (after !== undefined &&
      !isInIt(before, me, orders) &&
      comesDownInIt(fought.fight, after, orders))
  );
}

/** Whether it could leave that ground now, and is elsewhere in it, or out of actions, instead. */
function staysInIt(before: Fight, me: Creature, fight: Fight, orders: Orders): boolean {
  const after = fight.creatures[me.id];
  if (!after || after.dead || !isInIt(fight, after, orders)) return false;
  if (after.tile === me.tile && actsNow(fight, after) && actionsLeft(fight, after) > 0)
    return false;
  return mayLeaveIt(before, me, orders);
}

const mayLeaveIt = (fight: Fight, me: Creature, orders: Orders): boolean =>
  legalActions(fight, me.id).some(
    (action) =>
      action.do === 'move' && !leadsInto(fight.board, { tile: action.to, size: me.size }, orders),
  );

/** DUEL-13: whether it is where its player never wants it, and could get out at once. */
export const lingersInIt = (fight: Fight, me: Creature, orders: Orders): boolean =>
  Boolean(orders.never?.length) && isInIt(fight, me, orders) && mayLeaveIt(fight, me, orders);

function isLedIntoIt(before: Fight, one: Creature, { fight, events }: Fought, orders: Orders) {
  const after = fight.creatures[one.id];
  if (!after || one.dead || isInIt(before, one, orders)) return false;
  const steps = events.flatMap((event) => trodden(event, after));
  return (
    isInIt(fight, after, orders) ||
    steps.some((tile) => leadsInto(fight.board, { tile, size: after.size }, orders))
  );
}
