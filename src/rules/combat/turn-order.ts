import { type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';

/** COMBAT-14: at one moment, whose turn it is comes first, then the others by initiative. */
export const placeInTurns = ({ turn, order }: Fight, id: CreatureId): number =>
  id === turn.of ? -1 : order.indexOf(id);
