import { type FightView } from '../../../rules/sight/fight.ts';
import { whyNot } from '../refusals/index.ts';

const wanted = { attack: 'attack', investigate: 'search' } as const;

/** `You cannot attack: Bear is 6 tiles away, and Fist reaches 1 (COMBAT-03).` */
export const shutLines = ({ shut = [] }: FightView): string[] =>
  shut.map(({ deed, why }) => `You cannot ${wanted[deed]}: ${whyNot(why)}.`);
