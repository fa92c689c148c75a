import { type Refusal, refuse } from '../refusal.ts';
import { tellClock } from '../fighting/clock.ts';
import { type Scene, setGame, tell } from '../scene.ts';
import { moveDeadlines } from '../week/deadlines.ts';
import { isOver } from '../week/lose.ts';
import { openEnds } from './open-ends.ts';
import { moveSilences } from './outage.ts';

/** Stops the clock of the game; nothing falls due until it is resumed. */
export function pause(scene: Scene): Refusal | void {
  const { phase, pausedSince } = scene.game;
  if (phase === 'lobby') return refuse('still in lobby', null, {});
  if (isOver(phase)) return refuse('game over', null, { phase });
  if (pausedSince !== null) return refuse('paused', null, {});
  setGame(scene, { pausedSince: scene.moment.now });
  tell(scene, 'paused', [], { at: scene.moment.now });
}

/** Deadlines move by the length of the pause. */
export function resume(scene: Scene): Refusal | void {
  const { pausedSince } = scene.game;
  const { now } = scene.moment;
  if (pausedSince === null) return refuse('not paused', null, {});
  const length = Math.max(0, now - pausedSince);
  setGame(scene, { pausedSince: null });
  moveDeadlines(scene, (deadline) => deadline.due + length);
  moveSilences(scene, length);
  tell(scene, 'resumed', [], { at: now, moved: length, ...openEnds(scene) });
  tellClock(scene);
}
