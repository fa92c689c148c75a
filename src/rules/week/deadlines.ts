import { type Deadline, type DeadlineKind } from '../game.ts';
import { type DeadlineId, type HeroId, type Instant } from '../names.ts';
import { newId, type Scene, setGame, without } from '../scene.ts';

/**
 * Sets a deadline; `step` is the fight's, for a turn of a fight. One that is set during a pause will
 * be moved by all of it, so what had passed of it by then is taken off.
 */
export function setDeadline(
  scene: Scene,
  kind: DeadlineKind,
  due: Instant,
  hero: HeroId | null = null,
  step: number | null = null,
): void {
  const id = newId<DeadlineId>(scene, 'd');
  const { pausedSince } = scene.game;
  const passed = pausedSince === null ? 0 : scene.moment.now - pausedSince;
  const deadline: Deadline = { id, kind, hero, step, due: due - passed };
  setGame(scene, { deadlines: { ...scene.game.deadlines, [id]: deadline } });
}

/** The next phase is entered by an act of its own, at once (WEEK-06, WEEK-12). */
export const nextStepAtOnce = (scene: Scene): void =>
  setDeadline(scene, 'next step', scene.moment.now);

/** The same deadline, and what it has lost, after a further step of its fight. */
export const stepDeadline = (scene: Scene, deadline: Deadline, step: number): void =>
  setGame(scene, { deadlines: { ...scene.game.deadlines, [deadline.id]: { ...deadline, step } } });

export function dropDeadlines(scene: Scene, kind: DeadlineKind): void {
  for (const deadline of Object.values(scene.game.deadlines)) {
    if (deadline.kind === kind) dropDeadline(scene, deadline.id);
  }
}

export function dropDeadline(scene: Scene, id: DeadlineId): void {
  setGame(scene, { deadlines: without(scene.game.deadlines, id) });
}

export const deadlineOf = (scene: Scene, kind: DeadlineKind): Deadline | undefined =>
  Object.values(scene.game.deadlines).find((deadline) => deadline.kind === kind);

/** Every open deadline becomes due when `newDue` says. */
export function moveDeadlines(scene: Scene, newDue: (deadline: Deadline) => Instant): void {
  const moved = Object.values(scene.game.deadlines).map((deadline) => {
    const due = newDue(deadline);
    return [deadline.id, due === deadline.due ? deadline : { ...deadline, due }] as const;
  });
  setGame(scene, { deadlines: Object.fromEntries(moved) });
}
