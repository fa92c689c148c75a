import { takeAction } from '../../../../src/rules/combat/index.ts';
import { netWorth } from '../../../../src/rules/hero/net-worth.ts';
import { layLoot } from '../../../../src/rules/menagerie/lay-loot.ts';
import { rule } from '../../../../src/rules/rule.ts';
import { type Made } from '../made.ts';

/** By what a treatment is judged; a test of a treatment breaks one of these. */
export type Law = {
  rule: typeof rule;
  takeAction: typeof takeAction;
  layLoot: typeof layLoot;
  netWorth: typeof netWorth;
};

export const theLaw: Law = { rule, takeAction, layLoot, netWorth };

/** What a thing goes through, as what it is by then: what of that is not as it should be. */
export type Treatment = (made: Made, law: Law) => string[];
