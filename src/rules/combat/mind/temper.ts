import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';

/**
 * How much of what is to be expected is counted on: one's own doing rather than others'. `pull` is
 * what each tile that nobody strikes across is worth being rid of, the more the longer it lasts:
 * duelists may bide their time, while a monster that is left alone only grows (MONSTER-03), and one
 * that leaves others alone is none.
 */
type Temper = { threat: number; chance: number; pull: number };
const tempers = {
  duelist: { threat: 0.75, chance: 0.85, pull: 0.03 },
  challenger: { threat: 0.65, chance: 0.85, pull: 0.12 },
  monster: { threat: 0.4, chance: 0.85, pull: 0.25 },
};
export function temperOf({ mode }: Fight, { kind, summoned }: Creature): Temper {
  // Whoever is there but for a few turns cannot bide its time either (ITEM-24).
  const isRash = kind === 'monster' || (summoned !== undefined && summoned.lasts !== 'until ended');
  return tempers[isRash ? 'monster' : mode === 'duel' ? 'duelist' : 'challenger'];
}

/** So many turns without a blow are nothing to speak of; each further one counts for so many rounds. */
const lull = { usual: 1, counts: 6 };

/** The round that it is for whoever waits for the other to come, and is waited for. */
export const feltRound = ({ round }: Fight, { ignored, idle }: Creature): number =>
  round + lull.counts * Math.max(0, Math.min(ignored, idle) - lull.usual);

/** After so many rounds patience is half gone; after so many it cannot become less. */
const patience = 6;
const impatient = 30;
export const restlessIn = (round: number, { pull }: Temper): number =>
  pull * (1 + Math.min(round, impatient) / patience);

export const isPatientIn = (round: number): boolean => round <= impatient;

/** After so many rounds everybody begins to heed danger and effort less: nothing has come of it. */
const caution = 12;
const boldest = 0.2;
export const heedIn = (round: number): number => Math.max(boldest, Math.min(1, caution / round));
