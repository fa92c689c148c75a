import { type Game } from '../game.ts';
import { type Instant } from '../names.ts';
import { isLiving } from '../scene.ts';
import { hour } from '../week/hour.ts';

/** Phases still before the duel's end, in order. */
const ahead = ['monster round', 'loot', 'make-up', 'auction', 'feature', 'betting', 'duel'];

/**
 * When this week ends: at the soonest if everybody acts at once, at the latest if everybody takes
 * all the time there is, a duel apart, for which one day is reckoned.
 */
export function likelyEnd(game: Game, now: Instant): { soonest: Instant; latest: Instant } | null {
  const { week, phase, house } = game;
  if (!week || !ahead.includes(phase)) return null;
  const dueOf = (kind: string): Instant | undefined =>
    Object.values(game.deadlines).find((deadline) => deadline.kind === kind)?.due;
  const rest = week.order.slice(week.opened).filter((hero) => isLiving(game, hero)).length;
  const turns = rest + week.makeUps.length;
  // TURN-02: the day of its unlocking counts too.
  const longestTurn = (house['days for a turn'] + 1) * 24 * hour;
  const looting = (dueOf('turn') ?? now) + turns * longestTurn;
  const posting =
    dueOf('feature') ?? (reached(phase, 'betting') ? now : looting + house['feature time'] * hour);
  const betting =
    dueOf('betting') ?? (reached(phase, 'duel') ? now : posting + house['betting time'] * hour);
  const soonest =
    dueOf('betting') ?? (reached(phase, 'duel') ? now : now + house['betting time'] * hour);
  return { soonest, latest: Math.max(soonest, betting + 24 * hour) };
}

const reached = (phase: string, other: string): boolean =>
  ahead.indexOf(phase) >= ahead.indexOf(other);
