import { aloud, type Effect } from '../verbs/index.ts';
import { type Aim } from '../aim.ts';
import { type Say } from './whom.ts';

/** How a kind of ability reads, without its name and price: in sentences, or as one line of a card. */
export type Text<A> = { plain(ability: A, worn?: Worn): string[]; terse(ability: A): string };

/** Of what is worn, in words that go on: the thing, or, of what sits on another, that one. */
export type Worn = 'this' | 'what this sits on';

/** What an ability does, in its order: `deal 3 damage to the target, then push the target 1 tile away`. */
export const doing = (effects: readonly Effect[], say: Say): string =>
  effects.map((effect) => aloud(effect, 'plain', say)).join(', then ') || 'do nothing';

/**
 * The same on a card: `3 damage; push 1`. To whom each comes is said where that changes, and of what an
 * enemy is better off with, which a reader would take to be the carrier's.
 */
export function doingShort(effects: readonly Effect[], say: Say): string {
  const naming: Say = { ...say, upon: (aim) => ` (${say.whom(aim).short})` };
  const changes = new Set(effects.map((one) => say.whom(aimOf(one)).short)).size > 1;
  return (
    effects
      .map((one) => aloud(one, 'terse', changes || (say.isHostile && isGift(one)) ? naming : say))
      .join('; ') || 'nothing'
  );
}

const aimOf = (effect: Effect): Aim | undefined => ('to' in effect ? effect.to : undefined);

/** What somebody is given, be it good or bad. */
const gifts = [
  'change',
  'give',
  'heal',
  'temporary hp',
  'change attacks',
  'grant attack',
  'ways',
  'refill',
] as const;
const isGift = (effect: Effect): boolean => gifts.some((word) => word in effect);
