import { type FightEventOf } from '../combat/event.ts';
import { type Fight } from '../combat/fight.ts';
import { type CutChain } from '../cut-chain.ts';
import { type Scene, tell } from '../scene.ts';
import { setWeek, theWeek } from '../week/week.ts';

/**
 * GAME-06: with the end of a fight everybody hears that chains were cut in it, and the hosts are called.
 * Of a duel, all of which is public by then (DUEL-14), with what had gone off, as far as everybody in it
 * knew of that; the rest is kept for the hosts.
 */
export function tellOfChains(scene: Scene, fight: Fight): void {
  const cut = fight.log.filter((one): one is Cut => one.kind === 'chain cut');
  if (cut.length === 0) return;
  const links = cut.flatMap(({ chain }) => chain);
  keepForHosts(scene, fight, cut.length, links);
  const known = links.filter(({ who, ability }) => fight.shown[who]?.abilities.includes(ability));
  const told = new Map(
    known.map(({ name, ability }) => [`${ability}\n${name}`, { name, ability }]),
  );
  const chain = fight.mode === 'duel' ? [...told.values()] : [];
  const { hosts } = scene.game;
  tell(scene, 'chain cut', ['GAME-06'], { hosts, of: fight.mode, times: cut.length, chain });
}

type Cut = FightEventOf<'chain cut'>;

/** For two weeks, each thing once for each fight. */
function keepForHosts(scene: Scene, { mode }: Fight, times: number, all: Cut['chain']): void {
  const { number, chains = [] } = theWeek(scene.game);
  const links = new Map(
    all.map(({ ability, thing = ability }) => [`${thing}\n${ability}`, { ability, thing }]),
  );
  const kept: CutChain = { week: number, of: mode, times, links: [...links.values()] };
  setWeek(scene, { chains: [...chains, kept] });
}
