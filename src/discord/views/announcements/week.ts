import { type Loss } from '../../../rules/game.ts';
import { escape } from '../escape.ts';
import { hostSays } from '../host-says.ts';
import { row } from '../../screen.ts';
import { listed } from '../lists.ts';
import { mapButton } from '../map.ts';
import { called } from '../names.ts';
import { orbLine, orbList } from '../orb-lines.ts';
import { turnNames } from '../phases.ts';
import { count, when } from '../times.ts';
import { namesIn, whoHas } from '../turns.ts';
import { wornText } from '../duel.ts';
import { type Announcements } from './announcement.ts';

type Kinds =
  | 'week began'
  | 'hatched'
  | 'egg gained'
  | 'put on for good'
  | 'loot laid'
  | 'turn unlocked'
  | 'entered'
  | 'left alone'
  | 'passed'
  | 'died'
  | 'turn ended'
  | 'game won';

/** What happens in a week up to its duel, and how the game ends. */
export const weekAnnouncements: Announcements<Kinds> = {
  'week began': ({ week, order }) => ({
    title: `Week ${week}`,
    body: [
      'Every living hero levels up: paid, healed and with all charges back.',
      `They enter in this order: ${order.map(called).join(', ')}.`,
    ],
  }),
  hatched: ({ hero, name }) => ({
    title: `${escape(name)} has hatched`,
    body: [
      `${called(hero)} has a new companion. It comes along into fights while its egg is equipped.`,
    ],
  }),
  'egg gained': ({ hero, name }) => ({
    title: `${escape(hero.name)} has an egg`,
    body: [
      `${called(hero)} has got ${escape(name)}. What will come of it, everybody hears when it hatches.`,
    ],
  }),
  'put on for good': ({ hero, name, slot }) =>
    slot === 'class'
      ? {
          title: `${escape(hero.name)} has a class`,
          body: [`${called(hero)} has put on the class ${escape(name)}, for good.`],
        }
      : {
          title: `${escape(hero.name)} has a greater ultimate`,
          body: [`${called(hero)} has put on the greater form of ${escape(name)}, for good.`],
        },
  'loot laid': ({ week, orbs }, game) => ({
    title: `Loot of week ${week}`,
    body: orbList(orbs, orbLine),
    rows: [row(mapButton(game))],
  }),
  'turn unlocked': ({ hero, with: other, kind, until, autopilot }) => ({
    title: `It is the turn of ${namesIn(hero, other)}`,
    body: [
      autopilot
        ? `${called(hero)} is away, as announced, and has the ${turnNames[kind]} played by autopilot.`
        : until === null
          ? `${whoHas(hero, other)} a ${turnNames[kind]}; until when is told when the game goes on.`
          : `${whoHas(hero, other)} a ${turnNames[kind]} until ${when(until)}.`,
    ],
  }),
  entered: ({ hero, with: other, kind, autopilot }) => ({
    title: `${namesIn(hero, other)} ${other ? 'enter' : 'enters'} the menagerie`,
    body: [
      other
        ? 'A monster is waiting for each of them.'
        : kind === 'monster'
          ? 'The monster is waiting.'
          : `A ${turnNames[kind]}.`,
      ...(autopilot ? [`${called(hero)} does not come: this turn is played by autopilot.`] : []),
    ],
  }),
  'left alone': ({ hero, gone, fights, passed }) => ({
    title: `${escape(hero.name)} ${fights ? 'fights' : 'goes'} on alone`,
    body: [
      fights
        ? `${called(gone)} is gone. The fight of ${called(hero)} goes on.`
        : `${called(gone)} ${passed ? 'has passed' : 'is gone'}. The turn of the two is that of ${called(hero)} alone.`,
    ],
  }),
  passed: ({ hero, why, then, strikes, limit, missed, spared }) => ({
    title: `${escape(hero.name)} ${missed ? 'misses a turn' : 'passes'}`,
    body: [
      missed
        ? `${called(hero)} ${missedWhy[why]}. It is lost, without a make-up turn or a strike (TURN-05).`
        : spared
          ? `${called(hero)} ${passedWhy[why]}. The monster is undefeated: no loot this week, but no strike (TURN-05).`
          : `${called(hero)} ${passedWhy[why]}. ${limit === undefined ? passedThen[then](strikes) : limitReached(limit)}`,
    ],
  }),
  died: ({ hero, loss, build, stored = [], shared }) => ({
    title: `${escape(hero.name)} has lost the game`,
    body: [
      `${called(hero)} ${lossText(loss)}.`,
      ...hostSays(loss.why),
      `The build is public now (GAME-04). Wore ${wornText(build)}.`,
      ...(stored.length === 0
        ? []
        : [`In the inventory: ${stored.map((name) => escape(name)).join(', ')}.`]),
      ...(shared === undefined
        ? []
        : [`The gold is shared: each of the living gets ${shared} (GAME-03).`]),
      'What each thing does: `/game status`.',
    ],
  }),
  'turn ended': ({ hero, why, autopilot }) => ({
    title: `${escape(hero.name)} leaves the menagerie`,
    body: [`${called(hero)} ${endedWhy[why]}${autopilot ? ', played by autopilot' : ''}.`],
  }),
  'game won': ({ winners }) => ({
    title: winners.length === 0 ? 'The game has no winner' : 'The game is won',
    body: [
      winners.length === 0
        ? 'Nobody is left alive (GAME-07).'
        : `${listed(winners.map(called))} ${winners.length === 1 ? 'is the last one living, and wins.' : 'fell last, and share the first place.'}`,
      'Every build is public now: `/game status`.',
    ],
  }),
};

const passedWhy = {
  asked: 'has passed the turn',
  lapsed: 'has not taken the turn in time, so it is passed',
  gone: 'is no longer here, so the turn is passed',
  away: 'is away, as announced, so the turn is passed',
};

/** Of a turn that is lost and not passed. */
const missedWhy = {
  asked: 'has let the turn go',
  lapsed: 'has not taken the turn in time',
  gone: 'is no longer here to take the turn',
  away: 'is away',
};

const endedWhy = {
  asked: 'is done looting',
  lapsed: 'has had all the time for this turn',
  gone: 'is no longer here, so the turn is over',
  spent: 'has used up the 300 actions of a loot turn',
  'timed out': 'has had the 30 minutes of a loot turn',
};

const passedThen = {
  'make-up': () => 'It is made up once all others have had theirs.',
  strike: (strikes: number) =>
    `The monster is undefeated: no loot this week, and ${count(strikes, 'strike')} of 3.`,
  forfeit: () => 'It was a make-up turn, and is lost.',
};

/** TURN-06 */
const limitReached = (limit: number) =>
  `All ${count(limit, 'make-up turn')} that a hero has in this game ${limit === 1 ? 'is' : 'are'} taken (TURN-06), so there is no loot this week.`;

/** `was killed by …`: how a hero has lost, after its name. */
export const lossText = ({ cause, by }: Loss): string => {
  switch (cause) {
    case 'monster':
      return `was killed by ${escape(by ?? 'the monster')}`;
    case 'menagerie':
      return by === null
        ? 'has died in the menagerie'
        : `was killed by ${escape(by)} while looting`;
    case 'strikes':
      return 'has passed three times with the monster undefeated';
    case 'left':
      return 'has left the game';
    case 'removed':
      return 'was removed by the host';
  }
};
