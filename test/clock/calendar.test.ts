import { describe, expect, test } from 'vitest';
import { zonedCalendar } from '../../src/clock/calendar.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Sixty zones: gaps at midnight, doubled midnights, half and quarter hours, and none at all. */
const zones = `America/Santiago Africa/Cairo Asia/Beirut America/Havana Atlantic/Azores America/Nuuk
America/Scoresbysund Asia/Gaza Asia/Hebron Asia/Jerusalem Pacific/Easter Africa/Casablanca
Africa/El_Aaiun Australia/Lord_Howe Pacific/Chatham Antarctica/Troll Asia/Kolkata Asia/Kathmandu
Australia/Eucla Australia/Adelaide Australia/Darwin Australia/Sydney Pacific/Auckland Pacific/Apia
Pacific/Kiritimati Pacific/Pago_Pago Pacific/Marquesas Pacific/Norfolk Asia/Tehran Asia/Kabul
Asia/Yangon America/St_Johns America/Caracas America/Sao_Paulo America/Asuncion America/Bogota
America/Mexico_City America/New_York America/Chicago America/Denver America/Phoenix
America/Los_Angeles America/Anchorage America/Adak Pacific/Honolulu America/Halifax
America/Port-au-Prince America/Miquelon Europe/London Europe/Dublin Europe/Lisbon Europe/Berlin
Europe/Paris Europe/Athens Europe/Chisinau Europe/Moscow Europe/Istanbul Africa/Johannesburg
Africa/Lagos Asia/Tokyo Asia/Shanghai Asia/Dubai UTC`.split(/\s+/);

/** The local date by Intl alone: an oracle that shares nothing with the calendar under test. */
function localDates(zone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  return (at) => format.format(at);
}

/** Instants, to the minute, at which the zone's distance from UTC changes between two years. */
function transitions(zone: string, from: number, to: number): number[] {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const offset = (at: number) =>
    format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  const found: number[] = [];
  for (let at = Date.UTC(from, 0, 1); at < Date.UTC(to, 0, 1); at += 7 * day) {
    if (offset(at) === offset(at + 7 * day)) continue;
    found.push(firstMinute(at, at + 7 * day, (when) => offset(when) !== offset(at)));
  }
  return found;
}

/** The first minute after `from` at which it holds, where it holds from then on until `to`. */
function firstMinute(from: number, to: number, holds: (at: number) => boolean): number {
  let [before, after] = [from, to];
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / 2 / minute) * minute;
    if (holds(middle)) after = middle;
    else before = middle;
  }
  return after;
}

/** TURN-02 by walking: on through today, on through tomorrow, to the first minute of another date. */
function midnightByWalking(at: number, dateOf: (at: number) => string): number {
  const start = Math.floor(at / minute) * minute;
  const nextDate = (from: number): number => {
    const today = dateOf(from);
    let step = from;
    while (dateOf(step + hour) === today) step += hour;
    for (let on = step + minute; ; on += minute) if (dateOf(on) !== today) return on;
  };
  return nextDate(nextDate(start));
}

describe('[TURN-02] midnight at the end of the following day', () => {
  test('there are sixty zones', () => {
    expect(new Set(zones).size).toBeGreaterThanOrEqual(60);
    for (const zone of zones) expect(zonedCalendar.isZone(zone)).toBe(true);
  });

  test.each(zones)('%s: around every change of its clocks from 2024 to 2030', (zone) => {
    const dateOf = localDates(zone);
    const changes = transitions(zone, 2024, 2031);
    const moments = [Date.UTC(2026, 4, 5, 12), ...changes.flatMap(around)];
    for (const at of moments) {
      const found = zonedCalendar.midnightAfter(at, zone, 1);
      expect(new Date(found).toISOString(), `${zone} at ${new Date(at).toISOString()}`).toBe(
        new Date(midnightByWalking(at, dateOf)).toISOString(),
      );
    }
  });

  test.each([
    ['America/Santiago', 2026],
    ['Africa/Cairo', 2026],
    ['Asia/Beirut', 2026],
  ])('%s has a day in %i that begins at one o’clock', (zone, year) => {
    const starts = transitions(zone, year, year + 1).map((at) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(at),
    );
    expect(starts).toContain('01:00');
  });
});

const around = (change: number): number[] =>
  [-49, -48, -25, -24, -1, 0, 1].flatMap((hours) => [
    change + hours * hour - minute,
    change + hours * hour,
  ]);

test('[TURN-02] the last minute before midnight and the first after it differ by a day', () => {
  const midnight = Date.UTC(2026, 5, 10, 22);
  const until = (at: number) => zonedCalendar.midnightAfter(at, 'Europe/Berlin', 1);
  expect(until(midnight - 1)).toBe(midnight + day);
  expect(until(midnight)).toBe(midnight + 2 * day);
});

test.each(['Mars/Olympus', '', 'utc+3', 'Europe/', '../etc', 'Europe/Berlin\n', 'local', 'system'])(
  '“%s” is no zone',
  (zone) => expect(zonedCalendar.isZone(zone)).toBe(false),
);
