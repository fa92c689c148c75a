import { type BroughtFace, type OpenEnds } from '../../../rules/event.ts';
import { houseRules } from '../../../rules/house.ts';
import { escape } from '../escape.ts';
import { hostSays } from '../host-says.ts';
import { fightCalled, listedLinks } from '../chains.ts';
import { joinLines, joinRow, joinTitle } from '../join-post.ts';
import { listed } from '../lists.ts';
import { called } from '../names.ts';
import { settingValue } from '../settings.ts';
import { count, span, when } from '../times.ts';
import { type Announcements } from './announcement.ts';

type Kinds =
  | 'created'
  | 'joined'
  | 'left'
  | 'away set'
  | 'host named'
  | 'chain cut'
  | 'started'
  | 'paused'
  | 'resumed'
  | 'cancelled'
  | 'house set'
  | 'goods brought'
  | 'deadlines moved';

const linkText = ({ name, ability }: { name: string; ability: string }) =>
  `${escape(ability)} of ${escape(name)}`;

/** The game itself: who is in, who runs it, whether its clock runs. */
export const lobbyAnnouncements: Announcements<Kinds> = {
  created: ({ game, zone }, id) => ({
    title: joinTitle(game),
    body: joinLines(zone),
    rows: [joinRow(id)],
  }),
  joined: ({ hero, title, players }) => ({
    title: `${escape(hero.name)} has joined`,
    body: [
      `${called(hero)}${title === '' ? '' : `, ${escape(title)}`} (<@${hero.player}>). ${count(players, 'hero', 'heroes')} so far.`,
    ],
  }),
  left: ({ hero, players, why }) => ({
    title: `${escape(hero.name)} ${why === undefined ? 'has left' : 'is taken out of'} the lobby`,
    body: [
      ...hostSays(why),
      `${count(players, 'hero', 'heroes')} ${players === 1 ? 'is' : 'are'} in.`,
    ],
  }),
  'away set': ({ hero, until }) => ({
    title: `${escape(hero.name)} is ${until === null ? 'back' : 'away'}`,
    body: [
      until === null
        ? `${called(hero)} is here again, and is waited for.`
        : `${called(hero)} is away until ${when(until)}. Nobody waits for them from now on: what they would have to do by then is done at once where it can be, and a turn that is passed for it costs no strike (TURN-05). A turn of theirs that is open already stays open until its time is over, and so does one that begins while fewer than two others who still play are here.`,
    ],
  }),
  'host named': ({ player, by, instead }) => ({
    title: by === 'second' ? 'A second host' : 'A new host',
    body: [
      `<@${player}> is now a host of this game${instead === undefined ? '' : ` in the place of <@${instead}>, who is none any more`}.`,
      'A host’s buttons are behind **Host Panel** under `/game status`.',
    ],
  }),
  'chain cut': ({ hosts, of, times, chain }) => ({
    title: 'A chain was cut',
    body: [
      `${hosts.map((host) => `<@${host}>`).join(' and ')}: in ${fightCalled(of)} that is over, abilities set each other off without end. They were stopped, ${count(times, 'time')}, as GAME-06 has it.`,
      ...(chain.length === 0
        ? ['Which things did so, hosts read under **Host Panel**.']
        : [`What had gone off: ${listedLinks(chain.map(linkText))}.`]),
    ],
  }),
  started: ({ order, until }) => ({
    title: 'The menagerie opens',
    body: [
      'Every hero has an identify scroll and starter things.',
      `${count(order.length, 'hero', 'heroes')} will enter; the order is drawn week by week.`,
      ...(until === undefined ? [] : [`The first turn ends ${when(until)}.`]),
    ],
  }),
  paused: () => ({
    title: 'The game is paused',
    body: ['All deadlines stand still until a host resumes it; nobody loses time.'],
  }),
  resumed: ({ moved, ...ends }) => ({
    title: 'The game goes on',
    body: [`All deadlines have moved by ${span(moved)}.`, ...openUntil(ends)],
  }),
  cancelled: ({ game }) => ({
    title: `“${escape(game)}” is cancelled`,
    body: ['It has no winner. All stakes went back to those who made them.'],
  }),
  'house set': ({ setting, value, from }) => ({
    title: 'A house setting changes',
    body: [
      `“${setting}” is **${settingValue(setting, value)}** from ${from === 'now' ? 'now on' : 'next week on'} (${houseRules[setting].rule}). ${houseRules[setting].says}`,
    ],
  }),
  'goods brought': ({ fresh, changed, why, first }) => ({
    title: fresh.length > 0 ? 'Goods of this game’s own' : 'The host changes goods',
    body: [
      ...(fresh.length === 0
        ? []
        : [
            `New from ${first ? 'the first week' : 'next week'} on: ${listed(fresh.map(broughtText))}.${mayLie(fresh)}`,
          ]),
      ...(changed.length === 0
        ? []
        : [
            `Changed: ${listed(changed.map((one) => `${broughtText(one)}, version ${one.version}`))}.`,
            ...(first ? ['Cards tell it.'] : changeTexts(changed)),
          ]),
      ...hostSays(why),
    ],
  }),
  'deadlines moved': ({ by, ...ends }) => ({
    title: 'Lost time is given back',
    body: [
      `I could not be reached for a while. Sorry for that; what it took is given back: ${span(by)}.`,
      ...openUntil(ends),
    ],
  }),
};

/** When what is open to everybody ends now. */
function openUntil({ turn, duel }: OpenEnds): string[] {
  const who = turn && listed([turn.hero, ...(turn.with ? [turn.with] : [])].map(called));
  const lines = turn ? [`The turn of ${who} is open until ${when(turn.until)}.`] : [];
  if (!duel) return lines;
  return [
    ...lines,
    `${duel.of === 'feature' ? 'Features are due' : 'Bets close'} ${when(duel.until)}.`,
  ];
}

/** `**Dented Helm**`; of what is no item, what it is. */
const broughtText = ({ name, of }: BroughtFace): string =>
  `**${escape(name)}**${of === 'item' ? '' : ` (${of})`}`;

/** ORB-01: from all things of a price some are drawn. */
export const mayLie = (fresh: readonly BroughtFace[]): string =>
  fresh.some(({ of }) => of === 'item')
    ? ' What lies in a week’s orbs is drawn: a thing may be long in coming.'
    : '';

/** GAME-06: from when on a change holds. */
const changeTexts = (changed: readonly BroughtFace[]): string[] => [
  ...(changed.some(({ of }) => of === 'item')
    ? ['Cards tell it; who fights now ends that fight with things as they were.']
    : []),
  ...(changed.some(({ of }) => of !== 'item')
    ? ['Monsters and maps are so from next week on.']
    : []),
];
