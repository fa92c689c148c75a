import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
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

/**
 * Opens the PGlite database below `dir` on a thread of its own, so that this one can answer while
 * the database works. `program` is the built thread-main.ts. Throws `CannotOpen` with one line.
 */
export async function openOnThread(program: string, dir: string): Promise<OpenedDatabase> {
  setFlagsFromString(optimizeLater);
  const worker = new Worker(program);
  const ask = asking(worker);
  try {
    await ask({ do: 'open', dir });
  } catch (error) {
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
    const gone = once(worker, 'exit');
    await ask({ do: 'close' });
    await gone;
  };
  return { adapter, close: () => (closing ??= close()) };
}

/**
 * While it starts, V8 would optimize what PostgreSQL does once, and not give back the 40 MB that this
 * takes; what it does all the time is optimized a little later.
 */
const optimizeLater = '--wasm-tiering-budget=20000000';

type Asking = (ask: Ask) => Promise<unknown>;

function asking(worker: Worker): Asking {
  const waiting = new Map<number, PromiseWithResolvers>();
  let ended: Error | null = null;
  let last = 0;
  worker.on('message', (answer: Answered) => {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('fault' in answer) one?.reject(errorOf(answer.fault));
    else one?.resolve(answer.value);
  });
  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.on('error', (error) => end(error));
  worker.on('exit', () => end(new Error('the database’s thread has ended')));
  return (ask) =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended);
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ask } satisfies Asked);
    });
}

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
