import { type Carried } from '../abilities/carried.ts';
import { wholeCarried } from './shape.ts';

/** Things of a fight's own, which change in place, and in no other fight; their uses are replaced. */
export const ownKit = (kit: readonly Carried[]): Carried[] => kit.map(wholeCarried);
