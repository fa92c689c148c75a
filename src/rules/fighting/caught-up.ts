import { withoutTrapsOf } from '../combat/index.ts';
import { type Fight } from '../combat/fight.ts';
import { type Game } from '../game.ts';
import { heroesOf } from '../scene.ts';
import { keptIn } from './heeded.ts';

/**
 * COMBAT-14: a fight with what its heroes' players have said (DUEL-13), and without what those had laid who have
 * lost (ITEM-35). While an act waits for an answer it stays as it is, as that act is played again from its beginning.
 */
export function caughtUp(game: Game, fight: Fight): Fight {
  if (fight.pending) return fight;
  const kept = keptIn(game);
  const told = same(kept, fight.kept ?? []) ? fight : { ...fight, kept };
  return heroesOf(game)
    .filter(({ lost }) => lost)
    .reduce((now, { id }) => {
      const left = withoutTrapsOf(now, id);
      return left.things.length < now.things.length ? left : now;
    }, told);
}

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at]);
