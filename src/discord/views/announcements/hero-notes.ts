import { broughtIn } from '../brought-in.ts';
import { wornNow } from '../worn-now.ts';
import { audiences } from '../../../play/audiences.ts';
import { type EventFaces, type EventKind } from '../../../rules/event.ts';
import { type GameId, type HeroId, type PlayerId } from '../../../rules/names.ts';
import { type Screen } from '../../screen.ts';
import { type Sending } from '../../wire/body.ts';
import { returnReasons } from '../bets.ts';
import { escape } from '../escape.ts';
import { cheaperText } from '../cheaper.ts';
import { capital } from '../lists.ts';
import { lostLines } from '../lost.ts';
import { passedNote } from '../passed.ts';
import { turnNames } from '../phases.ts';
import { endedTurn } from '../haul.ts';
import { discoveryText } from '../secrets.ts';
import { stoodInLines } from '../stood-in.ts';
import { when } from '../times.ts';
import { callOf, reminderLines, rowsBelow } from './calls.ts';
import { fitting } from './parts.ts';
import { paidNote } from './paid-note.ts';
import { playedOutLines } from './played-out.ts';

type NotedKind =
  | 'levelled'
  | 'hatched'
  | 'goods brought'
  | 'turn unlocked'
  | 'left alone'
  | 'passed'
  | 'died'
  | 'duelists named'
  | 'secret found'
  | 'key expired'
  | 'stood in'
  | 'turn ended'
  | 'your move'
  | 'reminded'
  | 'played out'
  | 'bets returned'
  | 'duel called off'
  | 'duel paid';
type Told<K extends EventKind> = {
  face: EventFaces[K]['public'];
  own: EventFaces[K]['own'];
  hero: HeroId;
};
type Lines<K extends EventKind> = (told: Told<K>) => string[];

const turnHints = {
  monster: 'Enter and fight the monster, or pass; your panel has the buttons.',
  loot: 'Enter and loot, or pass; your panel has the buttons.',
  'make-up': 'Make your turn up, or let it go; your panel has the buttons.',
};

/** What one hero's player reads in their own thread. The first line says why they are called. */
const notes: { [K in NotedKind]: Lines<K> } = {
  levelled: ({ face, own }) =>
    own
      ? [
          `You are level ${face?.level ?? 0} now: ${own.paid} gold paid${broughtIn(own)}, ${own.purse} in your purse; healed, and all charges are back.${cheaperText(own.off)}`,
        ]
      : [],
  hatched: ({ face }) =>
    face
      ? [
          `${escape(face.name)} has hatched, and comes along into your fights while its egg is equipped.`,
        ]
      : [],
  'goods brought': ({ own }) => (own ? [wornNow(own)] : []),
  // TURN-01: in these words.
  'turn unlocked': ({ face }) =>
    face
      ? [
          `your turn has been unlocked.`,
          face.autopilot
            ? `You are away, so your autopilot plays your ${turnNames[face.kind]} at once.`
            : face.until === null
              ? `Your ${turnNames[face.kind]} begins when the game goes on; until when is told then.`
              : `Your ${turnNames[face.kind]} is open until ${when(face.until)}. ${turnHints[face.kind]}`,
        ]
      : [],
  'left alone': ({ face }) =>
    face
      ? [
          face.fights
            ? `${escape(face.gone.name)} is gone, and you fight on alone (DUEL-10): you stand at a door again, before what is yours to beat, which is as wounded as it was. The board is on your panel.`
            : `${escape(face.gone.name)} ${face.passed ? 'has passed' : 'is gone'}, and the turn is yours alone (DUEL-10): enter and fight, or pass; your panel has the buttons.`,
        ]
      : [],
  passed: ({ face, own }) => (face ? [passedNote(face, own?.opened)] : []),
  died: ({ face, own }) => lostLines(face?.loss, own),
  'duelists named': ({ face, hero }) =>
    face
      ? [
          'you fight the duel of this week.',
          face.away?.includes(hero)
            ? 'You are away, so your feature is posted as you stand: what you wear now is what you fight with.'
            : `Post your feature until ${when(face.until)}: your panel has the button. What you wear then is what you fight with.`,
        ]
      : [],
  // ORB-09: kept where it can be read again.
  'secret found': ({ own }) => (own ? [discoveryText(own)] : []),
  'key expired': ({ own }) =>
    own
      ? [
          `${escape(own.name)} opens nothing any more: the week is over, you opened no chest with it, and it is gone (ORB-08).`,
        ]
      : [],
  'turn ended': ({ face, own }) => (own && face ? endedTurn(face, own) : []),
  'stood in': ({ own }) => (own ? stoodInLines(own) : []),
  'your move': ({ own }) =>
    own
      ? [
          own.asked ? 'you are asked something in the fight.' : 'it is your move in the fight.',
          `Until ${when(own.until)}; after that it is ${own.asked ? 'answered' : 'played'} for you. The board is on your panel.`,
        ]
      : [],
  reminded: ({ face, own }) => {
    const told = own ?? face;
    return told ? reminderLines(told) : [];
  },
  'played out': ({ own }) => (own ? playedOutLines(own) : []),
  'bets returned': ({ face, own }) =>
    own
      ? [
          `Your stake of ${own.stake} gold is back: ${face ? returnReasons[face.why] : 'all bets are returned'}. Your purse has ${own.purse}.`,
        ]
      : [],
  'duel called off': ({ own }) =>
    own
      ? [
          `Your duel is called off: ${escape(own.opponent)} is out of it (BET-08). ${own.over ? 'Nobody else is left, so you have won the game (GAME-02).' : 'Nobody gets a prize, and your equipment is free again.'}`,
        ]
      : [],
  'duel paid': ({ face, own, hero }) => (own ? [paidNote(face, own, hero)] : []),
};

type Addressed = { screen: Screen; sending: Sending };
type Note = { face: object | null; own: object | null; hushed?: true };

/** Whose message it is, and what ends it. */
export type Reader = { game: GameId; hero: HeroId; player: PlayerId; mark: string };

/** The message for one hero's player, ended by its mark, and whom it mentions; null: there is none. */
export const heroNote = (kind: EventKind, note: Note, reader: Reader): Addressed | null =>
  addressed(kind, linesOf(kind, note, reader), note, reader);

/** The same where only the channel can be reached: what is public of it, and no more. */
export function calledInPublic(
  kind: EventKind,
  { face, own, ...how }: Note,
  reader: Reader,
): Addressed | null {
  const lines = face && audiences[kind].pings ? linesOf(kind, { face, own: null }, reader) : [];
  if (lines.length === 0) return null;
  return addressed(kind, [...lines, onlyHere], { face, own, ...how }, reader, true);
}

const onlyHere =
  'I can write to you neither in a thread nor directly: `/now` shows you your panel, here too.';

function linesOf(kind: EventKind, told: object, { hero }: Reader): string[] {
  if (!(kind in notes)) return [];
  const write = notes[kind as NotedKind] as (told: object) => string[];
  return write({ ...told, hero });
}

/**
 * A call that is to wake nobody mentions nobody and comes without a sound; it has a name only where
 * others read it as well.
 */
function addressed(
  kind: EventKind,
  [first, ...rest]: string[],
  { own, hushed }: Note,
  { game, hero, player, mark }: Reader,
  inPublic = false,
): Addressed | null {
  if (first === undefined) return null;
  const { pings } = audiences[kind];
  const rings = pings && !hushed;
  const rows = rowsBelow(kind, rings ? callOf(kind, own) : null, game, hero);
  const lines = [rings || inPublic ? `<@${player}>, ${first}` : capital(first), ...rest];
  return {
    screen: {
      ...fitting(lines, `-# ${mark}`),
      ...(rows.length > 0 && { rows }),
    },
    sending: { ...(rings && { mention: [player] }), ...(hushed && { silent: true }) },
  };
}
