import { type Outbox, type OutboxRow } from '../../play/ports.ts';
import { type Desk } from '../desk.ts';
import { factsOf } from '../log.ts';
import { type TellingHosts } from './telling-hosts.ts';
import { reasons, type Verdict } from './verdict.ts';

/** Growing pauses between tries, in milliseconds; the last one goes on. */
const pauses = [1_000, 5_000, 15_000, 60_000, 300_000, 900_000];
/** The same while a right is missing; one more message that has waited hurries all of the game. */
const rightPauses = [300_000, 300_000, 600_000, 1_200_000, 2_400_000, 3_600_000];
/** A right is waited for so long (ms). */
const rightsWaitFor = 7 * 24 * 3_600_000;
/** What Discord refuses is tried so often, in case that somebody puts it right. */
const triesRefused = 3;

export type FailureParts = {
  outbox: Pick<Outbox, 'again' | 'park'>;
  desk: Pick<Desk, 'now' | 'log'>;
  hosts: TellingHosts;
  verdict: (row: OutboxRow, error: unknown) => Promise<Verdict>;
};

/**
 * What becomes of a message that was not sent: it is tried later, or never again. Hosts are told
 * before that is noted, so that nobody is left untold by a fault or a kill in between. Answers whether
 * the bot turned out to be out of the server, and the message is parked for that.
 */
export async function afterFailure(
  { outbox, desk, hosts, verdict }: FailureParts,
  row: OutboxRow,
  error: unknown,
): Promise<boolean> {
  const { id, game, note, number, attempts } = row;
  desk.log.warn(
    { ...factsOf(error), row: id, kind: note.kind, attempts },
    'a message was not sent',
  );
  const later = (reason: string | null, list = pauses) =>
    outbox.again(id, desk.now() + (list[Math.min(attempts, list.length - 1)] ?? 0), reason);
  const never = async (told: boolean, reason: string) => {
    if (!told) return later(row.reason);
    desk.log.warn({ game, kind: note.kind, number, reason }, 'a message will never be sent');
    return outbox.park(id, reason);
  };

  const { so, reason } = await verdict(row, error);
  switch (so) {
    case 'gone': {
      const told = await hosts.gone(row, reason);
      await never(told, reason);
      return told && reason === reasons.serverGone;
    }
    case 'refused':
      if (attempts + 1 < triesRefused) await later(reason);
      else await never(await hosts.refused(row, error), reason);
      return false;
    case 'right':
      if (row.waitsSince !== null && desk.now() - row.waitsSince >= rightsWaitFor)
        await never(await hosts.gaveUp(row, error), reason);
      else if (await hosts.waits(row, error)) await later(reason, rightPauses);
      else await later(row.reason);
      return false;
    case 'later':
      await later(reason);
      return false;
  }
}
