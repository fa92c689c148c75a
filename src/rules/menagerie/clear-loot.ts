import { type Orb } from '../game.ts';
import { type ItemDefinition } from '../items/definition.ts';
import { isLiving, itemCard, type Scene, setGame } from '../scene.ts';
import { spendKeys } from './chests.ts';
import { isEmpty, orbDefinition } from './orbs.ts';

/**
 * WEEK-05: of last week's orbs those stay that hold an ultimate (ITEM-37) or what was saved (ORB-03). The
 * key and chests of the week go, bought or not (ORB-10).
 */
export function clearLoot(scene: Scene, week: number): void {
  spendKeys(scene);
  const { items, orbs } = scene.game;
  const staying = Object.values(orbs).flatMap((orb) => stays(scene, orb, week));
  const kept = Object.values(items).filter(
    ({ holder }) => !holder.startsWith('orb:') || staying.some(({ id }) => holder === `orb:${id}`),
  );
  setGame(scene, {
    items: Object.fromEntries(kept.map((item) => [item.id, item])),
    orbs: Object.fromEntries(staying.map((orb) => [orb.id, orb])),
  });
}

/** ORB-01: an ultimate. */
export const liesInGreen = ({ slot }: ItemDefinition): boolean => slot === 'greater ultimate';

/** GAME-03: what somebody has saved who has lost since is hidden no longer, and goes like all the rest. */
function stays({ game, goods }: Scene, orb: Orb, week: number): Orb[] {
  if (orb.colour === 'green') return [orb];
  if (orb.savedBy === undefined || isEmpty(game, orb)) return [];
  if (isLiving(game, orb.savedBy)) return [orb];
  const { savedBy: _, ...open } = orb;
  const card = itemCard(game, goods, orbDefinition(game, orb));
  return [{ ...open, colour: liesInGreen(card) ? 'green' : 'blue', week }];
}
