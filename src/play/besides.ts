import { type Game } from '../rules/game.ts';
import { type Intent, type Moment } from '../rules/intent.ts';
import { type HeroId, type Instant } from '../rules/names.ts';
import { type Calendar } from './ports.ts';

/** What the calendar says besides of an act in this game, as the rules are told of it. */
export function besides(
  calendar: Pick<Calendar, 'quietUntil' | 'endOfDay' | 'dayOf'>,
  { heroes, zone }: Game,
  intent: Intent,
  now: Instant,
): Pick<Moment, 'quiet' | 'ends' | 'today'> {
  const quiet: Record<HeroId, Instant> = {};
  for (const { id, calls } of Object.values(heroes)) {
    const until = calls?.quiet ? calendar.quietUntil(now, calls.quiet) : null;
    if (until !== null) quiet[id] = until;
  }
  const ends = endOf(calendar, zone, intent, now);
  const isAway = Object.values(heroes).some(({ absence }) => now < (absence?.until ?? 0));
  return {
    ...(Object.keys(quiet).length > 0 && { quiet }),
    ...(ends !== null && { ends }),
    ...((isAway || intent.do === 'set away') && { today: calendar.dayOf(now, zone) }),
  };
}

function endOf(
  calendar: Pick<Calendar, 'quietUntil' | 'endOfDay'>,
  zone: string,
  intent: Intent,
  now: Instant,
): Instant | null {
  if (intent.do === 'set away' && intent.until !== null)
    return calendar.endOfDay(intent.until, zone);
  return intent.do === 'set quiet' && intent.quiet ? calendar.quietUntil(now, intent.quiet) : null;
}
