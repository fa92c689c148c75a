import { type HeroView } from '../../rules/sight/views.ts';
import { limits } from '../limits.ts';
import { suggested, type Choice } from '../options.ts';
import { dayOffer } from '../views/away.ts';
import { meWords } from '../views/commands/me.ts';
import { matching, meant } from './pick.ts';
import { said } from './said.ts';

/** What is chosen to be here again. */
const back = 'back';

const day = 86_400_000;

/** The date in that zone, as `2031-02-10`. */
const dateIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);

/** Of so many days from today on. */
function daysFrom(today: string, most: number) {
  const first = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: Math.min(most, limits.choices) }, (_, at) => {
    const noon = first + at * day;
    return { name: dayOffer(noon, at + 1), value: new Date(noon).toISOString().slice(0, 10) };
  });
}

/** As far as those go that are paid already and those that are left. */
function daysOf({ hero, everyone, daysAway, awayPaid }: HeroView, at: number): Choice[] {
  const here = hero.away === null ? [] : [{ name: meWords.away.back, value: back }];
  const today = dateIn(everyone.zone, at);
  const paid = Math.max(0, awayPaid + 1 - Date.parse(today) / day);
  return [...here, ...daysFrom(today, paid + daysAway)].slice(0, limits.choices);
}

/** The days through which the caller may be away; and that they are back, if they are. */
export const awayOption = suggested(meWords.away.until, async ({ typed, own, caller }) => {
  const view = await own();
  return view ? matching(typed, daysOf(view, caller.at)) : [];
});

/** In the order of days. */
const soon = ['today', 'tomorrow'];

/** The day that was suggested, or typed by its name or as a date; null: back. */
export function dayMeant(view: HeroView, typed: string, at: number): string | null {
  const near = daysFrom(dateIn(view.everyone.zone, at), soon.length)[
    soon.indexOf(said(typed).trim())
  ];
  const named = near?.value ?? meant(typed, daysOf(view, at));
  return named === back ? null : named;
}
