import { type HurriedReasons } from '../../play/ports.ts';
import { factsOf } from '../log.ts';
import { codeOf, isChannelGone, isNotAllowed, isServerGone, troubleOf } from '../wire/trouble.ts';
import { type Wire } from '../wire/wire.ts';

/**
 * What a failed try means for a message. `gone`: the game's channel is deleted, or the bot is not in
 * its server. `right`: the bot may not do that, and somebody can allow it. `refused`: Discord takes
 * it from nobody. `later`: it may work the next time. `reason` is what the outbox keeps.
 */
export type Verdict = { so: 'gone' | 'right' | 'refused' | 'later'; reason: string };

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
export async function verdictOf(
  wire: Pick<Wire, 'roles'>,
  server: string | null,
  error: unknown,
): Promise<Verdict> {
  const reason = String(codeOf(error) ?? factsOf(error).name);
  if (isServerGone(error)) return { so: 'gone', reason: reasons.serverGone };
  const mayBeOut = isChannelGone(error) || reason === '50001';
  if (mayBeOut && server !== null && !(await isIn(wire, server)))
    return { so: 'gone', reason: reasons.serverGone };
  if (isChannelGone(error)) return { so: 'gone', reason: reasons.channelGone };
  if (isNotAllowed(error)) return { so: 'right', reason };
  return { so: troubleOf(error) === 'never' ? 'refused' : 'later', reason };
}

/** To a stranger a server does not exist, or its roles are no business of theirs. */
async function isIn(wire: Pick<Wire, 'roles'>, server: string): Promise<boolean> {
  try {
    await wire.roles(server);
    return true;
  } catch (error) {
    if (isServerGone(error) || isNotAllowed(error)) return false;
    throw error;
  }
}
