import { expect, test } from 'vitest';
import { zonedCalendar } from '../../../src/clock/calendar.ts';
import { renamedZones } from '../../../src/discord/suggestions/renamed-zones.ts';
import { zoneOption } from '../../../src/discord/suggestions/zones.ts';
import { type Asked, type Choice } from '../../../src/discord/options.ts';

const offered = async (typed: string): Promise<Choice[]> =>
  (await zoneOption.suggest?.({ typed, caller: { at: 0 } } as Asked)) ?? [];
const zonesFor = async (typed: string) => (await offered(typed)).map(({ value }) => value);

const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
const presentOf = (zone: string) => renamedZones[zone] ?? zone;

test.each([
  ['kolkata', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['calcutta', 'Asia/Kolkata'],
  ['kyiv', 'Europe/Kyiv'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['kathmandu', 'Asia/Kathmandu'],
  ['ho chi', 'Asia/Ho_Chi_Minh'],
  ['saigon', 'Asia/Ho_Chi_Minh'],
  ['yangon', 'Asia/Yangon'],
  ['nuuk', 'America/Nuuk'],
  ['asmara', 'Africa/Asmara'],
  ['faroe', 'Atlantic/Faroe'],
  ['são', 'America/Sao_Paulo'],
  ['BOGOTÁ', 'America/Bogota'],
  ['port au prince', 'America/Port-au-Prince'],
  ['utc', 'UTC'],
])('“%s” finds %s', async (typed, zone) => {
  const zones = await zonesFor(typed);
  expect(zones).toContain(zone);
  expect(new Set(zones).size).toBe(zones.length);
});

test('every zone is found by its city, offered once by its present name, and is valid', async () => {
  const renamed = Object.entries(renamedZones).flat();
  for (const zone of new Set([...Intl.supportedValuesOf('timeZone'), ...renamed])) {
    for (const typed of [cityOf(zone), zone]) {
      const zones = await zonesFor(typed);
      const same = zones.filter((one) => presentOf(one) === presentOf(zone));
      expect(same, `“${typed}”`).toEqual([presentOf(zone)]);
    }
    expect(zonedCalendar.isZone(presentOf(zone)), zone).toBe(true);
  }
});

test('what is offered before anything is typed has present names', async () => {
  const zones = await zonesFor('');
  expect(zones.map(presentOf)).toEqual(zones);
  expect(zones.every(zonedCalendar.isZone)).toBe(true);
});

test('a place that begins with what was typed stands before one that has it in the middle', async () => {
  const [first] = await zonesFor('rome');
  expect(first).toBe('Europe/Rome');
  expect((await zonesFor('lima'))[0]).toBe('America/Lima');
});

test('nobody is offered a zone for what is none', async () =>
  expect(await zonesFor('olympus mons')).toEqual([]));
