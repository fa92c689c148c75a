import { isAfloat, isInLava, type MovementKind } from '../board/gaits.ts';
import { type Body } from '../board/space.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';

type Place = Pick<Fight, 'board' | 'house'>;

/** MOVE-15: whether lava burns a body there, be it of one tile only; by the house it may be harmless. */
export const burnsAt = ({ board, house }: Place, there: Body): boolean =>
  house?.lava !== 'harmless' && isInLava(board, there);

/** MOVE-03: a spirit goes over the Styx on foot; one that swims is in it all the same. */
export const walksOnStyx = ({ movement }: Creature, kind: MovementKind | null): boolean =>
  movement.includes('spirit walk') && kind !== 'swim';

/** MOVE-10: whether the Styx has somebody who comes there so. */
export const wetsAt = (
  { board }: Place,
  one: Creature,
  there: Body,
  kind: MovementKind | null,
): boolean => isAfloat(board, there) && !walksOnStyx(one, kind);
