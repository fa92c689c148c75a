import { type Deadline, type DeadlineKind, type Remindable } from '../game.ts';
import { type DeadlineId, type HeroId, type Instant } from '../names.ts';
import { newId, type Scene, setGame } from '../scene.ts';
import { hour } from './hour.ts';

export const remindables: readonly Remindable[] = ['turn', 'fight turn', 'feature', 'betting'];

const reminderOf = (kind: DeadlineKind): DeadlineKind | null =>
  isRemindable(kind) ? `${kind} reminder` : null;

const isRemindable = (kind: DeadlineKind): kind is Remindable =>
  (remindables as readonly DeadlineKind[]).includes(kind);

/** What only reminds, or calls late, beside the course of the week: no act has to come after it. */
export const isBeside = ({ kind }: Pick<Deadline, 'kind'>): boolean =>
  kind === 'quiet end' || remindables.some((one) => reminderOf(one) === kind);

/** Whether somebody can act until then; of others nothing is lost while the bot is out of reach. */
export const givesTime = ({ kind }: Deadline): boolean =>
  kind === 'loot clock' || reminderOf(kind) !== null;

/**
 * Sets a deadline, and the reminder before it; `step` is the fight's, for a turn of a fight. One that is
 * set during a pause will be moved by all of it, so what had passed of it by then is taken off.
 */
export function setDeadline(
  scene: Scene,
  kind: DeadlineKind,
  due: Instant,
  hero: HeroId | null = null,
  step: number | null = null,
): void {
  const { now } = scene.moment;
  const { pausedSince, house } = scene.game;
  const passed = pausedSince === null ? 0 : now - pausedSince;
  put(scene, { kind, hero, step, due: due - passed });
  const reminder = reminderOf(kind);
  const ahead = Math.min(house['reminder ahead'] * hour, Math.floor((due - now) / 2));
  if (reminder === null || ahead <= 0) return;
  put(scene, { kind: reminder, hero, step: null, due: due - ahead - passed });
}

/** The end of a hero's quiet hours, which no pause moves; there is one of them at most. */
export function setQuietEnd(scene: Scene, hero: HeroId, due: Instant): void {
  const is = (one: Deadline) => one.kind === 'quiet end' && one.hero === hero;
  if (!Object.values(scene.game.deadlines).some(is))
    put(scene, { kind: 'quiet end', hero, step: null, due });
}

/** A late call that is held comes at another time, or, with null, not at all. */
export function moveQuietEnd(scene: Scene, hero: HeroId, due: Instant | null): void {
  const held = Object.values(scene.game.deadlines);
  if (!held.some((one) => one.kind === 'quiet end' && one.hero === hero)) return;
  dropQuietEnd(scene, hero);
  if (due !== null) setQuietEnd(scene, hero, due);
}

export const dropQuietEnd = (scene: Scene, hero: HeroId): void =>
  keepDeadlines(scene, (one) => one.kind !== 'quiet end' || one.hero !== hero);

function put(scene: Scene, deadline: Omit<Deadline, 'id'>): void {
  const id = newId<DeadlineId>(scene, 'd');
  setGame(scene, { deadlines: { ...scene.game.deadlines, [id]: { id, ...deadline } } });
}

/** The next phase is entered by an act of its own, at once (WEEK-06, WEEK-12). */
export const nextStepAtOnce = (scene: Scene): void =>
  setDeadline(scene, 'next step', scene.moment.now);

/** The same deadline, and what it has lost, after a further step of its fight. */
export const stepDeadline = (scene: Scene, deadline: Deadline, step: number): void =>
  setGame(scene, { deadlines: { ...scene.game.deadlines, [deadline.id]: { ...deadline, step } } });

/** With their reminders, which nobody needs any more. */
export const dropDeadlines = (scene: Scene, kind: DeadlineKind): void =>
  keepDeadlines(scene, (one) => one.kind !== kind && one.kind !== reminderOf(kind));

export function dropDeadline(scene: Scene, { id, kind }: Deadline): void {
  keepDeadlines(scene, (one) => one.id !== id && one.kind !== reminderOf(kind));
}

function keepDeadlines(scene: Scene, isKept: (deadline: Deadline) => boolean): void {
  const kept = Object.entries(scene.game.deadlines).filter(([, one]) => isKept(one));
  setGame(scene, { deadlines: Object.fromEntries(kept) });
}

export const deadlineOf = (scene: Pick<Scene, 'game'>, kind: DeadlineKind): Deadline | undefined =>
  Object.values(scene.game.deadlines).find((deadline) => deadline.kind === kind);

/**
 * Every open deadline becomes due when `newDue` says, and its reminder keeps as far ahead of it. Quiet
 * hours end when they do.
 */
export function moveDeadlines(scene: Scene, newDue: (deadline: Deadline) => Instant): void {
  const all = Object.values(scene.game.deadlines);
  const dueOf = (deadline: Deadline): Instant => {
    if (deadline.kind === 'quiet end') return deadline.due;
    const of = all.find(({ kind }) => reminderOf(kind) === deadline.kind);
    return of ? deadline.due + newDue(of) - of.due : newDue(deadline);
  };
  const moved = all.map((deadline) => {
    const due = dueOf(deadline);
    return [deadline.id, due === deadline.due ? deadline : { ...deadline, due }] as const;
  });
  setGame(scene, { deadlines: Object.fromEntries(moved) });
}
