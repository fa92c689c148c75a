import { type CallKind, type Calls } from '../../rules/calls.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { card, say, type Screen } from '../screen.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';

/** To what somebody is called. */
const callNames: Record<CallKind, string> = {
  turn: 'your turn has been unlocked',
  duel: 'you fight the duel of the week',
  move: 'it is your move in a fight',
  reminder: 'something of yours is nearly over',
};

const named = (kinds: readonly CallKind[]) => kinds.map((kind) => `“${callNames[kind]}”`);

/** `7:30`, of 450 minutes after midnight. */
export const clockTime = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** How a hero’s player is called, a line for each thing that they have said. */
export const callLines = ({ muted, quiet }: Calls): string[] => [
  muted.length === 0
    ? 'You are pinged whenever you are called.'
    : `You are not pinged for ${listed(named(muted))}.${muted.includes('reminder') ? ' Nobody reminds you.' : ' The message comes all the same.'}`,
  quiet === null
    ? 'You have no quiet hours.'
    : `From ${clockTime(quiet.from)} to ${clockTime(quiet.to)} (${escape(quiet.zone)}) nothing pings you: what comes then is a silent message, with one ping when those hours end, if it still matters. Deadlines do not wait.`,
];

export const callsCard = ({ calls }: HeroView): Screen =>
  card('How you are called', [
    ...callLines(calls),
    '',
    'You change this with the options of `/me calls` and `/me quiet`, at any time; nobody else sees it.',
  ]);

/** A time of day that cannot be read, or none where one is needed. */
export const noTime = say(
  'Nothing was changed: quiet hours need two times of day, from when and to when, such as 22:00 and 7:30.',
  'Give both, or choose what is offered while you type.',
);
