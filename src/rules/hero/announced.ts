import { type Game } from '../game.ts';
import { isOfKind } from '../items/card.ts';
import { type HeroId, type ItemId } from '../names.ts';
import { faceOf, itemOf, type Scene, tell } from '../scene.ts';
import { aloneCard, thingCard } from './thing-card.ts';

/** ANN-01: that a hero has come by an egg is told to everybody. */
export function tellOfEgg(scene: Scene, hero: HeroId, id: ItemId): void {
  const card = aloneCard(scene.game, scene.goods, itemOf(scene.game, id));
  if (isOfKind(card, 'egg'))
    tell(scene, 'egg gained', ['ANN-01'], { hero: faceOf(scene.game, hero), name: card.name });
}

/** What is put on for good, and told to everybody: an NPC's favour is not (ANN-01). */
const announced = ['greater ultimate', 'class'] as const;

/** ANN-01, SLOT-03: that a class or a greater ultimate has been put on, by whatever way it came. */
export function tellOfFixed(scene: Scene, id: ItemId): void {
  const item = itemOf(scene.game, id);
  const { name, slot: first, with: second } = thingCard(scene.game, scene.goods, item);
  // FORGE-03: of a thing that is one with another, either may be.
  const slot = announced.find((one) => one === first || one === second?.slot);
  const hero = heroWith(scene.game, id);
  if (!slot || !hero) return;
  tell(scene, 'put on for good', ['ANN-01', 'SLOT-03'], {
    ...{ hero: faceOf(scene.game, hero), name, slot },
  });
}

const heroWith = (game: Game, id: ItemId): HeroId | undefined =>
  Object.values(game.heroes).find((one) => itemOf(game, id).holder === `hero:${one.id}`)?.id;
