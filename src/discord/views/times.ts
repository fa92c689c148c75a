import { type Instant } from '../../rules/names.ts';

const seconds = (at: Instant) => Math.floor(at / 1000);

/** In each reader's own time: date and time, and how long from now. */
export const when = (at: Instant) => `<t:${seconds(at)}:F> (<t:${seconds(at)}:R>)`;
/** In each reader's own time, short. */
export const onDay = (at: Instant) => `<t:${seconds(at)}:f>`;

/** `3 days and 4 hours`, `25 minutes`; to the minute. */
export function span(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const parts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const said = parts.filter(([n]) => n > 0).map(([n, unit]) => count(n, unit));
  return said.slice(0, 2).join(' and ');
}

/**
 * Until when something lasts, as a sentence ends with it: a deadline moves by the whole pause, so
 * during one what counts is how much of it was left.
 */
export const lasting = (until: Instant, pausedSince: Instant | null): string =>
  pausedSince === null
    ? `until ${when(until)}`
    : `${span(until - pausedSince)} left when the game goes on`;

export const count = (n: number, thing: string, things = `${thing}s`) =>
  `${n} ${n === 1 ? thing : things}`;
