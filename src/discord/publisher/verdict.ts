import { type HurriedReasons, type OutboxRow } from '../../play/ports.ts';
import { type Desk } from '../desk.ts';
import { factsOf } from '../log.ts';
import { codeOf, isChannelGone, isNotAllowed, isServerGone, troubleOf } from '../wire/trouble.ts';

/**
 * What a failed try means for a message. `gone`: the game's channel is deleted, or the bot is not in
 * its server. `right`: the bot may not do that, and somebody can allow it. `refused`: Discord takes
 * it from nobody. `later`: it may work the next time. `reason` is what the outbox keeps.
 */
export type Verdict =
  { so: 'gone' | 'right' | 'refused'; reason: string } | { so: 'later'; reason: string | null };

export const reasons = {
  channelGone: '10003',
  serverGone: '10004',
  /** Discord's code for no access to a channel, and for no right to do this there. */
  rights: ['50001', '50013'] as readonly string[],
};

/** What is tried at once where something works again: a deleted channel never does. */
export const untilAllowed: HurriedReasons = {
  waiting: reasons.rights,
  parked: [reasons.serverGone],
};

/** Asks Discord where the code alone leaves open whether the bot is still in the server. */
export function judging({ asks, wire }: Pick<Desk, 'asks' | 'wire'>) {
  /** To a stranger a server does not exist, or its roles are no business of theirs. */
  async function isOut({ game }: OutboxRow): Promise<boolean> {
    const place = await asks.placeOf(game);
    if (!place) return false;
    try {
      await wire.roles(place.server);
      return false;
    } catch (error) {
      if (isServerGone(error) || isNotAllowed(error)) return true;
      throw error;
    }
  }

  return async (row: OutboxRow, error: unknown): Promise<Verdict> => {
    const reason = String(codeOf(error) ?? factsOf(error).name);
    if (isServerGone(error)) return { so: 'gone', reason: reasons.serverGone };
    if (isChannelGone(error) || isNotAllowed(error)) {
      try {
        if (await isOut(row)) return { so: 'gone', reason: reasons.serverGone };
      } catch {
        return { so: 'later', reason: row.reason };
      }
      return { so: isChannelGone(error) ? 'gone' : 'right', reason };
    }
    return { so: troubleOf(error) === 'never' ? 'refused' : 'later', reason };
  };
}
