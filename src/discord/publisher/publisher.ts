import { type Outbox, type OutboxRow } from '../../play/ports.ts';
import { type GameId } from '../../rules/names.ts';
import { factsOf } from '../log.ts';
import { troubleOf } from '../wire/trouble.ts';
import { afterFailure, type FailureParts } from './after-failure.ts';
import { type Deliver } from './delivery.ts';
import { untilAllowed } from './verdict.ts';

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
/** How often the outbox is looked at when nobody calls. */
const lookEvery = 1_000;

type Parts = FailureParts & {
  outbox: Outbox;
  deliver: Deliver;
  /** A message has gone through where one could not before: the others of that game may too. */
  through: (game: GameId) => Promise<void>;
};

export function publisherOver(parts: Parts): Publisher {
  const { outbox, desk } = parts;
  const sending = new Map<string, Promise<void>>();
  /** Games for which this process has found the bot out of the server; nobody may tell it is back. */
  const out = new Set<GameId>();
  let [looking, again, closed] = [false, false, false];

  async function look(): Promise<void> {
    const room = mostAtOnce - sending.size;
    if (room <= 0) return;
    for (const row of await outbox.claim(desk.now(), room)) {
      const done = send(parts, row, out).finally(() => {
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

async function send(parts: Parts, row: OutboxRow, out: Set<GameId>): Promise<void> {
  const { outbox, deliver, desk, through } = parts;
  try {
    await outbox.sent(row.id, await stubbornly(deliver, row));
  } catch (error) {
    const isOut = await afterFailure(parts, row, error).catch((failed: unknown) => {
      desk.log.error(factsOf(failed), 'the outbox could not be written');
      return false;
    });
    if (isOut) out.add(row.game);
    return;
  }
  const isBack = row.note.to === 'public' && out.delete(row.game);
  const isAllowed = row.reason !== null && untilAllowed.waiting.includes(row.reason);
  if (!isBack && !isAllowed) return;
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
