import { type Amount } from '../amount.ts';
import { amountOf, amountWords, oneAtLeast } from './amounts.ts';

/** COMBAT-13: what follows: ` for 2 turns`; `endless`: without a number. */
export const lastingWords = (
  turns: Amount | undefined,
  endless = ' until something ends it, or the fight is over',
): string => (turns === undefined ? endless : ` for ${amountOf(oneAtLeast(turns), 'turn')}`);

/** COMBAT-13, GLOSS-03: `, DR 2`; nothing without a number. */
export const lastingShort = (turns: Amount | undefined): string =>
  turns === undefined ? '' : `, DR ${amountWords(oneAtLeast(turns), 'terse')}`;
