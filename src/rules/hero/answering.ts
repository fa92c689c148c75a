import { isCompanion } from '../abilities/companion.ts';
import { type FightAbility, isForFights } from '../abilities/seam.ts';
import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { ownCard } from './thing-card.ts';

/**
 * COMBAT-14: the abilities of a thing that act in fights, each by its place, and who has them, the thing
 * itself or, `along`, who comes along with it, whose they then all are (ITEM-24).
 */
export type Answering = { name: string; along: boolean; abilities: readonly FightAbility[] };

/** What of a thing can answer to something, as its card is now. */
export function answeringOf(game: Game, goods: Goods, item: Item): Answering {
  const { name, abilities } = ownCard(game, goods, item);
  const said = abilities.find(isCompanion);
  return said
    ? { name: said.companion, along: true, abilities: said.abilities ?? [] }
    : { name, along: false, abilities: abilities.filter(isForFights) };
}
