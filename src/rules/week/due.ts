import { awayUntil } from '../absence/away.ts';
import { type Deadline, type Game } from '../game.ts';
import { type Instant } from '../names.ts';
import { isBeside } from './deadlines.ts';
import { isOver } from './lose.ts';

/**
 * The deadline that ran out first, if one did by `until`; none while the game stands still. A step
 * that nobody can still act before waits for no late act: it is due by `now`.
 */
export function earliestDue(game: Game, until: Instant, now: Instant): Deadline | null {
  const { deadlines, pausedSince, phase } = game;
  if (pausedSince !== null || isOver(phase)) return null;
  const [first] = Object.values(deadlines)
    .filter((one) => one.due <= (isAtOnce(game, one) ? now : until))
    .sort((a, b) => a.due - b.due || Number(a.id.slice(1)) - Number(b.id.slice(1)));
  return first ?? null;
}

/** What comes before an act that was made at `at`; what only reminds or calls late holds nobody up. */
export function dueBefore({ deadlines, ...game }: Game, at: Instant): Deadline | null {
  const kept = Object.entries(deadlines).filter(([, one]) => !isBeside(one));
  return earliestDue({ ...game, deadlines: Object.fromEntries(kept) }, at, at);
}

/** Nobody acts before it: a step of the game's own, or the move, or played turn, of who is away. */
const isAtOnce = ({ heroes, week }: Game, { kind, hero, due }: Deadline): boolean => {
  if (kind === 'turn') return week?.turn?.autopilot === true;
  const mover = kind === 'fight turn' && hero !== null ? heroes[hero] : undefined;
  return kind === 'next step' || (mover !== undefined && awayUntil(mover, due) !== null);
};
