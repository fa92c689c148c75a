import { DateTime, IANAZone } from 'luxon';
import { type Calendar } from '../play/ports.ts';

/** Calendar arithmetic in IANA zones; never by adding hours, since a day may have 23 or 25. */
export const zonedCalendar: Calendar = {
  midnightAfter: (now, zone, days) =>
    DateTime.fromMillis(now, { zone })
      .startOf('day')
      .plus({ days: days + 1 })
      .startOf('day')
      .toMillis(),
  isZone: (zone) => IANAZone.isValidZone(zone) && /^[A-Z][\w+-]*(\/[\w+-]+)*$/i.test(zone),
};
