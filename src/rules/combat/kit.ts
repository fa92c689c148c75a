import { type Carried } from '../abilities/carried.ts';
import { wholeCarried } from './shape.ts';

/** Things of a fight's own, which change in place, as do their uses, and in no other fight. */
export const ownKit = (kit: readonly Carried[]): Carried[] => kit.map(own);

function own(one: Carried): Carried {
  const whole = wholeCarried(one);
  whole.uses = { ...one.uses };
  return whole;
}
