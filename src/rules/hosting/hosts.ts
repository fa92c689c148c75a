import { type Game } from '../game.ts';
import { type Actor } from '../intent.ts';
import { type PlayerId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type Scene, setGame, tell } from '../scene.ts';

/** A host of this very game; Discord's permissions do not make one, they let one take over. */
export function hostRefusal(game: Game, actor: Actor): Refusal | null {
  return actor.as === 'player' && game.hosts.includes(actor.player)
    ? null
    : refuse('not host', null, { hosts: game.hosts });
}

/** Names a second host, in the place of an earlier second one. */
export function nameSecond(scene: Scene, player: PlayerId): Refusal | void {
  const [first] = scene.game.hosts;
  if (!first || scene.game.hosts.includes(player)) return refuse('already host', null, {});
  setGame(scene, { hosts: [first, player] });
  tell(scene, 'host named', [], { player, by: 'second' });
}

/** Whoever has Manage Server there may become the host, so that a host who left stalls nothing. */
export function takeOver(scene: Scene, actor: Actor): Refusal | void {
  const { hosts } = scene.game;
  if (actor.as !== 'player' || !actor.manages) return refuse('not host', null, { hosts });
  if (hosts[0] === actor.player) return refuse('already host', null, {});
  setGame(scene, {
    hosts: [actor.player, ...hosts.slice(1).filter((one) => one !== actor.player)],
  });
  tell(scene, 'host named', [], { player: actor.player, by: 'take over' });
}
