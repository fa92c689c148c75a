import { type Described } from '../../../rules/event.ts';
import { escape } from '../escape.ts';
import { listed } from '../lists.ts';
import { called } from '../names.ts';
import { prowessLines } from '../prowess.ts';
import { type Announcements } from './announcement.ts';

type Kinds =
  | 'monster arrived'
  | 'monster taken'
  | 'monster released'
  | 'monster defeated'
  | 'monster unbeaten';

/** What everybody hears of the week's monster. */
export const monsterAnnouncements: Announcements<Kinds> = {
  'monster arrived': ({ name, pair }) => ({
    title: `${pair ? `Two of ${escape(name)} are` : `${escape(name)} is`} let into the menagerie`,
    body: [
      pair
        ? `${listed(pair.map(called))} have tied and meet them together, one each, by lot; whoever beats theirs first loots first (DUEL-10). What is left of a dead one’s, the next in order has to beat.`
        : 'Nobody loots before it is defeated; the first to enter has to fight it.',
    ],
  }),
  'monster taken': ({ host, monster }) => ({
    title: `A host plays ${escape(monster)}`,
    body: [
      `From now on <@${host}> decides what it does in this fight, and sees what it sees (MONSTER-09).`,
    ],
  }),
  'monster released': ({ host, monster, why }) => ({
    title: `${escape(monster)} plays itself again`,
    body: [`<@${host}> ${freedWhy[why]} (MONSTER-09).`],
  }),
  'monster defeated': ({ hero, monster, half, alone, ...told }) => ({
    title: `${escape(monster)} is defeated`,
    body: [
      // DUEL-10: whose it was, whosever the blow.
      `${half && !alone ? `It was dealt to ${called(hero)}.` : `${called(hero)} has slain it.`} ${howOther[half ?? 'none']}`,
      ...describedIn(told),
    ],
  }),
  'monster unbeaten': ({ monster, half, ...told }) => ({
    title: half
      ? `Nobody has beaten the second ${escape(monster)}`
      : `Nobody has beaten ${escape(monster)}`,
    body: [
      half
        ? 'Everybody in the order has had a turn, and nobody who had to meet it loots this week (DUEL-10, MONSTER-11).'
        : 'Everybody in the order has had a turn, so nobody loots this week (MONSTER-11).',
      ...describedIn(told),
    ],
  }),
};

/** MONSTER-08 */
const describedIn = ({ look, does }: Pick<Described, 'look' | 'does'>): string[] => [
  escape(look),
  ...(does ? ['', ...prowessLines(does)] : []),
];

/** DUEL-10: how the other of two is. */
const howOther = {
  none: 'The loot is free.',
  stands:
    'The other of the two still stands: whoever meets it next has to beat it first (DUEL-10).',
  fallen: 'Both have fallen, and the loot is free.',
  unmet: 'The other of the two still stands, and nobody is left to meet it. The loot is free.',
};

const freedWhy = {
  asked: 'has given it back',
  'no host': 'is no host of this game any more',
  gone: 'is no longer here',
  over: 'played it to the end of this fight',
};
