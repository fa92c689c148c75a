import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { answeringOf } from '../hero/answering.ts';
import { halvesOf } from '../hero/as-one.ts';
import { type ItemId } from '../names.ts';
import { type Answers } from '../orders.ts';
import { type OwnAnswer } from './views.ts';

/**
 * COMBAT-14: what of a thing, or of two that are one, answers to what happens, and what holds: its
 * player's word, or else its card's. What must answer is none of it (ITEM-27).
 */
export const answersOf = (game: Game, goods: Goods, item: Item, said: Answers = {}): OwnAnswer[] =>
  halvesOf(game, item).flatMap((half) => answersOfHalf(game, goods, half, said[half.id]));

function answersOfHalf(
  game: Game,
  goods: Goods,
  half: Item,
  said: Answers[ItemId] = {},
): OwnAnswer[] {
  const { name: thing, along, abilities } = answeringOf(game, goods, half);
  return abilities.flatMap((one, ability) => {
    if (!('when' in one) || one.must) return [];
    const word = said[ability] ?? one.standing ?? 'always';
    const its = { item: half.id, thing, ability, name: one.name ?? thing, when: one.when, word };
    return [{ ...its, ...(along && { along }) }];
  });
}
