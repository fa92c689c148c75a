import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { CannotOpen } from '../cannot-open.ts';
import { startEngine } from './engine.ts';
import { forEngine, type Migration, ourMigrations } from './list.ts';

/** Any number that only this lock uses: two processes that migrate at once take turns. */
const lockKey = 6_276_355;

/**
 * Brings the database to this version's schema; returns the names of what was applied. All of it is
 * one transaction, Prisma's own notes included, so a process killed in the middle leaves nothing.
 * Refused when the database has migrations that this version does not know. `connection` must be
 * one single connection that nobody else uses; `wanted` are the migrations, ours where absent.
 */
export async function applyMigrations(
  connection: SqlDriverAdapter,
  wanted?: Migration[],
): Promise<string[]> {
  const ours = wanted ?? (await ourMigrations());
  if (missing(ours, await applied(connection)).length === 0) return [];
  await connection.executeScript('BEGIN');
  try {
    await connection.executeScript(`SELECT pg_advisory_xact_lock(${lockKey})`);
    const names = missing(ours, await applied(connection)).map(({ name }) => name);
    if (names.length > 0) await runEngine(connection, ours);
    await connection.executeScript('COMMIT');
    return names;
  } catch (error) {
    await connection.executeScript('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function runEngine(connection: SqlDriverAdapter, ours: Migration[]): Promise<void> {
  const connect = () => Promise.resolve({ ...connection, dispose: () => Promise.resolve() });
  const engine = await startEngine({ connect, connectToShadowDb: connect });
  await engine.applyMigrations({
    migrationsList: forEngine(ours),
    filters: { externalTables: [], externalEnums: [] },
  });
}

type Applied = { name: string; checksum: string; finished: boolean };

async function applied(connection: SqlDriverAdapter): Promise<Applied[]> {
  const ask = (sql: string) => connection.queryRaw({ sql, args: [], argTypes: [] });
  const table = await ask(`SELECT to_regclass('_prisma_migrations')::text`);
  if (table.rows[0]?.[0] === null) return [];
  const { rows } = await ask(
    `SELECT migration_name, checksum, finished_at IS NOT NULL FROM "_prisma_migrations"
     WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows.map(([name, checksum, finished]) => ({
    name: String(name),
    checksum: String(checksum),
    finished: finished === true || finished === 't',
  }));
}

/** Those of our migrations that the database has; refused as `applyMigrations` does. */
export async function appliedMigrations(
  connection: SqlDriverAdapter,
  ours: Migration[],
): Promise<Migration[]> {
  const waiting = missing(ours, await applied(connection));
  return ours.filter((migration) => !waiting.includes(migration));
}

function missing(ours: Migration[], there: Applied[]): Migration[] {
  const known = new Map(ours.map((migration) => [migration.name, migration]));
  for (const { name, checksum, finished } of there) {
    if (!finished) throw new CannotOpen(`migration ${name} did not end; restore a backup`);
    const migration = known.get(name);
    if (!migration) {
      throw new CannotOpen(`the database is of a newer version: it knows migration ${name}`);
    }
    if (migration.checksum !== checksum) {
      throw new CannotOpen(`migration ${name} was changed after it had been applied`);
    }
  }
  const names = new Set(there.map(({ name }) => name));
  return ours.filter(({ name }) => !names.has(name));
}
