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

/** Minutes after midnight; null for what is no time of day. */
export function minutesIn(typed: string): number | null {
  const read = /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*$/.exec(typed);
  const [hours, minutes] = [Number(read?.[1] ?? 24), Number(read?.[2] ?? 0)];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
}
