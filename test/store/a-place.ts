import { type HeroPlace } from '../../src/play/ports.ts';
import { type GameId, heroId, playerId } from '../../src/rules/names.ts';

/** Where the first hero's player reads, as somebody might have noted it. */
export const placeIn = (game: GameId, rest: Partial<HeroPlace>): HeroPlace => ({
  game,
  hero: heroId('h1'),
  player: playerId('7'),
  thread: null,
  threadPanel: null,
  direct: null,
  directPanel: null,
  way: 'thread',
  until: null,
  ...rest,
});
