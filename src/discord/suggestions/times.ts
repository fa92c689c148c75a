import { limits } from '../limits.ts';
import { suggested } from '../options.ts';
import { clockTime } from '../views/calls.ts';
import { meWords } from '../views/commands/me.ts';
import { matching } from './pick.ts';

/** What is chosen to have no quiet hours. */
export const none = 'none';

const choiceAt = (minutes: number) => ({ name: clockTime(minutes), value: clockTime(minutes) });
const each = (step: number) => Array.from({ length: 1440 / step }, (_, at) => choiceAt(at * step));

const times = (typed: string) => matching(typed, typed === '' ? each(60) : each(30));

/** From when; or that there are none. */
export const quietFrom = suggested(meWords.quiet.from, ({ typed }) =>
  [{ name: meWords.quiet.none, value: none }, ...times(typed)].slice(0, limits.choices),
);
export const quietTo = suggested(meWords.quiet.to, ({ typed }) => times(typed));

const time = /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?\s*$/i;

/** Minutes after midnight, of `22:30`, `22` or `10:30 pm`; null for what is no time of day. */
export function minutesIn(typed: string): number | null {
  const [, hour = '24', minute = '0', half] = time.exec(typed) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (minutes > 59 || hours > 23) return null;
  if (half === undefined) return hours * 60 + minutes;
  if (hours < 1 || hours > 12) return null;
  return ((hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minutes;
}
