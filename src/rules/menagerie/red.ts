import { type Red } from '../orb-face.ts';
import { type Orb } from '../game.ts';
import { type HeroId } from '../names.ts';

/**
 * ORB-03, ORB-10: whether what lies in it is nothing for this hero to know; null: for everybody to
 * know. Of the week's own nobody knows it.
 */
export const isHiddenFrom = (hero: HeroId | null, { colour, savedBy }: Orb): boolean =>
  colour === 'red' && (savedBy === undefined || savedBy !== hero);

/** ORB-03, ORB-10: what everybody sees of a red orb besides its number and cost. */
export const redFace = ({ weekly }: Orb): Red => weekly ?? 'saved';
