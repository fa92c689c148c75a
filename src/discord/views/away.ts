import { type Instant } from '../../rules/names.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { card, type Screen } from '../screen.ts';
import { count, when } from './times.ts';

/** TURN-05: until when somebody is away, and how much more of it they have. */
export const awayText = (until: Instant | null, left: number, acted = false): string =>
  `${
    until === null
      ? acted
        ? 'You play yourself, so your absence is over.'
        : 'You are here.'
      : `You are away until ${when(until)}: everybody sees it, nobody waits for you from now on, and what calls you comes without a ping. A turn that is open already stays open until its time is over, and counts as ever; one that begins while fewer than two others who still play are here waits for its time, too, and costs no strike. \`/me away until: back\` takes it back.`
  } ${left === 0 ? 'No day' : count(left, 'day')} of absence left in this game.`;

export const awayCard = ({ hero, daysAway }: HeroView): Screen =>
  card('Absence', [
    awayText(hero.away, daysAway),
    '',
    'While you are away your turn is passed without a strike (with the monster defeated you make it up, if you are back by then), your feature is posted as you stand, and your moves are played by your `/me orders`. With `/me autopilot` your turns are played instead of passed. A turn that was open before you said so still counts. If you enter, fight or post your feature yourself, your absence is over.',
  ]);

/** `Sunday 16 February (3 days)`, of the last day of an absence; `day` is an instant within it, in UTC. */
export const dayOffer = (day: Instant, days: number): string =>
  `${named(day, { weekday: 'long' })} ${new Date(day).getUTCDate()} ${named(day, { month: 'long' })} (${count(days, 'day')})`;

const named = (day: Instant, what: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...what }).format(day);
