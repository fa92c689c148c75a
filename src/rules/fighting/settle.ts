import { type Fight } from '../combat/fight.ts';
import { type Scene, setGame } from '../scene.ts';
import { decideDuel } from '../duel/decide.ts';
import { endChallenge } from '../week/challenge.ts';
import { tellOfChains } from './chains.ts';
import { keepLaid } from './laid.ts';
import { keepUsed } from './used.ts';
import { payWon } from './won.ts';

/** A fight has an outcome: what its mode makes of it. */
export function settleFight(scene: Scene, fight: Fight): void {
  setGame(scene, { fight: null });
  keepUsed(scene, fight);
  keepLaid(scene, fight);
  payWon(scene, fight);
  if (fight.mode === 'duel') decideDuel(scene, fight);
  else endChallenge(scene, fight);
  tellOfChains(scene, fight);
}
