import { type Fight } from '../combat/fight.ts';
import { type Scene, setGame } from '../scene.ts';
import { decideDuel } from '../duel/decide.ts';
import { comeUpon } from '../walking/secrets.ts';
import { endChallenge } from '../week/end-challenge.ts';
import { endWalk } from '../week/leave-menagerie.ts';
import { tellOfChains } from './chains.ts';
import { keepFrom } from './keep.ts';
import { freeAtEnd } from './taken.ts';

/** A fight has an outcome: what its mode makes of it. */
export function settleFight(scene: Scene, fight: Fight): void {
  setGame(scene, { fight: null });
  keepFrom(scene, fight);
  // With the last action one may have come upon something.
  comeUpon(scene, fight);
  freeAtEnd(scene, fight);
  if (fight.mode === 'duel') decideDuel(scene, fight);
  else if (fight.walk) endWalk(scene, fight);
  else endChallenge(scene, fight);
  tellOfChains(scene, fight);
}
