import { type TimeStyle } from '../markdown/nodes.ts';

export interface Viewer {
  locale: string | undefined;
  zone: string;
}

const shapes: Readonly<Record<Exclude<TimeStyle, 'R'>, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** Each unit, its length, and from how many milliseconds on it is the one to use. */
const units: readonly [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['year', 365.25 * day, 345 * day],
  ['month', 30.44 * day, 26 * day],
  ['day', day, 22 * hour],
  ['hour', hour, 45 * minute],
  ['minute', minute, 45 * second],
  ['second', second, 0],
];

/** "in 3 hours", "2 days ago": both moments in milliseconds. */
export function relativeTime(moment: number, now: number, locale: string | undefined): string {
  const away = moment - now;
  const [unit, length] = units.find(([, , from]) => Math.abs(away) >= from) ?? ['second', second];
  const count = Math.sign(away) * Math.round(Math.abs(away) / length);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(count, unit);
}

/** A timestamp mark of a message in the viewer's own words; null when there is no such moment. */
export function shownTime(
  seconds: number,
  style: TimeStyle,
  now: number,
  viewer: Viewer,
): string | null {
  const moment = seconds * second;
  if (Number.isNaN(new Date(moment).getTime())) return null;
  if (style === 'R') return relativeTime(moment, now, viewer.locale);
  return format(moment, viewer, shapes[style]);
}

const format = (moment: number, viewer: Viewer, shape: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(viewer.locale, { ...shape, timeZone: viewer.zone }).format(moment);

const dayOf = (moment: number, viewer: Viewer): string =>
  format(moment, { ...viewer, locale: 'en-CA' }, { dateStyle: 'short' });

/** When a message was written: only the time if it was today on the stage's clock. */
export function messageTime(at: number, now: number, viewer: Viewer): string {
  const time = format(at, viewer, { timeStyle: 'short' });
  if (dayOf(at, viewer) === dayOf(now, viewer)) return time;
  const date: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
  return `${format(at, viewer, date)}, ${time}`;
}

/** The stage's clock, long enough to plan by. */
export const clockTime = (now: number, viewer: Viewer): string =>
  format(now, viewer, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

/** The stage's clock where there is little room. */
export const shortClockTime = (now: number, viewer: Viewer): string =>
  format(now, viewer, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
