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

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
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

/** PostgreSQL keeps the text of a json value, and with it the order of its keys. */
function asRecords(rows: readonly object[]): string {
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([k, v]) => [snake(k), v]))),
  );
}

/** Adds rows or, where the key is there, writes them anew. */
export function upserted(table: string, key: readonly string[], rows: readonly object[]): Write[] {
  const rest = Object.keys(rows[0] ?? {}).filter((column) => !key.includes(column));
  const sets = rest.map((column) => `"${snake(column)}" = EXCLUDED."${snake(column)}"`).join(', ');
  return inserted(table, rows).map(
    (write) => Prisma.sql`${write} ON CONFLICT (${quoted(key)}) DO UPDATE SET ${Prisma.raw(sets)}`,
  );
}

/** All of them in one statement: an act's time is mostly that of its statements. */
export async function writeAll(tx: Tx, writes: readonly Write[]): Promise<void> {
  const last = writes.at(-1);
  if (!last) return;
  const named = writes
    .slice(0, -1)
    .map((write, at) => Prisma.sql`${Prisma.raw(`"w${at}"`)} AS (${write})`);
  await tx.$executeRaw(named.length === 0 ? last : Prisma.sql`WITH ${Prisma.join(named)} ${last}`);
}
