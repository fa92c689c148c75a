import { type Answer, refused } from '../play/answer.ts';
import { refuse } from '../rules/refusal.ts';

/** GAME-01: a channel has one running game; `game` is that one's name. */
export const channelTaken = (game: string): Answer =>
  refused(refuse('channel taken', null, { game }));
