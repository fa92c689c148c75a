import { houseRules, type House, type HouseSetting } from '../../rules/house.ts';
import { card, type Screen } from '../screen.ts';
import { count } from './times.ts';

const words: Record<(typeof houseRules)[HouseSetting]['unit'] | 'gold', (n: number) => string> = {
  hours: (n) => count(n, 'hour'),
  days: (n) => count(n, 'day'),
  weeks: (n) => count(n, 'week'),
  gold: (n) => `${n} gold`,
  'yes or no': (n) => (n === 1 ? 'yes' : 'no'),
  monsters: (n) => count(n, 'monster'),
  traps: (n) => count(n, 'trap'),
  times: (n) => (n === 0 ? 'without limit' : count(n, 'time')),
};

/** `12 hours`, `yes`, `without limit`. */
export const settingValue = (setting: HouseSetting, value: number): string =>
  words[houseRules[setting].unit](value);

/** The settings of a game, and those that the next week begins with instead. */
export type Settings = { house: House; houseNext: Partial<House> };

/** `12 hours`, or `12 hours, 24 hours from next week on` where a change waits for it. */
export function settingShown({ house, houseNext }: Settings, setting: HouseSetting): string {
  const now = settingValue(setting, house[setting]);
  const next = houseNext[setting];
  return next === undefined || next === house[setting]
    ? now
    : `${now}, ${settingValue(setting, next)} from next week on`;
}

/** Every ruling of the house with what it is now, its bounds and its rule. */
const settingLines = (settings: Settings): string[] =>
  (Object.keys(houseRules) as HouseSetting[]).map((setting) => {
    const { min, max, rule, says, unit } = houseRules[setting];
    const bounds = unit === 'yes or no' ? '' : `, ${min} to ${max}`;
    return `**${setting}**: ${settingShown(settings, setting)} (${rule}${bounds}). ${says}`;
  });

/** The same as a card. */
export const settingsCard = (settings: Settings): Screen =>
  card('House settings', [
    ...settingLines(settings),
    '',
    'A host changes them on the host panel (`/game status`).',
  ]);
