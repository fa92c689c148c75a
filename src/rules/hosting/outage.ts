import { tellClock } from '../fighting/clock.ts';
import { type Deadline, type Silence } from '../game.ts';
import { type IntentOf } from '../intent.ts';
import { type DeadlineId, type Instant } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type Scene, tell } from '../scene.ts';
import { deadlineOf, givesTime, moveDeadlines } from '../week/deadlines.ts';
import { hour } from '../week/hour.ts';
import { isOver } from '../week/lose.ts';
import { setWeek } from '../week/week.ts';
import { openEnds } from './open-ends.ts';

/** Silences of the bot that are shorter than this together are nobody's loss; in a loot round by the clock none is. */
const shortest = ({ kind }: Deadline) => (kind === 'loot clock' ? 0 : hour / 2);

type Silences = Record<DeadlineId, Silence[]>;

/**
 * [house] A deadline that gives time to act moves by how long the bot could not be reached within
 * its last 12 hours, all silences together, if that was over 30 minutes; the clock of a loot round by all
 * of it (ENTER-03). A silence that outlasts it
 * counts on, so that whoever had two hours left has them again, up to 12 hours; the host may set
 * other hours than 12. What a silence has
 * moved it by once is not given again; while a game is paused nothing is lost. Refused as not due
 * where no deadline lost anything.
 */
export function creditOutage(
  scene: Scene,
  { from, ...silence }: IntentOf<'outage'>,
): Refusal | void {
  const { week, deadlines, pausedSince, phase } = scene.game;
  if (isOver(phase)) return refuse('not due', null, {});
  const to = Math.min(silence.to, pausedSince ?? silence.to);
  const watched = scene.game.house['lost time'] * hour;
  const losing = Object.values(deadlines).filter(
    (deadline) => givesTime(deadline) && lengthIn(deadline, { from, to }, watched) > 0,
  );
  if (!week || losing.length === 0) return refuse('not due', null, {});
  const silences = stillOpen(week.silences ?? {}, deadlines);
  const dues = new Map<DeadlineId, Instant>();
  for (const deadline of losing) {
    const fresh = { from, to, given: false };
    const all = [...(silences[deadline.id] ?? []), fresh];
    const lost = lostIn(deadline, all, watched);
    if (lost > 0) dues.set(deadline.id, deadline.due + lost);
    silences[deadline.id] = lost > 0 ? all.map((one) => ({ ...one, given: true })) : all;
  }
  setWeek(scene, { silences });
  moveDeadlines(scene, ({ id, due }) => dues.get(id) ?? due);
  keepWithinTurn(scene);
  tellMoved(scene, losing);
}

/** MONSTER-01: a move is due within its turn, however much either was moved. */
function keepWithinTurn(scene: Scene): void {
  const turn = deadlineOf(scene, 'turn');
  if (!turn) return;
  moveDeadlines(scene, ({ kind, due }) => (kind === 'fight turn' ? Math.min(due, turn.due) : due));
}

/**
 * What everybody sees moved and still open is told to all, with its new end. A move in a fight is not: by how much
 * it moved would say when the move before it was made (DUEL-14, MONSTER-08); whoever makes it hears.
 */
function tellMoved(scene: Scene, before: readonly Deadline[]): void {
  const moved = before.flatMap(({ id, due }) => {
    const now = scene.game.deadlines[id];
    return now && now.due > due ? [{ now, by: now.due - due }] : [];
  });
  const open = moved.find(({ now }) => now.kind !== 'fight turn' && now.due > scene.moment.now);
  if (open) tell(scene, 'deadlines moved', [], { by: open.by, ...openEnds(scene, [open.now]) });
  if (moved.some(({ now }) => now.kind === 'fight turn')) tellClock(scene);
}

/** Deadlines that a pause has moved by `length` keep what they lost before it. */
export function moveSilences(scene: Scene, length: number): void {
  const { silences } = scene.game.week ?? {};
  if (!silences) return;
  const moved: Silences = {};
  for (const [id, all] of Object.entries(silences) as [DeadlineId, Silence[]][]) {
    moved[id] = all.map((one) => ({ ...one, from: one.from + length, to: one.to + length }));
  }
  setWeek(scene, { silences: moved });
}

/** What a silence that began before the deadline took of its last `watched`, in milliseconds. */
function lengthIn(
  { due }: Deadline,
  { from, to }: { from: Instant; to: Instant },
  watched: number,
): number {
  if (from >= due) return 0;
  return Math.min(watched, Math.max(0, to - Math.max(from, due - watched)));
}

/** By how much the deadline has to move now. */
function lostIn(deadline: Deadline, silences: readonly Silence[], watched: number): number {
  const sum = (some: readonly Silence[]) =>
    some.reduce((total, one) => total + lengthIn(deadline, one, watched), 0);
  return sum(silences) > shortest(deadline) ? sum(silences.filter(({ given }) => !given)) : 0;
}

function stillOpen(silences: Silences, deadlines: Record<DeadlineId, Deadline>): Silences {
  const open: Silences = {};
  for (const { id } of Object.values(deadlines)) {
    const all = silences[id];
    if (all) open[id] = all;
  }
  return open;
}
