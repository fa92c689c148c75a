import { type Deadline } from '../game.ts';
import { type IntentOf } from '../intent.ts';
import { type Instant } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type Scene, setGame, tell } from '../scene.ts';
import { isOver } from '../week/lose.ts';
import { hour } from '../week/hour.ts';

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
  tell(scene, 'resumed', [], { at: now, moved: length });
}

/** A pause of the bot itself shorter than this is nobody's loss. */
const shortest = hour / 2;
const watched = 12 * hour;

/**
 * [house] A deadline that gives time to act moves by how long the bot could not be reached within
 * its last 12 hours, if that was over 30 minutes.
 */
export function creditOutage(scene: Scene, { from, to }: IntentOf<'outage'>): Refusal | void {
  if (scene.game.pausedSince !== null || isOver(scene.game.phase))
    return refuse('not due', null, {});
  let most = 0;
  moveDeadlines(scene, (deadline) => {
    if (deadline.kind === 'next step') return deadline.due;
    const lost = Math.min(to, deadline.due) - Math.max(from, deadline.due - watched);
    if (lost <= shortest) return deadline.due;
    most = Math.max(most, lost);
    return deadline.due + lost;
  });
  if (most === 0) return refuse('not due', null, {});
  tell(scene, 'deadlines moved', [], { by: most });
}

function moveDeadlines(scene: Scene, newDue: (deadline: Deadline) => Instant): void {
  const moved = Object.values(scene.game.deadlines).map((deadline) => {
    const due = newDue(deadline);
    return [deadline.id, due === deadline.due ? deadline : { ...deadline, due }] as const;
  });
  setGame(scene, { deadlines: Object.fromEntries(moved) });
}
