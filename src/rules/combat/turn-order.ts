import { ownerOf } from './acting.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';

/** COMBAT-01: where its turn lies in the order; a companion's right behind its owner's. */
export function placeInOrder({ order, creatures }: Fight, id: CreatureId): number {
  const owner = creatures[id] ? ownerOf(creatures[id]) : null;
  return owner === null ? order.indexOf(id) : order.indexOf(owner) + 0.5;
}

/** COMBAT-14: at one moment, whose turn it is comes first, then the others by initiative. */
export const placeInTurns = (fight: Fight, id: CreatureId): number =>
  id === fight.turn.of ? -1 : placeInOrder(fight, id);

/** COMBAT-14: in that order, whom one effect befalls, and so what they answer to it. */
export function inTurns(fight: Fight, creatures: readonly Creature[]): Creature[] {
  if (creatures.length < 2) return [...creatures];
  const place = ({ id }: Creature) => placeInTurns(fight, id);
  return [...creatures].sort((a, b) => place(a) - place(b));
}
