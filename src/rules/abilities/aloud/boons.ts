import { type Amount } from '../amount.ts';
import { type StaticAbility } from '../static.ts';
import { amountOf, amountWords } from './amounts.ts';

type Always = Extract<StaticAbility, { always: object }>;

/** Which boon a thing gives for as long as it is worn, and its number; 0 for one without. */
export function boonIn(boon: NonNullable<Always['boons']>[number]): [string, number] {
  if (typeof boon === 'string') return [boon, 0];
  return 'wider critical' in boon
    ? ['wider critical', boon['wider critical']]
    : ['legendary shield', boon['legendary shield']];
}

/** What somebody has by a boon: `an empty mind`, `a critical range wider by 1` (ROLL-01). */
export function boonWords(boon: string, by: Amount): string {
  switch (boon) {
    case 'wider critical':
      return `a critical range wider by ${amountWords(by, 'plain')}`;
    case 'legendary shield':
      return `a legendary shield of ${amountOf(by, 'charge')}`;
    case 'empty mind':
      return 'an empty mind';
    case 'ghost strike':
      return 'a ghost strike';
    default:
      return boon;
  }
}

/** The same on a card: `empty mind`, `critical range 1 wider`. */
export function boonShort(boon: string, by: Amount): string {
  const number = amountWords(by, 'terse');
  if (boon === 'wider critical') return `critical range ${number} wider`;
  return boon === 'legendary shield' ? `legendary shield ${number}` : boon;
}
