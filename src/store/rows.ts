import { type Tx } from './database.ts';
import { Prisma } from './generated/client.ts';
import { type Packed } from './upgrades.ts';

type JsonColumn = string | number | boolean | object | null;
type Nullable<C> = null extends C ? null : never;
type Cell<C> = [JsonColumn] extends [C | object]
  ? Packed | object | null
  : [bigint] extends [C]
    ? number | Nullable<C>
    : C;

/** A row of the model `M` as it is written: every column, whole numbers as numbers. */
export type Row<M> = { [Column in keyof M]: Cell<M[Column]> };

/** A statement that writes; no two of an act may write the same row. */
export type Write = Prisma.Sql;

/** Names of columns and tables as they are said here, each with what it is called there. */
const called = new Map<string, string>();
function snake(name: string): string {
  const known = called.get(name);
  if (known !== undefined) return known;
  const there = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  called.set(name, there);
  return there;
}

const quoted = (names: readonly string[]) =>
  Prisma.raw(names.map((name) => `"${snake(name)}"`).join(', '));

/** Adds rows; nothing when there are none. */
export function inserted(table: string, rows: readonly object[]): Write[] {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first);
  const name = quoted([table]);
  return [
    Prisma.sql`INSERT INTO ${name} (${quoted(columns)})
      SELECT ${quoted(columns)} FROM json_populate_recordset(NULL::${name}, ${asRecords(rows)}::json)`,
  ];
}

/** Changes columns of the one row that has these values; none where it has not. */
export function updated(
  table: string,
  as: Record<string, string | number>,
  row: Record<string, unknown>,
): Write {
  const columns = quoted(Object.keys(row));
  const name = quoted([table]);
  const has = Object.entries(as).map(
    ([column, value]) => Prisma.sql`${quoted([column])} = ${value}`,
  );
  return Prisma.sql`UPDATE ${name} SET (${columns}) = (
    SELECT ${columns} FROM json_populate_recordset(NULL::${name}, ${asRecords([row])}::json))
    WHERE ${Prisma.join(has, ' AND ')}`;
}

/** Bytes as PostgreSQL reads them in a row. */
export const asBytes = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`;

/**
 * PostgreSQL keeps the text of a json value, and with it the order of its keys. What is null need not be
 * said: a column that a record lacks is that.
 */
function asRecords(rows: readonly object[]): string {
  return JSON.stringify(
    rows.map((row) => {
      const record: Record<string, unknown> = {};
      for (const [column, value] of Object.entries(row))
        if (value !== null) record[snake(column)] = value;
      return record;
    }),
  );
}

/**
 * Rows of one table that are to be read: of this game, by the column that names it (`game` unless told),
 * and as `only` says. `bytes`: those of its columns that are bytes.
 */
export type Wanted = {
  table: string;
  columns: readonly string[];
  by?: string;
  bytes?: readonly string[];
  only?: Prisma.Sql;
};

/**
 * What many tables have of one game, in one statement, and so as of one moment: a list of rows for each,
 * as Prisma has them, but all whole numbers as numbers, and bytes in hex.
 */
export async function readAll<Rows>(tx: Tx, game: string, wanted: Wanted[]): Promise<Rows> {
  const lists = wanted.map(({ table, columns, by = 'game', bytes = [], only = Prisma.empty }) => {
    const read = (column: string) =>
      bytes.includes(column) ? `encode("${snake(column)}", 'hex')` : `"${snake(column)}"`;
    const named = columns.map((column) => `${read(column)} AS "${column}"`).join(', ');
    return Prisma.sql`(SELECT COALESCE(json_agg(r), '[]') FROM (
      SELECT ${Prisma.raw(named)} FROM ${quoted([table])}
      WHERE ${quoted([by])} = ${game} ${only}) r) AS ${quoted([table])}`;
  });
  const [rows] = await tx.$queryRaw<Rows[]>`SELECT ${Prisma.join(lists)}`;
  if (!rows) throw new Error('a SELECT without FROM answered no row');
  return rows;
}

/** Adds rows or, where the key is there, writes them anew. */
export function upserted(table: string, key: readonly string[], rows: readonly object[]): Write[] {
  const rest = Object.keys(rows[0] ?? {}).filter((column) => !key.includes(column));
  const sets = rest.map((column) => `"${snake(column)}" = EXCLUDED."${snake(column)}"`).join(', ');
  return inserted(table, rows).map(
    (write) => Prisma.sql`${write} ON CONFLICT (${quoted(key)}) DO UPDATE SET ${Prisma.raw(sets)}`,
  );
}

/**
 * All of them in one statement: an act's time is mostly that of its statements. How many rows the last of
 * them has written.
 */
export async function writeAll(tx: Tx, writes: readonly Write[]): Promise<number> {
  const last = writes.at(-1);
  if (!last) return 0;
  const named = writes
    .slice(0, -1)
    .map((write, at) => Prisma.sql`${Prisma.raw(`"w${at}"`)} AS (${write})`);
  return tx.$executeRaw(named.length === 0 ? last : Prisma.sql`WITH ${Prisma.join(named)} ${last}`);
}
