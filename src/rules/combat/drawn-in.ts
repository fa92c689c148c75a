import { isSafe, livingIn } from './bout.ts';
import { creatureFrom, type Entrant } from './enter.ts';
import { type Fight } from './fight.ts';
import { hasLine } from './line.ts';

/** ENTER-09: those of the bystanders, each on its tile, who are within sight of one who fights. */
export function drawnIn(fight: Fight, bystanders: readonly Entrant[]): Entrant[] {
  // ENTER-07: who was left behind has no part in it.
  const fighters = livingIn(fight).filter((one) => !isSafe(one));
  return bystanders.filter((entrant) => {
    const onlooker = creatureFrom(entrant);
    return (
      entrant.tile !== undefined && fighters.some((fighter) => hasLine(fight, fighter, onlooker))
    );
  });
}
