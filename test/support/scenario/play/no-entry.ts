import { type NoEntry } from '../../../../src/rules/combat/index.ts';
import { type Cast, callOf } from '../format/cast.ts';

/** Why somebody cannot come into the fight, for who reads the report of a scenario. */
export function noEntryText(cast: Cast, { why, who }: NoEntry): string {
  const called = callOf(cast, who);
  switch (why) {
    case 'over':
      return 'the fight is over, and nobody comes into it';
    case 'asked':
      return 'somebody is asked, and nobody comes into the fight before the answer';
    case 'there already':
      return `${called} is in the fight already`;
    case 'no room':
      return who === null
        ? 'there is no room on the map for who comes'
        : `${called} has no room on its tile by now`;
    case 'no mount':
      return `${called} rides somebody who is not in the fight`;
  }
}
