import { type Fight } from '../combat/fight.ts';
import { asItStands } from '../combat/resolve.ts';
import { type Game } from '../game.ts';
import { type HeroId } from '../names.ts';
import { type Scene } from '../scene.ts';
import { keepLaid } from './laid.ts';
import { keepUsed } from './used.ts';
import { payWon } from './won.ts';

/** What stays of a fight that is over: what was used up, laid and won in it. */
export function keepFrom(scene: Scene, fight: Fight): void {
  keepSoFar(scene, fight);
  payWon(scene, fight);
}

/** ITEM-32, ITEM-35: what has been used up so far in a fight that goes on, and laid or picked up. */
export function keepSoFar(scene: Scene, fight: Fight): void {
  keepUsed(scene, fight);
  keepLaid(scene, fight);
}

/** The game as it is with that, for one of those who are in the fight; for everybody else as it was before. */
export function asKept(seen: Pick<Scene, 'game' | 'goods'>, hero: HeroId): Game {
  const scene = { ...seen } as Scene;
  const { fight } = scene.game;
  if (fight?.creatures[hero]) keepSoFar(scene, asItStands(fight));
  return scene.game;
}
