import pg from 'pg';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { pgliteAdapter } from '../pglite/adapter.ts';
import { openPGlite } from '../pglite/open.ts';
import { oneConnection, reasonOf } from '../postgres.ts';

/** One connection to whichever database the settings name, not migrated. */
export type Connection = { adapter: SqlDriverAdapter; close(): Promise<void> };

export async function connect(settings: {
  url?: string | undefined;
  dir: string;
}): Promise<Connection> {
  if (!settings.url) {
    const opened = await openPGlite(settings.dir);
    return { adapter: await pgliteAdapter(opened.client), close: () => opened.close() };
  }
  const pool = new pg.Pool({ connectionString: settings.url, max: 1, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw reasonOf(error);
  }
  return { adapter: await oneConnection(pool), close: () => pool.end() };
}

/** The first column of each row, as text. */
export async function column(adapter: SqlDriverAdapter, sql: string): Promise<string[]> {
  const { rows } = await adapter.queryRaw({ sql, args: [], argTypes: [] });
  return rows.map(([value]) => String(value));
}
