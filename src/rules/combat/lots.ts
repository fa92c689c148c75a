import { type Dice } from '../dice.ts';
import { type RuleId } from '../names.ts';
import { tell, type Telling } from './tell.ts';

/** What chance has chosen among equals: the `drawn`-th of so many. */
export type Lot = { what: string; drawn: number; of: number };

/** The same dice, each roll of which is noted as a lot. */
export function noting(dice: Dice): { dice: Dice; lots: Lot[] } {
  const lots: Lot[] = [];
  return {
    lots,
    dice: {
      roll(sides, what) {
        const drawn = dice.roll(sides, what);
        lots.push({ what, drawn, of: sides });
        return drawn;
      },
    },
  };
}

export const tellLots = (bout: Telling, lots: readonly Lot[], rules: RuleId[]): void => {
  for (const lot of lots) tell(bout, 'lot drawn', rules, lot);
};
