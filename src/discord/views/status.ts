import { type PublicHero, type PublicView } from '../../rules/sight/views.ts';
import { limits } from '../limits.ts';
import { card, type Screen } from '../screen.ts';
import { buildLines, buildRows } from './builds.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';
import { nameOf, titled } from './names.ts';
import { situation } from './panel/situation.ts';
import { onDay } from './times.ts';

/** Who, how strong, how rich, whose turn, until when: what everybody may know. */
export function status(view: PublicView): Screen {
  const living = view.heroes.filter((hero) => !hero.lost);
  const lost = view.heroes.filter((hero) => hero.lost);
  const lines = [
    ...situation(view),
    ...monsterLine(view),
    ...endLine(view),
    '',
    ...(living.length === 0
      ? ['Nobody has joined yet.']
      : living.map((hero) => heroLine(view, hero))),
    ...lost.map(lostLine),
    ...orderLine(view),
    ...winnersLine(view),
    '',
    `Hosts: ${listed(view.hosts.map((host) => `<@${host}>`))} · time zone ${escape(view.zone)}`,
  ];
  const room = limits.embedDescription - lines.join('\n').length;
  return card(escape(view.name), [...lines, ...buildLines(view, room)], buildRows(view));
}

/** Before the first level-up there is nothing to tell of a hero but the name. */
const heroLine = ({ phase }: PublicView, hero: PublicHero): string => {
  const called = `${titled(hero)} (<@${hero.player}>)`;
  if (phase === 'lobby') return called;
  const strikes = hero.strikes > 0 ? `, ${hero.strikes} of 3 strikes` : '';
  return `${called}: level ${hero.level}, ${hero.gold} gold${strikes}`;
};

const causes = {
  monster: 'killed by a monster',
  strikes: 'three strikes',
  left: 'left the game',
  removed: 'removed by the host',
} as const;

const lostLine = (hero: PublicHero): string =>
  hero.lost
    ? `${titled(hero)} (<@${hero.player}>): lost in week ${hero.lost.week}, ${causes[hero.lost.cause]}`
    : '';

function monsterLine({ monster }: PublicView): string[] {
  if (!monster) return [];
  const state = monster.defeated ? 'defeated' : 'undefeated';
  const look = monster.look === null ? '' : ` ${escape(monster.look)}`;
  return [`Monster of the week: **${escape(monster.name)}**, ${state}.${look}`];
}

/** While the game is paused nobody knows. */
function endLine({ likelyEnd, pausedSince }: PublicView): string[] {
  if (!likelyEnd || pausedSince !== null) return [];
  const { soonest, latest } = likelyEnd;
  return [`This week ends between ${onDay(soonest)} and ${onDay(latest)}.`];
}

const orderLine = (view: PublicView): string[] => [
  ...(view.order.length > 0
    ? [`Order of turns: ${view.order.map((id) => nameOf(view, id)).join(', ')}`]
    : []),
  ...(view.makeUps.length > 0
    ? [`Make-up turns: ${view.makeUps.map((id) => nameOf(view, id)).join(', ')}`]
    : []),
];

const winnersLine = (view: PublicView): string[] =>
  view.winners.length > 0 ? [`Won by ${listed(view.winners.map((id) => nameOf(view, id)))}.`] : [];
