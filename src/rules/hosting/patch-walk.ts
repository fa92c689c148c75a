import { hitPointsOf } from '../combat/health.ts';
import { type WornNow } from '../face.ts';
import { inForce } from '../hero/sheet.ts';
import { type HeroId } from '../names.ts';
import { type Scene } from '../scene.ts';
import { walker } from '../walking/clock.ts';
import { patchInside } from '../walking/refit.ts';

/**
 * GAME-06: whoever is in the midst of a loot turn with things on that are other now, by their
 * `definitions`, has them so, and is told.
 */
export function patchWalk(
  scene: Scene,
  definitions: readonly string[],
): Partial<Record<HeroId, WornNow>> {
  const { game, goods } = scene;
  const hero = game.fight && walker(game.fight);
  if (!hero || !game.fight?.walk) return {};
  const changed = inForce(game, goods, hero).filter(({ item }) =>
    definitions.includes(item.definition),
  );
  if (changed.length === 0) return {};
  const names = [...new Set(changed.map(({ card }) => card.name))];
  const isNow = patchInside(scene, hero);
  const own = scene.game.fight?.creatures[hero];
  return { [hero]: { names, ...(isNow && own && { hp: hitPointsOf(own) }) } };
}
