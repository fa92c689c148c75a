import { type Carried } from '../abilities/carried.ts';

/** Things of a fight's own: what is used of them changes in place, and in no other fight. */
export const ownKit = (kit: readonly Carried[]): Carried[] =>
  kit.map((carried) => ({ ...carried, uses: { ...carried.uses } }));
