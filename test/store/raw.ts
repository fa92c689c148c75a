import pg from 'pg';
import { openPGlite } from '../../src/store/pglite/open.ts';
import { type Whereabouts } from '../support/databases.ts';

/** A hand on the database itself, past the store; a PGlite must not be open elsewhere meanwhile. */
export type Raw = {
  run(script: string): Promise<void>;
  ask(query: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
};

export async function raw({ url, dir }: Whereabouts): Promise<Raw> {
  if (url === undefined) {
    const opened = await openPGlite(dir);
    return {
      run: async (script) => void (await opened.client.exec(script)),
      ask: async (query) => (await opened.client.query<Record<string, unknown>>(query)).rows,
      close: () => opened.close(),
    };
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    run: async (script) => void (await client.query(script)),
    ask: async (query) => (await client.query<Record<string, unknown>>(query)).rows,
    close: () => client.end(),
  };
}
