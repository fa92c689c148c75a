import { groundBears } from '../../board/paths.ts';
import { type Body, tilesOf } from '../../board/space.ts';
import { type Tile } from '../../board/tile.ts';
import { actionsLeft, actionsOf, actsNow, companionsOf } from '../acting.ts';
import { closeTurn } from '../closing.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { movesOf, speedBy } from '../movement.ts';
import { boutOf } from '../open-bout.ts';
import { mountUnder, ridersOf } from '../rider.ts';
import { carryRider } from '../riding.ts';
import { settle } from '../settle.ts';
import { luckyDice } from './dice.ts';
import { later } from './later.ts';
import { isInIt, leadsInto } from './forbidden.ts';
import { type Orders } from './orders.ts';
import { turnsAhead } from './prospect.ts';

/**
 * MOVE-04, MOVE-06, MOVE-12: whether it, or whoever carries it, is on lent wings, on a wall or about to
 * be gone with somebody in the saddle, and gets to no better ground in time.
 */
export function comesDownInIt(fight: Fight, me: Creature, orders: Orders): boolean {
  if (!orders.never?.length || fight.outcome || me.dead) return false;
  const feet = me.mount === null ? me : fight.creatures[mountUnder(fight, me)];
  if (!feet || !actsNow(fight, feet)) return false;
  const aloft = feet.height === 'air';
  if (!aloft && groundBears(fight.board, feet)) return false;
  const turns = Math.min(
    aloft ? turnsAloft(fight, feet) : 1,
    ridersOf(fight, feet).length === 0 ? Infinity : turnsLeft(feet),
  );
  if (turns === Infinity) return false;
  const more = (turns - 1) * actionsOf(feet);
  const left = actionsLeft(fight, feet) + more;
  if (left > 0 && getsToSafety(fight, feet, left, orders)) return false;
  return more > 0 || endsInIt(fight, me, feet, orders);
}

/** ITEM-24: how many of its turns are left to it, the present one too; as good as for ever: it stays. */
const turnsLeft = ({ summoned }: Creature): number =>
  !summoned || summoned.lasts === 'until ended' ? Infinity : summoned.lasts.turns;

/** MOVE-04: how many turns of its it can fly yet, the present one too, as far as it looks ahead. */
function turnsAloft(fight: Fight, feet: Creature): number {
  if (!feet.lentWays) return Infinity;
  for (let turns = 1; turns <= turnsAhead; turns++)
    if (!later(fight, feet, turns).movement.includes('fly')) return turns;
  return Infinity;
}

/** Whether it is, or can be after so many actions, where it can stand, and anybody on it anywhere. */
function getsToSafety(fight: Fight, feet: Creature, actions: number, orders: Orders): boolean {
  const { board } = fight;
  const isGood = (there: Body): boolean =>
    groundBears(board, there) && !leadsInto(board, there, orders);
  const isRidden = ridersOf(fight, feet).length > 0;
  const isSafe = (tile: Tile): boolean =>
    isRidden
      ? tilesOf({ tile, size: feet.size }).every((one) => isGood({ tile: one, size: 0 }))
      : isGood({ tile, size: feet.size });
  if (isSafe(feet.tile)) return true;
  const by = feet.height === 'air' ? 'fly' : 'climb';
  return movesOf(fight, feet, by, actions * speedBy(feet, by))
    .ends()
    .some(isSafe);
}

/** What the end of the turn would bring to them, were whoever stands below now gone by then. */
function endsInIt(fight: Fight, me: Creature, feet: Creature, orders: Orders): boolean {
  const bout = boutOf(fight, luckyDice);
  const { creatures, turn } = bout.fight;
  const carrier = creatures[feet.id];
  if (carrier) carryRider(bout.fight, carrier);
  const acting = [creatures[turn.of], ...companionsOf(bout.fight, turn.of)];
  for (const one of acting) if (one) closeTurn(bout, one);
  settle(bout);
  const own = [feet, ...ridersOf(fight, feet)].filter(
    ({ id, player }) => id === me.id || (player !== null && player === me.player),
  );
  const below = groundBears(fight.board, feet) && leadsInto(fight.board, feet, orders);
  return own.some(({ id }) => {
    const after = bout.fight.creatures[id];
    if (!after || after.gone || after.mount !== null || after.height === 'air') return false;
    return isInIt(bout.fight, after, orders) || (feet.height === 'air' && below);
  });
}
