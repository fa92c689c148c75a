import { type Turn } from './cycle.ts';
import { type Whose } from './face.ts';
import { type Game } from './game.ts';
import { type HeroId } from './names.ts';
import { faceOf } from './scene.ts';

/** TURN-07: whether that turn is open for this hero; DUEL-10: a tied pair has one together. */
export const isTurnOf = (turn: Turn | null | undefined, hero: HeroId): turn is Turn =>
  turn?.hero === hero || turn?.with === hero;

/** Whose turn that is, one or two. */
export const heroesIn = (turn: Turn): HeroId[] =>
  turn.with === undefined ? [turn.hero] : [turn.hero, turn.with];

/** The same, as everybody may be told. */
export const whoseFaces = (game: Game, turn: Turn): Whose => ({
  hero: faceOf(game, turn.hero),
  ...(turn.with !== undefined && { with: faceOf(game, turn.with) }),
});
