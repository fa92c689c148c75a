import { suggested } from '../options.ts';
import { gameWords } from '../views/commands/game.ts';
import { zoneOffer } from '../views/offers.ts';
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

/** Time zones by their city, with the time there now, so that nobody has to know their names. */
export const zoneOption = suggested(gameWords.create.zone, ({ typed, caller }) => {
  const zones = typed === '' ? common : Intl.supportedValuesOf('timeZone').concat('UTC');
  const found = matching(
    typed.replace(/\s+/g, '_'),
    zones.map((zone) => ({ name: zone, value: zone })),
  );
  return found.map(({ value }) => ({ name: zoneOffer(value, caller.at), value }));
});
