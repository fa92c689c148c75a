import { freeFromNoHost } from '../fighting/taken.ts';
import { type Game } from '../game.ts';
import { type Actor, type IntentOf } from '../intent.ts';
import { type PlayerId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type Scene, setGame, tell } from '../scene.ts';

/** A host of this very game; Discord's permissions do not make one, they let one take over. */
export function hostRefusal(game: Game, actor: Actor): Refusal | null {
  return actor.as === 'player' && game.hosts.includes(actor.player)
    ? null
    : refuse('not host', null, { hosts: game.hosts });
}

/** Names a second host, in the place of an earlier second one; a program is none. */
export function nameSecond(
  scene: Scene,
  actor: Actor,
  { player, bot }: IntentOf<'second'>,
): Refusal | void {
  const [first, earlier] = scene.game.hosts;
  if (bot === true) return refuse('bot as host', null, { player });
  if (!first || scene.game.hosts.includes(player)) return alreadyHost(actor, player);
  setGame(scene, { hosts: [first, player] });
  tell(scene, 'host named', [], { player, by: 'second', ...inPlaceOf(earlier) });
  freeFromNoHost(scene);
}

/** Whoever has Manage Server there may become the host, so that a host who left stalls nothing. */
export function takeOver(scene: Scene, actor: Actor): Refusal | void {
  const { hosts } = scene.game;
  if (actor.as !== 'player' || !actor.manages) return refuse('not host', null, { hosts });
  const [first, ...others] = hosts;
  if (first === actor.player) return alreadyHost(actor, first);
  setGame(scene, { hosts: [actor.player, ...others.filter((one) => one !== actor.player)] });
  tell(scene, 'host named', [], { player: actor.player, by: 'take over', ...inPlaceOf(first) });
  freeFromNoHost(scene);
}

const inPlaceOf = (instead: PlayerId | undefined) => (instead === undefined ? {} : { instead });

const alreadyHost = (actor: Actor, player: PlayerId) =>
  refuse('already host', null, { self: actor.as === 'player' && actor.player === player });
