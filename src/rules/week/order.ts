import { type Dice, shuffled } from '../dice.ts';
import { type Game } from '../game.ts';
import { type HeroId } from '../names.ts';
import { isLiving, living } from '../scene.ts';

/**
 * WEEK-07: the duel's loser first, its winner second, the rest by lot; the first week all by lot, or
 * in the order of joining by the house.
 * DUEL-10: a tied pair meet two monsters, and the lot says whose each is; they enter as one.
 * DUEL-15: without a duel those who entered come first, in the order in which they did.
 */
export function orderOfEntry(game: Game, dice: Dice): HeroId[] {
  const ahead = aheadOf(game, dice).filter((hero) => isLiving(game, hero));
  if (!game.week && game.house['first week by lot'] === 0) return inOrderOfJoining(game);
  const rest = living(game)
    .map((hero) => hero.id)
    .filter((hero) => !ahead.includes(hero));
  return [...ahead, ...shuffled(rest, dice, 'order of entry')];
}

/** Ids are numbered as they are given. */
const inOrderOfJoining = (game: Game): HeroId[] =>
  living(game)
    .map((hero) => hero.id)
    .sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)));

function aheadOf(game: Game, dice: Dice): HeroId[] {
  const result = game.duel?.result;
  if (!result || result.kind === 'called off')
    return game.house['entrants first without duel'] === 1 ? (game.week?.entered ?? []) : [];
  if (result.kind === 'won') return [result.loser, result.winner];
  return shuffled(game.duel?.pair ?? [], dice, 'half');
}
