import { type FightMode } from './combat/fight.ts';

/**
 * GAME-06: in a fight that is over so many chains were cut; `links`: what had gone off in them, and what
 * it stands on, whoever carried it.
 */
export type CutChain = {
  week: number;
  of: FightMode;
  times: number;
  links: { ability: string; thing: string }[];
};
