import { type PickName } from '../event.ts';
import { type Duel, type Game, type Pick } from '../game.ts';
import { freeGold, heldGold } from '../money.ts';
import { gold, type Gold, type HeroId } from '../names.ts';
import { heroOf } from '../scene.ts';

/** BET-05, BET-06: whom this hero may bet on; a tie has no name. */
export function picksFor(
  game: Game,
  { pair }: Duel,
  hero: HeroId,
): { pick: Pick; name: PickName }[] {
  const duelist = pair.includes(hero);
  const heroes = pair
    .filter((one) => !duelist || one === hero)
    .map((pick) => ({ pick, name: heroOf(game, pick).name }));
  const tie = !duelist || game.house['duelists bet on a tie'] === 1;
  return tie ? [...heroes, { pick: 'tie', name: null }] : heroes;
}

/** BET-07: the most that this hero can stake; a changed bet may use what the old one held. */
export const mostStake = (game: Game, hero: HeroId): Gold =>
  gold(freeGold(game, hero) + heldGold(game, hero));
