import { type Monster } from '../cycle.ts';
import { type Described } from '../monster-face.ts';
import { prowessOf } from '../monsters/prowess.ts';
import { monsterCard, type Scene } from '../scene.ts';

/** MONSTER-08: what everybody may know of a monster once its round is over. */
export function described(
  { game, goods }: Scene,
  { definition, level }: Monster,
): Required<Described> {
  const card = monsterCard(game, goods, definition);
  return { monster: card.name, look: card.look, does: prowessOf(card, level) };
}
