import { type HeroId } from '../../rules/names.ts';
import { type PublicHero, type PublicView } from '../../rules/sight/views.ts';
import { limits, shortened } from '../limits.ts';
import { card, type Screen } from '../screen.ts';
import { buildLines, buildRows } from './builds.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';
import { called, nameOf, titled } from './names.ts';
import { comesNext } from './next.ts';
import { situation } from './panel/situation.ts';
import { onDay } from './times.ts';

/**
 * Who, how strong, how rich, whose turn, until when: what everybody may know. Where that is more than
 * a message holds, titles are left out.
 */
export function status(view: PublicView): Screen {
  const most = limits.embedDescription;
  const whole = statusLines(view, titled).join('\n');
  const text = whole.length <= most ? whole : statusLines(view, called).join('\n');
  const builds = buildLines(view, most - text.length);
  return card(escape(view.name), [shortened(text, most), ...builds], buildRows(view));
}

function statusLines(view: PublicView, naming: Naming): string[] {
  const living = view.heroes.filter((hero) => !hero.lost);
  const lost = view.heroes.filter((hero) => hero.lost);
  return [
    ...situation(view),
    ...nextLine(view),
    ...monsterLine(view),
    ...endLine(view),
    '',
    ...(living.length === 0
      ? ['Nobody has joined yet.']
      : living.map((hero) => heroLine(view, hero, naming))),
    ...lost.map((hero) => lostLine(hero, naming)),
    ...orderLine(view),
    ...winnersLine(view),
    ...broughtLines(view),
    '',
    `Hosts: ${listed(view.hosts.map((host) => `<@${host}>`))} · time zone ${escape(view.zone)}`,
  ];
}

type Naming = (hero: PublicHero) => string;

/** Before the first level-up there is nothing to tell of a hero but the name. */
const heroLine = ({ phase, week }: PublicView, hero: PublicHero, naming: Naming): string => {
  const who = `${naming(hero)} (<@${hero.player}>)`;
  if (phase === 'lobby' || week === 0) return who;
  const strikes = hero.strikes > 0 ? `, ${hero.strikes} of 3 strikes` : '';
  return `${who}: level ${hero.level}${strikes}`;
};

const causes = {
  monster: 'killed by a monster',
  menagerie: 'died while looting',
  strikes: 'three strikes',
  left: 'left the game',
  removed: 'removed by the host',
} as const;

const lostLine = (hero: PublicHero, naming: Naming): string =>
  hero.lost
    ? `${naming(hero)} (<@${hero.player}>): lost in week ${hero.lost.week}, ${causes[hero.lost.cause]}`
    : '';

function monsterLine({ monster }: PublicView): string[] {
  if (!monster) return [];
  const state = !monster.defeated
    ? `undefeated${monster.second ? ', the second of two' : ''}`
    : monster.half
      ? 'defeated, while another of it stands'
      : 'defeated';
  const look = monster.look === null ? '' : ` ${escape(monster.look)}`;
  return [`Monster of the week: **${escape(monster.name)}**, ${state}.${look}`];
}

function nextLine(view: PublicView): string[] {
  const next = comesNext(view);
  return next === null ? [] : [next];
}

/** While the game is paused nobody knows. */
function endLine({ likelyEnd, pausedSince }: PublicView): string[] {
  if (!likelyEnd || pausedSince !== null) return [];
  const { soonest, latest, duel, makeUps } = likelyEnd;
  const reasons = [
    ...(makeUps ? ['turns are made up'] : []),
    ...(duel ? ['its duel takes more than a day'] : []),
  ];
  const later = reasons.length > 0 ? `, or later if ${reasons.join(' or ')}` : '';
  return [`This week ends between ${onDay(soonest)} and ${onDay(latest)}${later}.`];
}

const orderLine = (view: PublicView): string[] => [
  ...(view.order.length > 0
    ? [`Order of turns: ${view.order.map((id) => inOrder(view, id)).join(', ')}`]
    : []),
  ...(view.makeUps.length > 0
    ? [`Make-up turns: ${view.makeUps.map((id) => inOrder(view, id)).join(', ')}`]
    : []),
];

/** TURN-05: with how long they are away; GAME-03: whose turn will not come. */
function inOrder(view: PublicView, id: HeroId): string {
  const hero = view.heroes.find((one) => one.id === id);
  if (hero?.lost) return `${nameOf(view, id)} (lost)`;
  return `${nameOf(view, id)}${hero?.away ? ` (away until ${onDay(hero.away)})` : ''}`;
}

const winnersLine = (view: PublicView): string[] =>
  view.winners.length > 0 ? [`Won by ${listed(view.winners.map((id) => nameOf(view, id)))}.`] : [];

/** So many are told by name. */
const toldByName = 15;

/** GAME-06: what is otherwise in this game than in others. */
function broughtLines({ brought }: PublicView): string[] {
  const own = brought.filter(({ version }) => version === 1).map(({ name }) => escape(name));
  const changed = brought
    .filter(({ version }) => version > 1)
    .map(({ name, version }) => `${escape(name)} (version ${version})`);
  const line = (what: string, names: readonly string[]): string[] => {
    const more = names.length - toldByName;
    const told = more > 0 ? [...names.slice(0, toldByName), `${more} more`] : names;
    return names.length === 0 ? [] : [`${what}: ${listed(told)}.`];
  };
  return [...line('Of this game’s own', own), ...line('Changed in this game', changed)];
}
