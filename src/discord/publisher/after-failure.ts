import { type Outbox, type OutboxRow } from '../../play/ports.ts';
import { type Desk } from '../desk.ts';
import { factsOf } from '../log.ts';
import { type TellingHosts } from './telling-hosts.ts';
import { type Verdict } from './verdict.ts';

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
 * before that is noted, so that nobody is left untold by a fault or a kill in between.
 */
export async function afterFailure(
  { outbox, desk, hosts, verdict }: FailureParts,
  row: OutboxRow,
  error: unknown,
): Promise<void> {
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
    case 'gone':
      return never(await hosts.gone(row, reason), reason);
    case 'refused':
      return attempts + 1 < triesRefused
        ? later(reason)
        : never(await hosts.refused(row, error), reason);
    case 'right':
      if (row.waitsSince !== null && desk.now() - row.waitsSince >= rightsWaitFor)
        return never(await hosts.gaveUp(row, error), reason);
      return (await hosts.waits(row, error)) ? later(reason, rightPauses) : later(row.reason);
    case 'later':
      return later(reason);
  }
}
