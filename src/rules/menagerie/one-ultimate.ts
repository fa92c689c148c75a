import { type Game } from '../game.ts';
import { belongings } from '../hero/sheet.ts';
import { type ItemDefinition } from '../items/definition.ts';
import { isUltimate } from '../items/ultimate.ts';
import { type HeroId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type Scene, setGame } from '../scene.ts';

/** ITEM-22: whether this hero has bought an ultimate this week, in whichever form. */
export const hasBoughtUltimate = ({ week }: Game, hero: HeroId): boolean =>
  week?.ultimates?.includes(hero) === true;

/** ITEM-22: why this hero can buy that ultimate in neither form; null where it can, and of other things. */
export function ultimateRefusal(
  game: Game,
  hero: HeroId,
  card: ItemDefinition,
  definition: string,
): Refusal | null {
  if (!isUltimate(card)) return null;
  const { name } = card;
  if (hasBoughtUltimate(game, hero)) return refuse('one ultimate a week', 'ITEM-22', { name });
  const has = belongings(game, hero).some((item) => item.definition === definition);
  return has ? refuse('ultimate owned', 'ITEM-22', { name }) : null;
}

/** ITEM-22: the one that this hero may buy this week. */
export function noteUltimate(scene: Scene, hero: HeroId): void {
  const { week } = scene.game;
  if (week) setGame(scene, { week: { ...week, ultimates: [...(week.ultimates ?? []), hero] } });
}
