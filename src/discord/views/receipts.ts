import { broughtIn } from './brought-in.ts';
import { type EventFor, type EventKind, type PickName } from '../../rules/event.ts';
import { houseRules } from '../../rules/house.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { limits, shortened } from '../limits.ts';
import { say, type Screen } from '../screen.ts';
import { mayLie } from './announcements/lobby.ts';
import { onWhom, returnReasons } from './bets.ts';
import { answerSet } from './answers.ts';
import { attachedText, boughtText, openedText, poppedText, savedText, soldText } from './bought.ts';
import { autopilotLines } from './autopilot.ts';
import { awayText } from './away.ts';
import { brief } from './brief.ts';
import { callLines } from './calls.ts';
import { listed } from './lists.ts';
import { called } from './names.ts';
import { escape } from './escape.ts';
import { fightLines } from './fight-lines.ts';
import { haulText } from './haul.ts';
import { identifiedText } from './identified.ts';
import { inVainText } from './in-vain.ts';
import { once } from './on-the-way.ts';
import { orderLines } from './orders.ts';
import { passedLine } from './passed.ts';
import { turnNames } from './phases.ts';
import { discoveryText } from './secrets.ts';
import { tileName } from './tiles.ts';
import { count, when } from './times.ts';
import { settingValue } from './settings.ts';
import { walkedText } from './walked.ts';

type Event<K extends EventKind> = Extract<EventFor, { kind: K }>;
/** What the actor reads of an event of the own act; null where another line says it already. */
type Receipts = { [K in EventKind]: (event: Event<K>) => string | null };

const nothing = () => null;

const begins = 'The game has started, and week 1 begins at once';

const receipts: Receipts = {
  created: ({ face }) =>
    face &&
    `“${escape(face.game)}” is open. Its post in the channel has the button to join. You run it with **Host Panel** under \`/game status\`.\n` +
      'Every hero gets a private thread there. Whoever has Manage Threads can open those; `/setup check` says how to keep secrets from them too.',
  joined: ({ face }) =>
    face &&
    `You are in, as ${called(face.hero)}. Your panel is in your own thread here, and behind \`/now\`.`,
  left: ({ face }) => face && `${called(face.hero)} has left the game.`,
  'host named': ({ face }) =>
    face &&
    (face.by === 'take over'
      ? 'You are the host now'
      : `<@${face.player}> is the second host now`) +
      (face.instead === undefined ? '.' : `, in the place of <@${face.instead}>.`),
  started: ({ face }) =>
    face?.until === undefined
      ? `${begins}.`
      : `${begins}: everybody is paid, and the first turn is unlocked. It ends ${when(face.until)}.`,
  paused: () => 'The game is paused, and so are its deadlines.',
  resumed: () => 'The game goes on. All deadlines have moved by the pause.',
  cancelled: ({ face }) => face && `“${escape(face.game)}” is cancelled. All stakes went back.`,
  'house set': ({ face }) =>
    face &&
    `“${face.setting}” is ${settingValue(face.setting, face.value)} from ${face.from === 'now' ? 'now on' : 'next week on'}. ${houseRules[face.setting].says}`,
  'goods brought': ({ face }) =>
    face &&
    [
      ...(face.fresh.length === 0
        ? []
        : [
            `${count(face.fresh.length, 'thing')} of your own, there from ${face.first ? 'the first' : 'next'} week on.${mayLie(face.fresh)}`,
          ]),
      ...(face.changed.length === 0 ? [] : [`${count(face.changed.length, 'thing')} changed.`]),
      'Everybody is told.',
    ].join(' '),
  retitled: ({ face }) =>
    face &&
    (face.title === ''
      ? 'Your hero has no title now.'
      : `Your hero is now called ${escape(face.title)}.`),
  'orders set': ({ own }) =>
    own &&
    `Your hero’s standing orders, for turns that it plays by itself:\n${orderLines(own).join('\n')}`,
  'autopilot set': ({ own }) => own && autopilotLines(own).join('\n'),
  'answer set': ({ own }) => own && answerSet(own),
  'away set': ({ face, own }) => face && own && awayText(face.until, own.left, own.acted),
  'calls set': ({ own }) => own && callLines(own).join('\n'),
  interviewed: () =>
    'Thank you! Your answers are posted for everybody; answer again whenever you want to change them.',
  reminded: nothing,
  'deadlines moved': nothing,
  'week began': nothing,
  levelled: ({ face, own }) =>
    own &&
    `You are level ${face?.level ?? 0} and were paid ${own.paid} gold${broughtIn(own)}; your purse has ${own.purse}.`,
  hatched: nothing,
  'egg gained': nothing,
  'put on for good': nothing,
  'monster arrived': nothing,
  'loot laid': nothing,
  'turn unlocked': ({ face }) =>
    face &&
    `The next turn is that of ${listed([face.hero, ...(face.with ? [face.with] : [])].map(called))}.`,
  entered: ({ face, own }) =>
    face &&
    `You have entered the menagerie for your ${turnNames[face.kind]}.${own ? ` ${tileName(own.to)} was taken: you stand on ${tileName(own.at)}.` : ''}`,
  'left alone': nothing,
  // Who is away passes while somebody else acts.
  passed: ({ face }) => (face && face.why !== 'away' ? passedLine(face) : null),
  walked: ({ own }) => own && walkedText(own),
  'secret found': ({ own }) => own && discoveryText(own),
  'stood in': nothing,
  fought: ({ own }) => own && once(fightLines(own.events)).join('\n'),
  'played out': nothing,
  'chain cut': nothing,
  'monster taken': ({ face }) =>
    face &&
    `You play ${escape(face.monster)} now, and everybody is told. Its panel is behind **Host Panel** under \`/game status\`, too; I write to you when it is its turn.`,
  'monster released': ({ face }) =>
    face && `${escape(face.monster)} plays itself again, and everybody is told.`,
  'monster to move': ({ face }) =>
    face &&
    `${escape(face.monster)} is played by <@${face.host}>, who has until ${when(face.until)}; after that it plays this turn by itself (MONSTER-09).`,
  'monster defeated': ({ face }) =>
    face &&
    (face.half && !face.alone
      ? `${escape(face.monster)} has fallen, that of ${called(face.hero)}.`
      : `You have defeated ${escape(face.monster)}! The loot is free.`),
  'monster unbeaten': nothing,
  died: ({ face }) => face && `${called(face.hero)} has lost the game.`,
  bought: ({ own }) => own && boughtText(own),
  identified: ({ own }) => own && identifiedText(own),
  saved: ({ own }) => own && savedText(own),
  sold: ({ own }) => own && soldText(own),
  opened: ({ own }) => own && openedText(own),
  'in vain': ({ own }) => own && inVainText(own),
  'key expired': nothing,
  equipped: ({ own }) =>
    own &&
    `You put on ${escape(own.name)} (${own.slot}).${own.popped === null ? '' : ` ${poppedText(own.popped)}`}`,
  unequipped: ({ own }) => own && `You took off ${escape(own.name)} (${own.slot}).`,
  uncursed: ({ own }) =>
    own &&
    `${escape(own.by)} takes the curse of ${escape(own.name)} off you; it is in your inventory. (${count(own.left, 'charge')} left.)`,
  attached: ({ own }) => own && attachedText(own),
  detached: ({ own }) =>
    own && `You took ${escape(own.name)} off ${escape(own.from)}, into your inventory.`,
  'turn ended': ({ own }) => (own ? haulText(own) : 'You have left the menagerie.'),
  'no duel': nothing,
  'duelists named': nothing,
  'feature posted': ({ face }) =>
    face?.by === 'host'
      ? `The feature of ${called(face.hero)} is corrected and posted anew.`
      : 'Your feature is posted. Your equipment is fixed until the duel is over.',
  'betting opened': ({ face }) =>
    face &&
    `${face.again === true ? 'Betting starts anew' : 'Both features are posted'}; bets are open ${face.until === null ? 'when the game goes on' : `until ${when(face.until)}`}.`,
  'bet placed': ({ own }) => own && sealed(own),
  'bet withdrawn': ({ own }) =>
    own && `Your bet is taken back; its ${own.stake} gold are yours again.`,
  'bets closed': nothing,
  'bets returned': ({ face }) => face && `All bets went back: ${returnReasons[face.why]}.`,
  'duel called off': ({ face }) => face && 'The duel is called off (BET-08).',
  'duel began': nothing,
  'your move': ({ own }) =>
    own &&
    `${own.asked ? 'You are asked something' : 'It is your move'}, until ${when(own.until)}.`,
  'duel decided': ({ face, ...event }) =>
    face && brief({ kind: 'duel decided', v: event.v, rules: event.rules, face }),
  'key revealed': nothing,
  'duel paid': ({ own }) =>
    own && `You got ${own.back} gold back from your bet; your purse has ${own.purse}.`,
  'game won': ({ face, ...event }) =>
    face && brief({ kind: 'game won', v: event.v, rules: event.rules, face }),
  'phase entered': nothing,
};

const sealedIn = 'Sealed: ';
const sealed = ({ stake, onName }: { stake: number; onName: PickName }) =>
  `${sealedIn}${stake} gold on ${escape(onWhom(onName))}. Nobody sees how much or on whom before bets close; you may change it until then.`;

/** Whether what was said of an act still holds: of a bet, only while that one stands and is sealed. */
export const stillHolds = (line: string, { bet, everyone }: HeroView): boolean =>
  !line.startsWith(sealedIn) ||
  (everyone.phase === 'betting' && bet !== null && line === sealed(bet));

/** What came of an act, for who did it: one line an event that has something to say. */
export function receiptLines(events: readonly EventFor[]): string[] {
  return events.flatMap((event) => {
    const write = receipts[event.kind] as (one: EventFor) => string | null;
    return write(event) ?? [];
  });
}

/** The same as a message of its own. */
export const plainly = (lines: readonly string[]): Screen =>
  say(shortened(lines.length === 0 ? 'Done.' : lines.join('\n'), limits.content));
