import {
  type CreatureId,
  type Fight,
  isAtPeace,
  joinFight,
  refitted,
  sendAway,
  settled,
} from '../combat/index.ts';
import { fighters } from '../fighting/arena.ts';
import { goOn } from '../fighting/turns.ts';
import { keepSoFar } from '../fighting/keep.ts';
import { relayInside } from '../fighting/laid.ts';
import { type HeroId, type ItemId } from '../names.ts';
import { type Scene, setGame } from '../scene.ts';
import { walker } from './clock.ts';

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
  const there = [own, ...along.filter(({ id }) => before.creatures[id])];
  setGame(scene, { fight: there.reduce(refitted, before) });
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

/**
 * GAME-06: what the host has changed of things that its hero has on, and of traps, is so in a loot round at once; where
 * a combat goes on, or an act waits for an answer, once that is over. `laid`: the traps that are other now. Whether it is so already.
 */
export function patchInside(scene: Scene, hero: HeroId, laid: readonly ItemId[]): boolean {
  const { fight } = scene.game;
  if (!fight?.walk) return false;
  if (isQuiet(fight)) fitInside(scene, hero, laid);
  else setGame(scene, { fight: { ...fight, walk: { ...fight.walk, patched: true } } });
  return isQuiet(fight);
}

/** What has been put off so. */
export function patchLate(scene: Scene, fight: Fight): void {
  const hero = walker(fight);
  if (!fight.walk?.patched || !isQuiet(fight) || hero === null) return;
  const walk = { ...fight.walk, patched: undefined };
  setGame(scene, { fight: { ...fight, walk, asBefore: undefined } });
  fitInside(scene, hero, Object.keys(fight.asBefore ?? {}) as ItemId[]);
}

/** STAT-11: whoever is of another size with it is so without waiting for the next act. */
function fitInside(scene: Scene, hero: HeroId, laid: readonly ItemId[]): void {
  wearInside(scene, hero);
  relayInside(scene, laid);
  const { fight } = scene.game;
  // COMBAT-14: of what is other now nothing has been said.
  if (fight) goOn(scene, settled({ ...fight, said: undefined }, scene.dice));
}

const isQuiet = (fight: Fight): boolean =>
  isAtPeace(fight) && fight.pending === undefined && !fight.outcome;

function letGo(scene: Scene, id: CreatureId): void {
  const { fight } = scene.game;
  if (fight) goOn(scene, sendAway(fight, id, scene.dice));
}
