import { type CallKind } from '../../../rules/calls.ts';
import { type EventFaces, type EventKind, type Reminder } from '../../../rules/event.ts';
import { type GameId, type HeroId } from '../../../rules/names.ts';
import { writeCustomId } from '../../custom-id.ts';
import { button, row, type Row } from '../../screen.ts';
import { answerRow } from '../interview.ts';
import { turnNames } from '../phases.ts';
import { when } from '../times.ts';

type Told = Reminder & { autopilot?: true };
type TurnReminder = NonNullable<Reminder['turn']>;

/** What happens at the end of a turn, as one waits or is inside. */
const passes: Record<TurnReminder['then'], string> = {
  left: 'you leave, with what you have by then',
  played: 'your fight is played for you to its end, and then you leave',
  'not come in': 'it is over, with nothing looted',
  strike: 'it is passed: a strike, and no loot this week',
  'make-up': 'it is passed, and you make it up once all others have had theirs',
  forfeit: 'it is lost',
};

const inside: readonly TurnReminder['then'][] = ['left', 'played', 'not come in'];

const isInside = (turn: TurnReminder | undefined): boolean =>
  turn !== undefined && inside.includes(turn.then);

/** What is not done yet, until when it can be, and what happens then. The first line calls. */
export function reminderLines({ of, until, turn, autopilot, asked }: Told): string[] {
  const end = when(until);
  switch (of) {
    case 'turn':
      return [
        isInside(turn) ? 'your turn is not over yet.' : 'your turn still waits for you.',
        turn
          ? `Your ${turnNames[turn.kind]} is open until ${end}; after that ${autopilot ? 'your autopilot plays it' : passes[turn.then]}. Your panel has the buttons.`
          : `It is open until ${end}.`,
      ];
    case 'fight turn':
      return [
        `the fight still waits for your ${asked ? 'answer' : 'move'}.`,
        `Until ${end}; after that it is ${asked ? 'answered' : 'played'} for you. The board is on your panel.`,
      ];
    case 'feature':
      return [
        'your feature is still awaited.',
        `Post it until ${end}; after that I post what you wear then. Your panel has the button.`,
      ];
    case 'betting':
      return [
        'bets are still open, and you have placed none.',
        `Until ${end}; after that the duel begins. Your panel has the chooser.`,
      ];
  }
}

const kinds: Partial<Record<EventKind, CallKind>> = {
  'turn unlocked': 'turn',
  'duelists named': 'duel',
  'your move': 'move',
};

/** The kind of call that a message to a hero’s player is; null: it is none. */
export const callOf = (kind: EventKind, own: object | null): CallKind | null =>
  kind === 'reminded' && own !== null
    ? (own as NonNullable<EventFaces['reminded']['own']>).call
    : (kinds[kind] ?? null);

/** Below a call: no more pings of that kind. Below the news of a loss: what one makes of it (GAME-04). */
export function rowsBelow(
  kind: EventKind,
  call: CallKind | null,
  game: GameId,
  hero: HeroId,
): Row[] {
  if (kind === 'died') return [answerRow(game, hero)];
  if (call === null) return [];
  return [row(button('Mute This Kind', writeCustomId('mute', { game, subject: call, hero })))];
}
