import { access, open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { CannotOpen } from '../cannot-open.ts';
import { appliedMigrations } from '../migrations/apply.ts';
import { type Migration, ourMigrations } from '../migrations/list.ts';
import { isThere } from '../pglite/is-there.ts';
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
  if (!settings.url && !(await isThere(settings.dir))) {
    throw new CannotOpen(`there is no database in ${settings.dir}`);
  }
  const part = `${file}.part`;
  const written = await open(part, 'w', 0o600).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CannotOpen(`${file} cannot be written (${code})`);
  });
  try {
    return await writeAll(settings, ours ?? (await ourMigrations()), async (lines) => {
      await pipeline(lines, createGzip(), written.createWriteStream());
      await rename(part, file);
    });
  } finally {
    await written.close();
    await rm(part, { force: true });
  }
}

/** Hands all lines of the database as it is at one moment to `write`; returns the number of rows. */
async function writeAll(
  settings: { url?: string | undefined; dir: string },
  ours: Migration[],
  write: (lines: AsyncIterable<string>) => Promise<void>,
): Promise<number> {
  const connection = await connect(settings);
  const { adapter } = connection;
  try {
    await adapter.executeScript('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const there = await appliedMigrations(adapter, ours);
    if (there.length === 0) throw new CannotOpen('there is nothing in the database yet');
    let rows = 0;
    await write(linesOf(adapter, there, (count) => (rows = count)));
    await adapter.executeScript('COMMIT');
    return rows;
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
