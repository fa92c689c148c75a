import { limits } from '../limits.ts';
import { suggested } from '../options.ts';
import { gameWords } from '../views/commands/game.ts';
import { zoneOffer } from '../views/offers.ts';
import { renamedZones } from './renamed-zones.ts';

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

/** A zone by its present name, and all that it is found by. */
type Zone = { name: string; known: string[] };

const isAccepted = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
};

/** Older versions of Node list old names only, and the oldest do not know every present one. */
function allZones(): Zone[] {
  const renamed = Object.entries(renamedZones).filter(([, present]) => isAccepted(present));
  const presentOf = new Map(renamed);
  const listed = Intl.supportedValuesOf('timeZone').concat('UTC', ...presentOf.values());
  const names = new Set(listed.map((zone) => presentOf.get(zone) ?? zone));
  return [...names].sort().map((name) => ({
    name,
    known: [name, ...renamed.filter(([, present]) => present === name).map(([old]) => old)].map(
      folded,
    ),
  }));
}

let zones: Zone[] | null = null;

/** Without accents, case, and what stands between the words of a name. */
const folded = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}/+]+/gu, ' ')
    .trim();

/** 0 for a place or a region that begins so, 1 for a name with it somewhere, null for others. */
function rank({ known }: Zone, wanted: string): number | null {
  if (known.some((name) => `/${name}`.includes(`/${wanted}`))) return 0;
  return known.some((name) => name.includes(wanted)) ? 1 : null;
}

function found(typed: string): string[] {
  const wanted = folded(typed);
  if (wanted === '') return common;
  zones ??= allZones();
  const ranked = zones.map((zone) => ({ name: zone.name, rank: rank(zone, wanted) }));
  return [0, 1]
    .flatMap((wantedRank) => ranked.filter((zone) => zone.rank === wantedRank))
    .map(({ name }) => name)
    .slice(0, limits.choices);
}

/** Time zones by their city, with the time there now, so that nobody has to know their names. */
export const zoneFor = (about: string) =>
  suggested(about, ({ typed, caller }) =>
    found(typed).map((zone) => ({ name: zoneOffer(zone, caller.at), value: zone })),
  );

export const zoneOption = zoneFor(gameWords.create.zone);
