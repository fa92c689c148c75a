import { type CreatureId, joinFight, refitted, sendAway } from '../combat/index.ts';
import { fighters } from '../fighting/arena.ts';
import { goOn } from '../fighting/turns.ts';
import { keepSoFar } from '../fighting/keep.ts';
import { type HeroId } from '../names.ts';
import { type Scene, setGame } from '../scene.ts';

/**
 * ENTER-02: in the midst of a loot round a hero has on what it has bought: it acts with that from now on,
 * and who comes along with it stands beside its owner (ITEM-24), as who came along with what has popped
 * off is gone.
 */
export function wearInside(scene: Scene, hero: HeroId): void {
  const before = scene.game.fight;
  if (!before?.walk) return;
  keepSoFar(scene, before);
  const [own, ...along] = fighters(scene, hero, 'challenger');
  setGame(scene, { fight: refitted(before, own) });
  const came = Object.values(before.creatures).filter(
    ({ kind, player, summoned }) => kind === 'companion' && player === hero && !summoned,
  );
  for (const one of came) if (!along.some(({ id }) => id === one.id)) letGo(scene, one.id);
  const { fight } = scene.game;
  const [first, ...rest] = along
    .filter(({ id }) => !before.creatures[id])
    .map(({ mount: _, ...one }) => ({ ...one, beside: hero }));
  if (first && fight) goOn(scene, joinFight(fight, [first, ...rest], scene.dice));
}

function letGo(scene: Scene, id: CreatureId): void {
  const { fight } = scene.game;
  if (fight) goOn(scene, sendAway(fight, id, scene.dice));
}
