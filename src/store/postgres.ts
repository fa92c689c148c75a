import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { CannotOpen } from './cannot-open.ts';
import { applyMigrations } from './migrations/apply.ts';

/** What a statement may take, and how long an act waits for a connection; in ms. */
const statementTimeout = 5_000;
const poolWait = 2_000;

export function postgresAdapter(url: string, onError: (error: Error) => void): PrismaPg {
  return new PrismaPg(
    {
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: poolWait,
      statement_timeout: statementTimeout,
      query_timeout: statementTimeout + 1_000,
      idle_in_transaction_session_timeout: 2 * statementTimeout,
      keepAlive: true,
      application_name: 'marmellos-menagerie',
    },
    { onPoolError: onError, onConnectionError: onError },
  );
}

/** Migrates over a connection of its own: the pool's ones take turns, and its scripts are cut up. */
export async function migratePostgres(url: string): Promise<string[]> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: poolWait,
  });
  pool.on('error', () => undefined);
  try {
    return await applyMigrations(await oneConnection(pool));
  } catch (error) {
    throw reasonOf(error);
  } finally {
    await pool.end();
  }
}

export async function oneConnection(pool: pg.Pool): Promise<SqlDriverAdapter> {
  const adapter = await new PrismaPg(pool).connect();
  return {
    provider: 'postgres',
    adapterName: adapter.adapterName,
    queryRaw: (query) => adapter.queryRaw(query),
    executeRaw: (query) => adapter.executeRaw(query),
    executeScript: async (script) => void (await pool.query(script)),
    startTransaction: (level) => adapter.startTransaction(level),
    getConnectionInfo: () => adapter.getConnectionInfo(),
    dispose: () => Promise.resolve(),
  };
}

/** One clear line, without the address' password. */
export function reasonOf(error: unknown): CannotOpen {
  if (error instanceof CannotOpen) return error;
  const { cause } = error as { cause?: { kind?: string; originalMessage?: string } };
  const code = String((error as { code?: unknown }).code);
  if (cause?.kind === 'DatabaseNotReachable' || ['ECONNREFUSED', 'ENOTFOUND'].includes(code)) {
    return new CannotOpen('PostgreSQL cannot be reached at the address in DATABASE_URL');
  }
  const said = cause?.originalMessage ?? (error instanceof Error ? error.message : '');
  return new CannotOpen(`PostgreSQL cannot be used: ${said.split('\n')[0] ?? ''}`, {
    cause: error,
  });
}
