import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { CannotOpen } from '../cannot-open.ts';
import { appliedMigrations } from '../migrations/apply.ts';
import { type Migration, ourMigrations } from '../migrations/list.ts';
import { column, connect } from './connection.ts';
import { headOf, type Tail } from './format.ts';
import { rowsOf, tables } from './tables.ts';

const batch = 500;

/**
 * Writes everything to one new file; returns the number of rows. PostgreSQL may be in use meanwhile:
 * the file shows one moment. A PGlite directory may not, and neither may the file exist. The database
 * is left as it is: one that this version has yet to migrate is written as it was before. `ours` are
 * this version's migrations, where not told.
 */
export async function backup(
  settings: { url?: string | undefined; dir: string },
  file: string,
  ours?: Migration[],
): Promise<number> {
  if (await exists(file)) throw new CannotOpen(`${file} exists already`);
  if (!settings.url && !(await exists(join(settings.dir, 'pglite')))) {
    throw new CannotOpen(`there is no database in ${settings.dir}`);
  }
  const connection = await connect(settings);
  const { adapter } = connection;
  const part = `${file}.part`;
  try {
    await adapter.executeScript('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const there = await appliedMigrations(adapter, ours ?? (await ourMigrations()));
    if (there.length === 0) throw new CannotOpen('there is nothing in the database yet');
    let rows = 0;
    const lines = linesOf(adapter, there, (count) => (rows = count));
    await pipeline(lines, createGzip(), createWriteStream(part, { mode: 0o600 }));
    await adapter.executeScript('COMMIT');
    await rename(part, file);
    return rows;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await connection.close();
  }
}

async function* linesOf(
  adapter: SqlDriverAdapter,
  migrations: Migration[],
  tell: (rows: number) => void,
): AsyncGenerator<string> {
  yield `${JSON.stringify(headOf(migrations))}\n`;
  const names = await column(adapter, tableNames);
  let rows = 0;
  for (const table of tables.filter((name) => names.includes(name))) {
    await adapter.executeScript(`DECLARE "rows" CURSOR FOR ${rowsOf(table)}`);
    for (;;) {
      const some = await column(adapter, `FETCH ${batch} FROM "rows"`);
      if (some.length === 0) break;
      rows += some.length;
      yield some.map((row) => `${table}\t${row}\n`).join('');
    }
    await adapter.executeScript('CLOSE "rows"');
  }
  tell(rows);
  yield `${JSON.stringify({ rows } satisfies Tail)}\n`;
}

const tableNames = `SELECT table_name FROM information_schema.tables
  WHERE table_schema = current_schema()`;

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
