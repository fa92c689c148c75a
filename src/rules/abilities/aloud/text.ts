import { aloud, type Effect } from '../verbs/index.ts';
import { type Say } from './whom.ts';

/** How a kind of ability reads, without its name and price: in sentences, or as one line of a card. */
export type Text<A> = { plain(ability: A): string[]; terse(ability: A): string };

/** What an ability does, in its order: `deal 3 damage to the target, then push the target 1 tile away`. */
export const doing = (effects: readonly Effect[], say: Say): string =>
  effects.map((effect) => aloud(effect, 'plain', say)).join(', then ') || 'do nothing';

/** The same on a card: `3 damage; push 1`. */
export const doingShort = (effects: readonly Effect[], say: Say): string =>
  effects.map((effect) => aloud(effect, 'terse', say)).join('; ') || 'nothing';
