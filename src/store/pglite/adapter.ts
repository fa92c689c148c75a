import type { PGlite, Transaction as PGliteTransaction } from '@electric-sql/pglite';
import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlQueryable,
  type Transaction,
} from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';

/**
 * PGlite as Prisma drives it. The published adapter reports a refused COMMIT (a deferred
 * constraint) as done and does not wait for scripts, so those two are done here.
 */
export async function pgliteAdapter(client: PGlite): Promise<SqlDriverAdapter> {
  const queries = await queryable(client, client);
  return {
    ...queries,
    executeScript: async (script) => void (await asDriver(client.exec(script))),
    startTransaction: () => startTransaction(client),
    getConnectionInfo: () => ({ supportsRelationJoins: true }),
    dispose: () => Promise.resolve(),
  };
}

async function queryable(
  client: PGlite | PGliteTransaction,
  database: PGlite,
): Promise<SqlQueryable> {
  const inner = await new PrismaPGlite(readingQuickly(client, database) as PGlite).connect();
  return {
    provider: 'postgres',
    adapterName: inner.adapterName,
    queryRaw: (query) => inner.queryRaw(query),
    executeRaw: (query) => inner.executeRaw(query),
  };
}

const readers = new WeakSet<PGlite>();

/**
 * Prisma's readers of column values come with each query and would be merged anew each time, which
 * costs more than the query. They are always the same: so they are set once, on the database.
 */
function readingQuickly(client: Pick<PGlite, 'query'>, database: PGlite): Pick<PGlite, 'query'> {
  return {
    query: (sql, values, { parsers, ...options } = {}) => {
      if (parsers && !readers.has(database)) {
        Object.assign(database.parsers, parsers);
        readers.add(database);
      }
      return client.query(sql, values, options);
    },
  };
}

async function startTransaction(client: PGlite): Promise<Transaction> {
  const opened = deferred<PGliteTransaction>();
  const decided = deferred<'commit' | 'rollback'>();
  const finished = client.transaction(async (transaction) => {
    opened.resolve(transaction);
    if ((await decided.promise) === 'rollback') await transaction.rollback();
  });
  finished.catch((error: unknown) => opened.reject(error));
  const queries = await queryable(await asDriver(opened.promise), client);
  const end = (how: 'commit' | 'rollback') => {
    decided.resolve(how);
    return asDriver(finished);
  };
  return {
    ...queries,
    options: { usePhantomQuery: true },
    commit: () => end('commit'),
    rollback: () => end('rollback'),
  };
}

function deferred<T>() {
  const parts = {} as { resolve(value: T): void; reject(reason: unknown): void };
  const promise = new Promise<T>((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return { promise, ...parts };
}

type Complaint = { code: string; severity?: string; message: string; detail?: string };

const asDriver = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const { code, severity = 'ERROR', message, detail } = error as unknown as Complaint;
    throw new DriverAdapterError({
      kind: 'postgres',
      code,
      severity,
      message,
      detail,
      column: undefined,
      hint: undefined,
    });
  });
