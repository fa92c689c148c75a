import { type Board } from '../board/board.ts';
import { gaits } from '../board/gaits.ts';
import { isFree } from '../board/paths.ts';
import { type Creature } from './creature.ts';
import { NoEntry } from './no-entry.ts';

/**
 * Whether it can be there among those. MOVE-04: who hovers needs the air alone; MOVE-06: who climbs
 * may be on what it climbs, until it has to come down.
 */
export function hasRoomAmong(
  board: Board,
  placed: readonly Creature[],
  { tile, size, height, movement }: Creature,
): boolean {
  const others = placed.filter((one) => one.height === height);
  const afoot = movement.includes('climb') ? gaits.climb : gaits.walk;
  return isFree({ board, others }, { tile, size }, height === 'air' ? gaits.fly : afoot);
}

/** MOVE-12: it fills the mount's tiles from the first roll on; SLOT-07: who is ridden may ride. */
export function inSaddle(rider: Creature, entered: readonly Creature[]): Creature {
  let mount: Creature | undefined = rider;
  for (let up = 0; mount && mount.mount !== null && up <= entered.length; up++) {
    const { mount: under }: Creature = mount;
    mount = entered.find(({ id }) => id === under);
  }
  if (!mount || mount.mount !== null) throw new NoEntry('no mount', rider.id);
  return { ...rider, tile: mount.tile, size: mount.size, height: mount.height };
}
