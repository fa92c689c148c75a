import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { emptyDatabase, postgresPrograms, sharedCluster } from './postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Where a store keeps its things: what `openStore` takes. */
export type Whereabouts = { url?: string; dir: string; thread?: string };

/** A kind of database that the store runs on; `fresh` hands out an empty one. */
export type DatabaseKind = { name: 'PGlite' | 'PostgreSQL'; fresh(): Promise<Whereabouts> };

const programs = postgresPrograms();
if (!programs) {
  console.warn('NO POSTGRESQL: initdb and postgres were not found; its tests are SKIPPED.');
}

export const pglite: DatabaseKind = {
  name: 'PGlite',
  fresh: () => Promise.resolve({ dir: temporaryFolder() }),
};

/** Null where PostgreSQL's programs are not installed. */
export const postgres: DatabaseKind | null =
  programs === null
    ? null
    : {
        name: 'PostgreSQL',
        fresh: async () => {
          const cluster = await sharedCluster(inject('runFolder'), programs);
          const name = `test_${randomUUID().replaceAll('-', '')}`;
          return { url: await emptyDatabase(cluster, name), dir: temporaryFolder() };
        },
      };

/** Each kind that is there. */
export const databases: DatabaseKind[] = postgres ? [pglite, postgres] : [pglite];
