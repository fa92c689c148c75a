import { type FightEventOf } from '../combat/event.ts';
import { type Fight } from '../combat/fight.ts';
import { type Scene, tell } from '../scene.ts';

/**
 * GAME-06: with the end of a fight the hosts hear that chains were cut in it. Of a duel, all of which
 * is public by then (DUEL-14), with what had gone off, as far as everybody in it knew of that.
 */
export function tellOfChains(scene: Scene, fight: Fight): void {
  const cut = fight.log.filter((one): one is Cut => one.kind === 'chain cut');
  if (cut.length === 0) return;
  const known = cut
    .flatMap(({ chain }) => chain)
    .filter(({ who, ability }) => fight.shown[who]?.abilities.includes(ability));
  const told = new Map(
    known.map(({ name, ability }) => [`${ability}\n${name}`, { name, ability }]),
  );
  const chain = fight.mode === 'duel' ? [...told.values()] : [];
  const { hosts } = scene.game;
  tell(scene, 'chain cut', ['GAME-06'], { hosts, of: fight.mode, times: cut.length, chain });
}

type Cut = FightEventOf<'chain cut'>;
