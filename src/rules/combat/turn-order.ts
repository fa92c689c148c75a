import { ownerOf } from './acting.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';

/** COMBAT-01: where its turn lies in the order; a companion's right behind its owner's. */
export const placeInOrder = ({ order, creatures }: Fight, id: CreatureId): number =>
  placeBy((owner) => order.indexOf(owner), creatures[id], id);

/** COMBAT-14: at one moment, whose turn it is comes first, then the others by initiative. */
export const placeInTurns = ({ order, creatures, turn }: Fight, id: CreatureId): number =>
  placeBy((owner) => (owner === turn.of ? -1 : order.indexOf(owner)), creatures[id], id);

function placeBy(
  place: (of: CreatureId) => number,
  one: Creature | undefined,
  id: CreatureId,
): number {
  const owner = one ? ownerOf(one) : null;
  return owner === null ? place(id) : place(owner) + 0.5;
}

/** COMBAT-14: in that order, whom one effect befalls, and so what they answer to it. */
export function inTurns(fight: Fight, creatures: readonly Creature[]): Creature[] {
  if (creatures.length < 2) return [...creatures];
  const place = ({ id }: Creature) => placeInTurns(fight, id);
  return [...creatures].sort((a, b) => place(a) - place(b));
}
