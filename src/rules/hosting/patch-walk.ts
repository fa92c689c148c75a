import { type Fight } from '../combat/fight.ts';
import { hitPointsOf } from '../combat/health.ts';
import { type WornNow } from '../face.ts';
import { type Game } from '../game.ts';
import { inForce } from '../hero/sheet.ts';
import { type HeroId, type ItemId } from '../names.ts';
import { leaveAsBefore } from '../fighting/as-before.ts';
import { living, type Scene } from '../scene.ts';
import { walker } from '../walking/clock.ts';
import { patchInside } from '../walking/refit.ts';

/**
 * GAME-06: whoever is in the midst of a loot turn with things on that are other now, by their
 * `definitions`, has them so, and is told; `before`: as they were. In a fight that goes on they are as they were before.
 */
export function patchWalk(
  scene: Scene,
  before: Game,
  definitions: readonly string[],
): Partial<Record<HeroId, WornNow>> {
  const { fight } = scene.game;
  if (!fight) return {};
  const hero = walker(fight);
  const laid = laidOf(scene, fight, definitions);
  if (!hero || !fight.walk) {
    leaveAsBefore(scene, before, [...wornBy(scene, heroesIn(fight), definitions), ...laid]);
    return {};
  }
  const changed = changedOf(scene, hero, definitions);
  if (changed.length + laid.length === 0) return {};
  const names = [...new Set(changed.map(({ card }) => card.name))];
  const isNow = patchInside(scene, hero, laid);
  if (!isNow) leaveAsBefore(scene, before, [...changed.map(({ item }) => item.id), ...laid]);
  if (changed.length === 0) return {};
  const own = scene.game.fight?.creatures[hero];
  return { [hero]: { names, ...(isNow && own && { hp: hitPointsOf(own) }) } };
}

/** GAME-06: whoever has such things on and is in no fight has them as they are now, and is told, too. */
export function wornInTheVoid(
  scene: Scene,
  definitions: readonly string[],
): Partial<Record<HeroId, WornNow>> {
  const inside = scene.game.fight ? heroesIn(scene.game.fight) : [];
  const outside = living(scene.game).filter(({ id }) => !inside.includes(id));
  return Object.fromEntries(
    outside.flatMap(({ id }) => {
      const on = changedOf(scene, id, definitions).filter(({ item }) => item.lies === undefined);
      const names = new Set(on.map(({ card }) => card.name));
      return names.size === 0 ? [] : [[id, { names: [...names], void: true as const }]];
    }),
  );
}

const heroesIn = ({ creatures }: Fight): HeroId[] =>
  Object.values(creatures).flatMap(({ kind, player }) =>
    kind === 'hero' && player ? [player] : [],
  );

const changedOf = ({ game, goods }: Scene, hero: HeroId, definitions: readonly string[]) =>
  inForce(game, goods, hero).filter(({ item }) => definitions.includes(item.definition));

const wornBy = (
  scene: Scene,
  heroes: readonly HeroId[],
  definitions: readonly string[],
): ItemId[] =>
  heroes.flatMap((hero) => changedOf(scene, hero, definitions).map(({ item }) => item.id));

/** ITEM-35: of the traps that lie there, whoever's they are. */
const laidOf = ({ game }: Scene, { things }: Fight, definitions: readonly string[]): ItemId[] =>
  things.flatMap((one) => {
    const laid = one.kind === 'trap' ? game.items[one.item] : undefined;
    return laid && definitions.includes(laid.definition) ? [laid.id] : [];
  });
