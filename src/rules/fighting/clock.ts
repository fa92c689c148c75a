import { isAwayThrough } from '../absence/away.ts';
import { actsOf, awaited, ledMonster } from '../combat/index.ts';
import { type Fight } from '../combat/fight.ts';
import { type Instant } from '../names.ts';
import { type Scene, tell } from '../scene.ts';
import { deadlineOf, setDeadline } from '../week/deadlines.ts';
import { hour } from '../week/hour.ts';

/** DUEL-13; MONSTER-01: in the monster round within the turn's own deadline. */
export function setClock(scene: Scene, fight: Fight): void {
  const awaits = awaited(fight);
  if (fight.led !== undefined && ledMonster(fight, awaits)) return setHostsClock(scene, fight);
  const hero = fight.creatures[awaits]?.player;
  const isPaused = scene.game.pausedSince !== null;
  // Who has no player acts once the game goes on.
  if (!hero && isPaused)
    return setDeadline(scene, 'fight turn', scene.moment.now, null, fight.step);
  // TURN-02: whoever walks has until the end of the turn.
  if (!hero || fight.walk) return;
  // TURN-05: it is played on in the same act.
  const turn = scene.game.week?.turn;
  if (turn?.autopilot && turn.hero === hero) return;
  const clock = scene.moment.now + scene.game.house['turn clock'] * hour;
  const until = Math.min(clock, deadlineOf(scene, 'turn')?.due ?? clock);
  // Who is away until then is waited for by nobody; the move is an act of its own all the same.
  if (isAwayThrough(scene, hero, until))
    return setDeadline(scene, 'fight turn', scene.moment.now, hero, fight.step);
  setDeadline(scene, 'fight turn', until, hero, fight.step);
  // Until when is told as the game goes on.
  if (isPaused) return;
  const asked = fight.pending && { asked: true as const };
  const own = { until, step: actsOf(fight, hero), ...asked };
  tell(scene, 'your move', ['DUEL-13'], null, { [hero]: own });
}

/**
 * MONSTER-09: a host has the same clock for a monster's turn, but never more than half of what is left of
 * the challenger's own: the other half is theirs.
 */
function setHostsClock(scene: Scene, fight: Fight): void {
  const { now } = scene.moment;
  const clock = now + scene.game.house['turn clock'] * hour;
  const ends = deadlineOf(scene, 'turn')?.due;
  const until = ends === undefined ? clock : Math.min(clock, now + Math.floor((ends - now) / 2));
  setDeadline(scene, 'fight turn', until, null, fight.step);
  tellHost(scene, fight, until);
}

function tellHost(scene: Scene, fight: Fight, until: Instant): void {
  const { led: host, creatures } = fight;
  const monster = creatures[awaited(fight)]?.name;
  if (host === undefined || monster === undefined) return;
  tell(scene, 'monster to move', ['MONSTER-09', 'DUEL-13'], { host, monster, until });
}

/** Whoever is to move in a fight hears by when, as it stands after its deadline has been moved. */
export function tellClock(scene: Scene): void {
  const { hero = null, step = null, due } = deadlineOf(scene, 'fight turn') ?? {};
  const { fight } = scene.game;
  if (step === null || due === undefined) return;
  if (hero === null) return fight ? tellHost(scene, fight, due) : undefined;
  const asked = fight?.pending && { asked: true as const };
  const own = { until: due, step: fight ? actsOf(fight, hero) : step, ...asked };
  tell(scene, 'your move', ['DUEL-13'], null, { [hero]: own });
}
