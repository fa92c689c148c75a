import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { CannotOpen } from '../cannot-open.ts';
import { applyMigrations } from '../migrations/apply.ts';
import { type Migration, ourMigrations } from '../migrations/list.ts';
import { column, connect } from './connection.ts';
import { type Head, readHead, readTail } from './format.ts';
import { type Table, tables } from './tables.ts';

const batch = 500;

/**
 * Fills an empty database from a backup of either kind of database; returns the number of rows. A
 * backup of an earlier version is loaded as it was and then migrated. Refused: a database in which
 * there is something, a file that is cut short, changed, of a later version or no backup. What is
 * refused leaves the database empty. `ours` are this version's migrations, where not told.
 */
export async function restore(
  settings: { url?: string | undefined; dir: string },
  file: string,
  ours?: Migration[],
): Promise<number> {
  const all = ours ?? (await ourMigrations());
  const then = upTo(await checked(file), all, file);
  const connection = await connect(settings);
  const { adapter } = connection;
  try {
    await refuseUnlessEmpty(adapter);
    if (then.length < all.length) await adapter.executeScript(await emptied(adapter));
    await applyMigrations(adapter, then);
    await adapter.executeScript('BEGIN');
    try {
      const rows = await load(adapter, file);
      await adapter.executeScript('COMMIT');
      await applyMigrations(adapter, all);
      return rows;
    } catch (error) {
      await adapter.executeScript('ROLLBACK');
      const said = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
      throw new CannotOpen(`${file} does not fit the database: ${said}`, { cause: error });
    }
  } finally {
    await connection.close();
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error));
  try {
    let rest = '';
    for await (const piece of source.pipe(text).setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw broken(file, error);
  }
}

function broken(file: string, error: unknown): CannotOpen {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new CannotOpen(`${file} is not there`);
  if (code === 'Z_BUF_ERROR') return new CannotOpen(`${file} is cut short`);
  return new CannotOpen(`${file} is not a backup, or it was damaged (${code ?? 'unknown'})`);
}

/** Reads all of it once, before anything is done with it. */
async function checked(file: string): Promise<Head> {
  let head: Head | null | undefined;
  let [last, rows] = ['', -2];
  for await (const line of linesOf(file)) {
    head ??= readHead(line);
    if (!head) break;
    last = line;
    rows++;
  }
  if (!head) throw new CannotOpen(`${file} is not a backup of the Menagerie`);
  const told = readTail(last);
  if (!told) throw new CannotOpen(`${file} is cut short`);
  if (told.rows !== rows) throw new CannotOpen(`${file} has ${rows} rows instead of ${told.rows}`);
  return head;
}

/** The migrations that the backup was made with: ours, or the first of ours. */
function upTo({ format, migrations }: Head, ours: Migration[], file: string): Migration[] {
  const isOurs = migrations.every(
    ([name, checksum], at) => ours[at]?.name === name && ours[at].checksum === checksum,
  );
  if (!isOurs || format !== 1) throw new CannotOpen(`${file} is of another, later version`);
  return ours.slice(0, migrations.length);
}

async function refuseUnlessEmpty(adapter: SqlDriverAdapter): Promise<void> {
  const there = await column(
    adapter,
    `SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()
       AND table_name NOT IN ('_prisma_migrations', 'presence')`,
  );
  for (const table of there) {
    const [some] = await column(adapter, `SELECT 1 FROM "${table}" LIMIT 1`);
    const isOurs = (tables as readonly string[]).includes(table);
    if (some !== undefined || !isOurs) {
      throw new CannotOpen(`the database is not empty: it has ${table}`);
    }
  }
}

/** Takes away what a later version made in an empty database, and nothing that is somebody else's. */
async function emptied(adapter: SqlDriverAdapter): Promise<string> {
  const made = 'relnamespace = current_schema()::regnamespace';
  const functions = await column(
    adapter,
    `SELECT DISTINCT tgfoid::regprocedure::text FROM pg_trigger
       JOIN pg_class ON pg_class.oid = tgrelid WHERE ${made} AND NOT tgisinternal`,
  );
  const own = await column(
    adapter,
    `SELECT pg_class.oid::regclass::text FROM pg_class WHERE ${made} AND relkind = 'r'`,
  );
  return [
    ...own.map((table) => `DROP TABLE ${table} CASCADE`),
    ...functions.map((one) => `DROP FUNCTION ${one}`),
  ].join('; ');
}

async function load(adapter: SqlDriverAdapter, file: string): Promise<number> {
  let [rows, waiting]: [number, { table: Table; rows: string[] }] = [
    0,
    { table: 'game', rows: [] },
  ];
  for await (const line of linesOf(file)) {
    const tab = line.indexOf('\t');
    if (tab < 0) continue;
    const table = tableNamed(line.slice(0, tab));
    if (waiting.table !== table || waiting.rows.length === batch) {
      await insert(adapter, waiting.table, waiting.rows);
      waiting = { table, rows: [] };
    }
    waiting.rows.push(line.slice(tab + 1));
    rows++;
  }
  await insert(adapter, waiting.table, waiting.rows);
  return rows;
}

function tableNamed(name: string): Table {
  const table = tables.find((one) => one === name);
  if (!table) throw new Error(`there is no table ${name}`);
  return table;
}

async function insert(adapter: SqlDriverAdapter, table: Table, rows: string[]): Promise<void> {
  await adapter.executeRaw({
    sql: `INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", $1::json)`,
    args: [`[${rows.join(',')}]`],
    argTypes: [{ scalarType: 'string', arity: 'scalar' }],
  });
}
