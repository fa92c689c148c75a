import { type Game } from '../rules/game.ts';
import { type Moment } from '../rules/intent.ts';
import { type HeroId, type Instant } from '../rules/names.ts';
import { type Calendar } from './ports.ts';

/** Whose quiet hours it is in this game, as the rules are told of it. */
export function quietAt(
  calendar: Pick<Calendar, 'quietUntil'>,
  { heroes }: Game,
  now: Instant,
): Pick<Moment, 'quiet'> {
  const quiet: Record<HeroId, Instant> = {};
  for (const { id, calls } of Object.values(heroes)) {
    const until = calls?.quiet ? calendar.quietUntil(now, calls.quiet) : null;
    if (until !== null) quiet[id] = until;
  }
  return Object.keys(quiet).length > 0 ? { quiet } : {};
}
