import { type Fight } from '../combat/fight.ts';
import { type HeroId } from '../names.ts';
import { type Scene, setGame } from '../scene.ts';
import { decideDuel } from '../duel/decide.ts';
import { endChallenge } from '../week/challenge.ts';

/** A fight has an outcome: what its mode makes of it. */
export function settleFight(scene: Scene, fight: Fight): void {
  setGame(scene, { fight: null });
  return fight.mode === 'duel' ? decideDuel(scene, fight) : endChallenge(scene, fight);
}

export const fightersOf = (fight: Fight): HeroId[] =>
  Object.values(fight.creatures).flatMap(({ player }) => player ?? []);
