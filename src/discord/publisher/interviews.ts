import { type GamePlace, type OutboxRow } from '../../play/ports.ts';
import { type EventFaces } from '../../rules/event.ts';
import { type HeroId } from '../../rules/names.ts';
import { type PublicHero } from '../../rules/sight/views.ts';
import { type Desk } from '../desk.ts';
import { factsOf } from '../log.ts';
import { type Screen } from '../screen.ts';
import { numbered } from '../views/announcements/index.ts';
import { interviewAsk, interviewThread } from '../views/interview.ts';
import {
  isChannelGone,
  isMessageGone,
  isNotAllowed,
  isTextRefused,
  isThreadClosed,
  isThreadThere,
  isTooManyEdits,
  troubleOf,
} from '../wire/trouble.ts';
import { type Marked, sentBefore, type SendOnce } from './once.ts';

/**
 * GAME-04: interviews about builds, each in a public thread below the announcement with which its
 * hero's game was over. Such a thread bears that message's id, so none is opened twice. Where there can
 * be no thread all of it stands in the game's channel.
 */
export interface Interviews {
  /** Puts the questions to whom this announcement is about, unless they have left the server. */
  ask(row: OutboxRow, place: GamePlace, announcement: string): Promise<void>;
  /** Shows what was answered: where it stands already it is drawn anew. Answers the message's id. */
  post(row: OutboxRow, place: GamePlace, screen: Screen): Promise<string>;
}

type Answered = EventFaces['interviewed']['public'];

/** Where something can stand: the thread, if there is one, and the game's channel. */
type Rooms = readonly [thread: string | null, channel: string];

export function interviewsOver(desk: Desk, sendOnce: SendOnce): Interviews {
  const { asks, wire, log, announced } = desk;
  const before = sentBefore(desk);

  /**
   * The thread below that message, opened where it is not there; null where there can be none. `again`:
   * there may be one.
   */
  async function below(
    channel: string,
    message: string,
    hero: Pick<PublicHero, 'name'>,
    again: boolean,
  ): Promise<string | null> {
    if (again && (await isThere(message))) return message;
    try {
      return await wire.openThreadBelow(channel, message, interviewThread(hero));
    } catch (error) {
      if (isThreadThere(error)) return message;
      if (troubleOf(error) !== 'never') throw error;
      log.warn(factsOf(error), 'no thread for an interview');
      return null;
    }
  }

  /** One in which nobody has written for a week is archived: it is opened again, where that is allowed. */
  async function isThere(thread: string): Promise<boolean> {
    try {
      const found = await wire.channel(thread);
      const isArchived = 'thread_metadata' in found && found.thread_metadata?.archived === true;
      if (isArchived) await wire.reopenThread(thread);
      return true;
    } catch (error) {
      if (troubleOf(error) !== 'never') throw error;
      return !isChannelGone(error);
    }
  }

  /** In the thread where that takes it, else in the channel. */
  async function put(row: OutboxRow, [thread, channel]: Rooms, marked: Marked): Promise<string> {
    const rooms = thread === null ? [channel] : [thread, channel];
    const stands = await before(row, marked.mark, rooms);
    if (stands !== null) return stands;
    try {
      return await sendOnce(row, thread ?? channel, marked);
    } catch (error) {
      if (thread === null || isTextRefused(error) || troubleOf(error) !== 'never') throw error;
      return sendOnce(row, channel, marked);
    }
  }

  /** False where it cannot be done to this message. */
  async function edited(room: string, message: string, screen: Screen): Promise<boolean> {
    try {
      await wire.edit(room, message, screen);
      return true;
    } catch (error) {
      if (isTooManyEdits(error)) await wire.remove(room, message);
      else if (!isOutOfReach(error)) throw error;
      return false;
    }
  }

  /** Whose game this announcement ends: who has died, or who is left. */
  async function about({ game, note }: OutboxRow): Promise<PublicHero[]> {
    const heroes = 'face' in note ? endedIn(note.face ?? {}) : [];
    const view = await asks.publicView(game);
    return (view?.heroes ?? []).filter(
      ({ id, lost }) => heroes.includes(id) && (note.kind === 'died' || lost === null),
    );
  }

  /** The thread below the announcement with which this hero's game was over. */
  async function threadOf({ game }: OutboxRow, channel: string, { hero, loss }: Answered) {
    const ends = await announced(game, loss ? 'died' : 'game won');
    const message = ends.findLast(({ face }) => endedIn(face).includes(hero.id))?.message;
    if (message === undefined) return null;
    return below(channel, message, hero, true);
  }

  return {
    ask: async (row, { server, channel }, announcement) => {
      const mark = `${numbered(row.number)} · interview`;
      const sending = { nonce: `${row.nonce}i` };
      for (const hero of await about(row)) {
        if (!(await wire.isMember(server, hero.player))) continue;
        const thread = await below(channel, announcement, hero, row.attempts > 0);
        const screen = interviewAsk(hero, row.game, mark);
        await put(row, [thread, channel], { screen, mark, sending }).catch((error: unknown) => {
          if (!isTextRefused(error)) throw error;
          log.warn(factsOf(error), 'the questions of an interview were not taken');
        });
      }
    },
    post: async (row, { channel }, screen) => {
      const face = (row.note as { face: Answered }).face;
      const rooms: Rooms = [await threadOf(row, channel, face), channel];
      const cards = (await announced(row.game, 'interviewed')).filter(
        (one) => (one.face as Answered).hero.id === face.hero.id,
      );
      for (const room of rooms)
        for (const { message } of cards.toReversed())
          if (room !== null && (await edited(room, message, screen))) return message;
      return put(row, rooms, { screen, mark: numbered(row.number) });
    },
  };
}

const isOutOfReach = (error: unknown): boolean =>
  [isMessageGone, isChannelGone, isThreadClosed, isNotAllowed].some((is) => is(error));

/** The heroes in the face of an announcement that somebody's game is over. */
function endedIn(face: object): HeroId[] {
  const { hero, winners = [] } = face as Partial<
    EventFaces['died']['public'] & EventFaces['game won']['public']
  >;
  return [...(hero ? [hero] : []), ...winners].map(({ id }) => id);
}
