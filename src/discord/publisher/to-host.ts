import { type Note, type OutboxRow } from '../../play/ports.ts';
import { type PlayerId, playerId } from '../../rules/names.ts';
import { type Desk } from '../desk.ts';
import { numberedFor } from '../views/announcements/index.ts';
import { monsterCall } from '../views/announcements/monster-call.ts';
import { isDirectClosed, troubleOf } from '../wire/trouble.ts';
import { type Around, type Deliver } from './delivery.ts';
import { type SendOnce } from './once.ts';

export type ToOneHost = Extract<Note, { to: `host:${string}` }>;
export const isToHost = (note: Note): note is ToOneHost => note.to.startsWith('host:');

/**
 * MONSTER-09: calls a host to the monster that they play, in direct messages; where they take none, in the
 * game's channel, which shows nothing but that they are called. Null once they play none.
 */
export function hostMail(
  desk: Pick<Desk, 'asks' | 'wire'>,
  sendOnce: SendOnce,
  around: Pick<Around, 'left'>,
): Deliver {
  const { asks, wire } = desk;

  async function openDirect(host: PlayerId): Promise<string | null> {
    try {
      return await wire.openDirect(host);
    } catch (error) {
      if (troubleOf(error) !== 'never') throw error;
      return null;
    }
  }

  async function sent(row: OutboxRow, note: ToOneHost, host: PlayerId, channel: string) {
    const view = await asks.publicView(row.game);
    if (!view) return null;
    const mark = numberedFor(row.number, view.monster?.name ?? '', view.name);
    const screen = monsterCall(note, view, { host, mark });
    return screen && sendOnce(row, channel, { screen, mark, sending: { mention: [host] } });
  }

  return async (row) => {
    const { note, game } = row;
    if (!isToHost(note)) return null;
    const host = playerId(note.to.slice('host:'.length));
    const [place, view] = [await asks.placeOf(game), await asks.publicView(game)];
    if (!place || view?.monster?.playedBy !== host) return null;
    if (!(await wire.isMember(place.server, host).catch(() => true))) {
      await around.left(row, host);
      return null;
    }
    const direct = await openDirect(host);
    if (direct === null) return sent(row, note, host, place.channel);
    return sent(row, note, host, direct).catch((error: unknown) => {
      if (!isDirectClosed(error)) throw error;
      return sent(row, note, host, place.channel);
    });
  };
}
