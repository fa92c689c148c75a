import { type Game } from '../game.ts';
import { entrantsOf } from '../duel/pair.ts';
import { type HeroId, type Instant } from '../names.ts';
import { isLiving } from '../scene.ts';
import { hour } from '../week/hour.ts';
import { mayMakeUp, passMeans } from '../week/passing.ts';
import { type PublicView } from './views.ts';

/** Phases still before the duel's end, in order. */
const ahead = ['monster round', 'loot', 'make-up', 'auction', 'feature', 'betting', 'duel'];

/**
 * When this week ends: at the soonest if everybody acts at once, at the latest if everybody plays their
 * turn and takes all the time there is, a duel apart, for which one day is reckoned, if there can be
 * one; `makeUps` where turns may still be put off (TURN-03, TURN-05), each of which adds its own time.
 */
export function likelyEnd(game: Game, now: Instant): PublicView['likelyEnd'] {
  const { week, phase, house } = game;
  if (!week || !ahead.includes(phase)) return null;
  const dueOf = (kind: string): Instant | undefined =>
    Object.values(game.deadlines).find((deadline) => deadline.kind === kind)?.due;
  const rest = week.order.slice(week.opened).filter((hero) => isLiving(game, hero));
  const turns = rest.length + week.makeUps.length;
  // TURN-02: the day of its unlocking counts too.
  const longestTurn = (house['days for a turn'] + 1) * 24 * hour;
  const makeUps = mayPutOff(game, rest);
  const looting = (dueOf('turn') ?? now) + turns * longestTurn;
  if (!reached(phase, 'feature') && !mayDuel(game, rest))
    return { soonest: now, latest: looting, duel: false, makeUps };
  const posting =
    dueOf('feature') ?? (reached(phase, 'betting') ? now : looting + house['feature time'] * hour);
  const betting =
    dueOf('betting') ?? (reached(phase, 'duel') ? now : posting + house['betting time'] * hour);
  const soonest =
    dueOf('betting') ?? (reached(phase, 'duel') ? now : now + house['betting time'] * hour);
  return { soonest, latest: Math.max(soonest, betting + 24 * hour), duel: true, makeUps };
}

function mayPutOff(game: Game, rest: readonly HeroId[]): boolean {
  const turn = game.week?.turn;
  const open = turn !== undefined && turn !== null && !turn.begun;
  return (
    (open && passMeans({ game }, turn) === 'make-up') ||
    rest.some((hero) => mayMakeUp({ game }, hero))
  );
}

/** DUEL-15: whether two have entered, or may still do so; whoever makes a turn up is in no duel (TURN-06). */
function mayDuel(game: Game, rest: readonly HeroId[]): boolean {
  const turn = game.week?.turn;
  const now = turn && turn.kind !== 'make-up' ? [turn.hero, ...(turn.with ? [turn.with] : [])] : [];
  return new Set([...entrantsOf({ game }), ...now, ...rest]).size >= 2;
}

const reached = (phase: string, other: string): boolean =>
  ahead.indexOf(phase) >= ahead.indexOf(other);
