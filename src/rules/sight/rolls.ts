import { type FightEventOf, type Roll } from '../combat/event.ts';
import { type Watcher } from './veil.ts';

/** COMBAT-11: the die lies open, and what is added to it is its owner's business. */
export const rollSeenBy = (
  { who, roll }: FightEventOf<'initiative' | 'rerolled'>,
  { owns }: Watcher,
): Roll<number | null> => (owns(who.id) ? roll : onlyTheDie(roll));

/** The die, and that something is added: not what conditions took from it, nor whether any did. */
export const onlyTheDie = (roll: Roll<number>): Roll<number | null> => ({
  ...roll,
  parts: roll.parts.slice(0, 2).map((part, i) => (i === 0 ? part : { ...part, n: null })),
  total: null,
});
