import { type Outbox, type OutboxRow } from '../../play/ports.ts';
import { type GameId } from '../../rules/names.ts';
import { type Desk } from '../desk.ts';
import { factsOf, type Log } from '../log.ts';
import { codeOf, troubleOf, wantsRight } from '../wire/trouble.ts';
import { type Deliver } from './delivery.ts';
import { type TellingHosts } from './telling-hosts.ts';

/** Sends what acts owe: each audience's messages one after the other, several audiences at once. */
interface Publisher {
  /** Looks for rows to send now. */
  kick(): void;
  /** What is being read and sent at this moment. */
  open(): string[];
  /** Sends nothing more; resolves when what is on its way has arrived or failed. */
  close(): Promise<void>;
}

const mostAtOnce = 16;
/** Growing pauses between tries, in milliseconds; the last one goes on. */
const pauses = [1_000, 5_000, 15_000, 60_000, 300_000, 900_000];
/** What Discord refuses is tried so often, in case that somebody puts it right. */
const triesRefused = 3;
/** A line that waits for a right is tried by its first message, once in so long (ms). */
const rightsEvery = 300_000;
/** How often the outbox is looked at when nobody calls. */
const lookEvery = 1_000;

type Parts = {
  outbox: Outbox;
  deliver: Deliver;
  desk: Pick<Desk, 'now' | 'log'>;
  hosts: TellingHosts;
  /** A game's message has gone through that did not at first: the others of that game may too. */
  through: (game: GameId) => Promise<void>;
};

export function publisherOver(parts: Parts): Publisher {
  const { outbox, desk } = parts;
  const sending = new Map<string, Promise<void>>();
  let [looking, again, closed] = [false, false, false];

  async function look(): Promise<void> {
    const room = mostAtOnce - sending.size;
    if (room <= 0) return;
    for (const row of await outbox.claim(desk.now(), room)) {
      const done = send(parts, row).finally(() => {
        sending.delete(row.id);
        kick();
      });
      sending.set(row.id, done);
    }
  }

  function kick(): void {
    again = true;
    if (looking || closed) return;
    looking = true;
    void pump().finally(() => {
      looking = false;
      if (again) kick();
    });
  }

  async function pump(): Promise<void> {
    while (again && !closed) {
      again = false;
      await look().catch((error: unknown) => {
        desk.log.warn(factsOf(error), 'the outbox could not be read');
      });
    }
  }

  const timer = setInterval(kick, lookEvery);
  return {
    kick,
    open: () => [
      ...(looking ? ['outbox'] : []),
      ...[...sending.keys()].map((row) => `message ${row}`),
    ],
    close: async () => {
      closed = true;
      clearInterval(timer);
      await Promise.all(sending.values());
    },
  };
}

async function send(parts: Parts, row: OutboxRow): Promise<void> {
  const { outbox, deliver, desk, through } = parts;
  try {
    await outbox.sent(row.id, await stubbornly(deliver, row));
  } catch (error) {
    await afterFailure(parts, row, error).catch((failed: unknown) => {
      desk.log.error(factsOf(failed), 'the outbox could not be written');
    });
    return;
  }
  if (row.attempts === 0) return;
  await through(row.game).catch((error: unknown) => {
    desk.log.warn(factsOf(error), 'what waits in this game was not hurried');
  });
}

/** An unknown outcome is settled at once by the same nonce, which makes of two messages one. */
async function stubbornly(deliver: Deliver, row: OutboxRow): Promise<string | null> {
  try {
    return await deliver(row);
  } catch (error) {
    if (troubleOf(error) !== 'unknown') throw error;
    return deliver({ ...row, attempts: row.attempts + 1 });
  }
}

async function afterFailure(
  { outbox, desk, hosts }: Omit<Parts, 'deliver'>,
  row: OutboxRow,
  error: unknown,
): Promise<void> {
  const reason = String(codeOf(error) ?? factsOf(error).name);
  logFailure(desk.log, row, error);
  if (wantsRight(error)) {
    await hosts.waits(row, error);
    await outbox.again(row.id, desk.now() + rightsEvery, reason);
    return;
  }
  if (troubleOf(error) === 'never' && row.attempts + 1 >= triesRefused) {
    const { game, note, number } = row;
    desk.log.warn({ game, kind: note.kind, number, reason }, 'a message will never be sent');
    await outbox.park(row.id, reason);
    await hosts.refused(row, error);
    return;
  }
  const pause = pauses[Math.min(row.attempts, pauses.length - 1)] ?? 0;
  await outbox.again(row.id, desk.now() + pause, reason);
}

const logFailure = (log: Log, { id, note, attempts }: OutboxRow, error: unknown) => {
  log.warn({ ...factsOf(error), row: id, kind: note.kind, attempts }, 'a message was not sent');
};
