import { Worker } from 'node:worker_threads';
import {
  type SqlDriverAdapter,
  type SqlQueryable,
  type SqlResultSet,
  type Transaction,
} from '@prisma/driver-adapter-utils';
import { type Answered, type Ask, type Asked, errorOf } from './thread-messages.ts';

/** An open database as Prisma drives it, and how to close it. */
export type OpenedDatabase = { adapter: SqlDriverAdapter; close(): Promise<void> };

/** Told once of a database that has ended without being asked to; `why` is an error's code or name. */
export type Lost = (why: string) => void;

/**
 * Opens the PGlite database below `dir` on a thread of its own, so that this one can answer while
 * the database works. `program` is the built thread-main.ts. Throws `CannotOpen` with one line.
 */
export async function openOnThread(
  program: string,
  dir: string,
  lost: Lost,
): Promise<OpenedDatabase> {
  const worker = new Worker(program);
  let asked = false;
  const ask = asking(worker, (why) => {
    if (!asked) lost(why);
  });
  try {
    await ask({ do: 'open', dir });
  } catch (error) {
    asked = true;
    await worker.terminate();
    throw error;
  }
  const adapter: SqlDriverAdapter = {
    ...queries(ask, null),
    executeScript: async (script) => void (await ask({ do: 'executeScript', script })),
    startTransaction: async () => transaction(ask, (await ask({ do: 'begin' })) as number),
    getConnectionInfo: () => ({ supportsRelationJoins: true }),
    dispose: () => Promise.resolve(),
  };
  let closing: Promise<void> | null = null;
  const close = async () => {
    asked = true;
    const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    await ask({ do: 'close' });
    await gone;
  };
  return { adapter, close: () => (closing ??= close()) };
}

type Asking = (ask: Ask) => Promise<unknown>;

function asking(worker: Worker, lost: Lost): Asking {
  const waiting = new Map<number, PromiseWithResolvers>();
  let ended: Error | null = null;
  let last = 0;
  worker.on('message', (answer: Answered) => {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('fault' in answer) one?.reject(errorOf(answer.fault));
    else one?.resolve(answer.value);
  });
  const end = (error: Error, why: string) => {
    if (ended) return;
    ended = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    lost(why);
  };
  worker.on('error', (error) => end(error, nameOf(error)));
  worker.on('exit', (code) => end(new Error('the database’s thread has ended'), `exit ${code}`));
  return (ask) =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended);
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ask } satisfies Asked);
    });
}

/** Its own text may say what a player wrote. */
const nameOf = (error: NodeJS.ErrnoException): string => error.code ?? error.name;

type PromiseWithResolvers = { resolve(value: unknown): void; reject(reason: Error): void };

const queries = (ask: Asking, on: number | null): SqlQueryable => ({
  provider: 'postgres',
  adapterName: 'pglite',
  queryRaw: async (query) => (await ask({ do: 'queryRaw', on, query })) as SqlResultSet,
  executeRaw: async (query) => (await ask({ do: 'executeRaw', on, query })) as number,
});

const transaction = (ask: Asking, on: number): Transaction => ({
  ...queries(ask, on),
  options: { usePhantomQuery: true },
  commit: async () => void (await ask({ do: 'commit', on })),
  rollback: async () => void (await ask({ do: 'rollback', on })),
});
