import { Client } from 'pg';
import { unlikelyWord } from '../format/marks.ts';

/** A database of a worker's own, on the PostgreSQL of `DATABASE_URL`. */
export type OwnDatabase = { url: string; drop(): Promise<void> };

export async function ownDatabase(url: string): Promise<OwnDatabase> {
  const name = `transcript_${unlikelyWord()}`;
  await asking(url, `CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    drop: () => asking(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function asking(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
