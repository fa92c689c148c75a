import { actsOf, awaited, ledMonster, takeAction } from '../combat/index.ts';
import { type Fight } from '../combat/fight.ts';
import { refuseAction } from '../combat/refusal.ts';
import { type IntentOf } from '../intent.ts';
import { type MonsterFreed } from '../monster-face.ts';
import { type PlayerId } from '../names.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { living, monsterCard, type Scene, setGame, tell } from '../scene.ts';
import { dropDeadlines } from '../week/deadlines.ts';
import { theMonster } from '../week/week.ts';
import { goOn } from './turns.ts';

/**
 * MONSTER-09: from now on this host plays the monsters of the fight that goes on in the monster round. Not
 * one whose hero lives: they would play against their own rivals, and see what MONSTER-08 keeps from them.
 */
export function takeMonster(scene: Scene, host: PlayerId): Refusal | void {
  const { fight } = scene.game;
  const own = living(scene.game).find(({ player }) => player === host);
  if (own) return refuse('hero lives', 'MONSTER-09', { name: own.name });
  if (!fight || fight.mode !== 'monster round')
    return refuse('no monster to play', 'MONSTER-09', {});
  if (fight.led !== undefined)
    return refuse('monster taken', 'MONSTER-09', { by: fight.led, self: fight.led === host });
  setGame(scene, { fight: { ...fight, led: host } });
  tell(scene, 'monster taken', ['MONSTER-09'], { host, monster: nameOf(scene) });
}

/** MONSTER-09: it plays itself again, at once where it is its turn. */
export function releaseMonster(scene: Scene, host: PlayerId): Refusal | void {
  if (scene.game.fight?.led !== host) return notTaken(scene);
  free(scene, 'asked');
}

/** MONSTER-09: so it does when whoever has taken it is no host any more. */
export function freeFromNoHost(scene: Scene): void {
  const led = scene.game.fight?.led;
  if (led !== undefined && !scene.game.hosts.includes(led)) free(scene, 'no host');
}

/** MONSTER-09: the host who plays it has left the server; whether it was one. */
export function freeFromGone(scene: Scene, player: PlayerId): boolean {
  if (scene.game.fight?.led !== player) return false;
  free(scene, 'gone');
  return true;
}

/** MONSTER-09: an action of a monster, or of somebody whom one has called, by the host who plays it. */
export function leadMonster(
  scene: Scene,
  host: PlayerId,
  { action, step, by }: IntentOf<'lead'>,
): Refusal | void {
  const { fight } = scene.game;
  if (fight?.led !== host) return notTaken(scene);
  const whose = ledMonster(fight, by);
  if (whose === null) return refuseAction('no such creature', 'COMBAT-02', { creature: by });
  if (step !== null && step !== actsOf(fight, whose)) return refuse('stale', null, {});
  const acted = takeAction(fight, by, action, scene.dice);
  if (isRefusal(acted)) return acted;
  goOn(scene, acted);
}

function notTaken({ game }: Scene): Refusal {
  const by = game.fight?.led;
  return by === undefined
    ? refuse('monster not taken', 'MONSTER-09', { fights: game.fight?.mode === 'monster round' })
    : refuse('monster taken', 'MONSTER-09', { by, self: false });
}

function free(scene: Scene, why: MonsterFreed['why']): void {
  const { fight } = scene.game;
  if (fight?.led === undefined) return;
  const { led: host, ...rest } = fight;
  const waited = ledMonster(fight, awaited(fight)) !== null;
  setGame(scene, { fight: rest });
  tell(scene, 'monster released', ['MONSTER-09'], { host, monster: nameOf(scene), why });
  if (!waited) return;
  dropDeadlines(scene, 'fight turn');
  goOn(scene, { fight: rest, events: [] });
}

const nameOf = (scene: Scene): string =>
  monsterCard(scene.game, scene.goods, theMonster(scene.game).definition).name;

/** MONSTER-09: with the fight ends that a host plays its monsters; of one that was slain all is told. */
export function freeAtEnd(scene: Scene, { led: host, creatures }: Fight): void {
  const stands = Object.values(creatures).some(({ kind, dead }) => kind === 'monster' && !dead);
  if (host === undefined || !stands) return;
  tell(scene, 'monster released', ['MONSTER-09'], { host, monster: nameOf(scene), why: 'over' });
}
