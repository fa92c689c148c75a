import { DateTime, IANAZone } from 'luxon';
import { type Instant } from '../rules/names.ts';
import { type Calendar } from '../play/ports.ts';

/** Calendar arithmetic in IANA zones; never by adding hours, since a day may have 23 or 25. */
export const zonedCalendar: Calendar = {
  midnightAfter(now, zone, days) {
    const asked = `${zone} ${days}`;
    const known = lastAsked.get(asked);
    if (known && known.begins <= now && now < known.ends) return known.midnight;
    const begins = DateTime.fromMillis(now, { zone }).startOf('day');
    const later = (many: number) => begins.plus({ days: many }).startOf('day').toMillis();
    const midnight = later(days + 1);
    lastAsked.set(asked, { begins: begins.toMillis(), ends: later(1), midnight });
    return midnight;
  },
  endOfDay(text, zone) {
    const there = DateTime.fromFormat(text, 'yyyy-MM-dd', { zone });
    return there.isValid ? there.plus({ days: 1 }).startOf('day').toMillis() : null;
  },
  dayOf(now, zone) {
    const { year, month, day: date } = DateTime.fromMillis(now, { zone });
    return Date.UTC(year, month - 1, date) / (day * minute);
  },
  isZone: (zone) => IANAZone.isValidZone(zone) && /^[A-Z][\w+-]*(\/[\w+-]+)*$/i.test(zone),
  quietUntil(now, { from, to, zone }) {
    const minuteAt = wallClock(zone);
    const isQuiet = (at: Instant) => mod(minuteAt(at) - from) < mod(to - from);
    if (!isQuiet(now)) return null;
    const whole = now - (now % minute);
    const end = whole + mod(to - minuteAt(now)) * minute;
    if (zoneOf(zone).offset(end) === zoneOf(zone).offset(now)) return end;
    // Twice a year: the clocks change in between.
    for (let at = whole + minute; ; at += minute) if (!isQuiet(at)) return at;
  },
};

/** The answer of the day that was last asked about, by zone and number of days: every act asks. */
const lastAsked = new Map<string, { begins: Instant; ends: Instant; midnight: Instant }>();

const minute = 60_000;
const day = 1440;
const mod = (minutes: number): number => ((minutes % day) + day) % day;
const zoneOf = (zone: string) => IANAZone.create(zone);

/** Minutes after midnight, as the clocks there show them. */
function wallClock(zone: string): (at: Instant) => number {
  const there = zoneOf(zone);
  return (at) => mod(Math.floor(at / minute) + there.offset(at));
}
