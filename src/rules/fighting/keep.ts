import { type Fight } from '../combat/fight.ts';
import { type Scene } from '../scene.ts';
import { keepLaid } from './laid.ts';
import { keepUsed } from './used.ts';
import { payWon } from './won.ts';

/** What stays of a fight that is over: what was used up, laid and won in it. */
export function keepFrom(scene: Scene, fight: Fight): void {
  keepUsed(scene, fight);
  keepLaid(scene, fight);
  payWon(scene, fight);
}
