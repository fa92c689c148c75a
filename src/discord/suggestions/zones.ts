import { suggested } from '../options.ts';
import { matching } from './pick.ts';

/** Offered before anything is typed. */
const common = [
  'Europe/London',
  'Europe/Berlin',
  'Europe/Rome',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
  'UTC',
];

/** The clock on the wall there, for example `14:05`. */
const clockIn = (zone: string, at: number) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);

/** Time zones by their city, with the time there now, so that nobody has to know their names. */
export const zoneOption = suggested(
  'Time zone in which turns end at midnight: type a city',
  (asked) => {
    const zones = asked.typed === '' ? common : Intl.supportedValuesOf('timeZone').concat('UTC');
    const found = matching(
      asked.typed.replace(/\s+/g, '_'),
      zones.map((zone) => ({ name: zone, value: zone })),
    );
    return found.map(({ value }) => ({
      name: `${value.replaceAll('_', ' ')} (now ${clockIn(value, asked.caller.at)})`,
      value,
    }));
  },
);
