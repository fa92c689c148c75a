import { type Activated } from '../abilities/seam.ts';
import { isCarriedClear } from '../board/line-of-sight.ts';
import { type Tile } from '../board/tile.ts';
import { creatureOf } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { looksFree } from './movement.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';

/** MOVE-14: whether nothing comes of it but that its carrier is elsewhere. */
const onlyTeleports = ({ use, special, do: effects }: Activated): boolean =>
  use.on === 'tile' &&
  special === undefined &&
  effects.length > 0 &&
  effects.every((effect) => 'teleport' in effect);

/**
 * MOVE-11, MOVE-14: why nobody gets to that tile by an ability that does nothing else, as far as its
 * carrier knows; null where it may.
 */
export function teleportRefusal(
  fight: Fight,
  carrier: Creature,
  ability: Activated,
  to: Tile | null,
): FightRefusal | null {
  if (to === null || !onlyTeleports(ability)) return null;
  if (carrier.mount !== null) {
    const { name } = creatureOf(fight, carrier.mount);
    return refuseAction('riding', 'MOVE-12', { mount: name });
  }
  if (to === carrier.tile) return refuseAction('already there', 'MOVE-14', { tile: to });
  if (!isCarriedClear(fight.board, carrier, to))
    return refuseAction('walled off', 'MOVE-11', { tile: to });
  return looksFree(fight, carrier, to) ? null : refuseAction('tile taken', 'MOVE-14', { tile: to });
}
