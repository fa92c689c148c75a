import { type Carried } from '../abilities/carried.ts';
import { type Bout } from './bout.ts';
import { type Creature } from './creature.ts';
import { tell, whoIs } from './tell.ts';

/**
 * Whether it has charges that can be had back; ITEM-15: a consumable, or what is used up, has none.
 * ITEM-38: a treasure is left alone.
 */
const isRefillable = ({ charges, spent, consumable, treasure, abilities }: Carried): boolean =>
  charges !== null &&
  !spent &&
  !consumable &&
  !treasure &&
  !abilities.some((one) => 'used up' in one);

const roomIn = ({ charges, full }: Carried): number =>
  Math.max(0, (full ?? Infinity) - (charges ?? 0));

/** So many charges more for each of these things, up to as many as a full one has. */
export function refill(
  bout: Bout,
  of: Creature,
  things: readonly Carried[],
  charges: number,
  by: Creature,
): void {
  for (const thing of things) {
    if (!isRefillable(thing)) continue;
    give(bout, of, thing, Math.min(charges, roomIn(thing)), by);
  }
}

/** Takes so many off those of its things, the first slot's before the others'; how many there were. */
export function takeCharges(
  bout: Bout,
  of: Creature,
  things: readonly Carried[],
  charges: number,
  by: Creature,
): number {
  let left = charges;
  for (const thing of [...things].sort((a, b) => a.place - b.place)) {
    if (thing.spent) continue;
    const taken = Math.min(left, thing.charges ?? 0);
    left -= taken;
    give(bout, of, thing, -taken, by);
  }
  return charges - left;
}

function give(bout: Bout, of: Creature, thing: Carried, more: number, by: Creature): void {
  if (more === 0) return;
  thing.charges = (thing.charges ?? 0) + more;
  tell(bout, 'charges', ['ITEM-27'], { who: whoIs(of), by: whoIs(by), thing: thing.name, more });
}
