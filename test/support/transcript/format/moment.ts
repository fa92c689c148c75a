import { DateTime, Duration, IANAZone } from 'luxon';

/** What a file says about time, ready to be worked out when the run gets there. */
export type Moment = (now: number) => number;

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const units: Record<string, string> = { d: 'days', h: 'hours', m: 'minutes', s: 'seconds' };

export const momentForms =
  '“2031-03-29T09:00 Europe/Rome”, “2031-03-29T09:00Z” or “Saturday 09:00 Europe/Rome”';

/**
 * An instant: `2031-03-29T09:00 Europe/Rome`, `2031-03-29T09:00Z`, or the next
 * `Saturday 09:00 Europe/Rome` after now. Null when it is none of them.
 */
export function readMoment(said: string): Moment | null {
  const words = said.replace(/^["']|["']$/g, '').split(/\s+/);
  if (words.length === 1) return exact(DateTime.fromISO(words[0] ?? '', { setZone: true }), said);
  const zone = words.at(-1) ?? '';
  if (!IANAZone.isValidZone(zone)) return null;
  if (words.length === 2) return exact(DateTime.fromISO(words[0] ?? '', { zone }), 'Z');
  const weekday = weekdays.indexOf((words[0] ?? '').toLowerCase()) + 1;
  const time = /^(\d\d):(\d\d)$/.exec(words[1] ?? '');
  if (words.length !== 3 || weekday === 0 || time === null) return null;
  const [hour, minute] = [Number(time[1]), Number(time[2])];
  if (hour > 23 || minute > 59) return null;
  return (now) => next(DateTime.fromMillis(now, { zone }), weekday, hour, minute);
}

function exact(at: DateTime, said: string): Moment | null {
  if (!at.isValid || !/(Z|[+-]\d\d:?\d\d)$/.test(said)) return null;
  return () => at.toMillis();
}

function next(now: DateTime, weekday: number, hour: number, minute: number): number {
  const days = (weekday - now.weekday + 7) % 7;
  const at = now.startOf('day').plus({ days }).set({ hour, minute });
  return (at > now ? at : at.plus({ days: 7 })).toMillis();
}

/** A duration such as `+12h` or `+1d 30m` in milliseconds; null when it is none. */
export function readDuration(said: string): number | null {
  const parts = /^\+\s*((?:\d+\s*[dhms]\s*)+)$/.exec(said)?.[1]?.match(/\d+\s*[dhms]/g);
  if (!parts) return null;
  const lengths = parts.map((part) => [units[part.at(-1) ?? ''] ?? '', parseInt(part, 10)]);
  if (new Set(lengths.map(([unit]) => unit)).size < parts.length) return null;
  return Duration.fromObject(Object.fromEntries(lengths) as Record<string, number>).toMillis();
}

/** An instant as the stage shows it to a reader. */
export const shown = (at: number): string =>
  DateTime.fromMillis(at, { zone: 'utc', locale: 'en' }).toFormat('d LLL yyyy HH:mm');
