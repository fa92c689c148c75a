import { setFlagsFromString } from 'node:v8';
import { type Store } from '../play/ports.ts';
import { prismaDeadlines } from './deadlines.ts';
import { type Database } from './database.ts';
import { prismaDefinitions } from './definitions.ts';
import { prismaGames } from './games.ts';
import { PrismaClient } from './generated/client.ts';
import { prismaIntakes } from './intakes.ts';
import { applyMigrations } from './migrations/apply.ts';
import { prismaOutbox } from './outbox.ts';
import { type Lost, type OpenedDatabase, openOnThread } from './pglite/on-thread.ts';
import { prismaPlaces } from './places.ts';
import { migratePostgres, postgresAdapter } from './postgres.ts';
import { prismaPresence } from './presence.ts';
import { prismaSilences } from './silences.ts';
import { recentGames } from './recent.ts';

/** What the store says while it works: nothing that a player wrote, nothing secret. */
export type StoreLog = (line: string, facts?: Record<string, string | number>) => void;

export type StoreSettings = {
  /** PostgreSQL's address; without one PGlite is used, below `dir`. */
  url?: string | undefined;
  dir: string;
  /** PGlite's thread, built from pglite/thread-main.ts; without one it runs on the caller's. */
  thread?: string | undefined;
  /** Told if the database on that thread ends by itself: nothing that is asked of it works then. */
  lost?: Lost | undefined;
  log?: StoreLog | undefined;
};

/** How long an act waits for a connection and how long it may take, in ms. */
const patience = { maxWait: 2_000, timeout: 5_000 };

/**
 * PGlite and Prisma's query compiler are WebAssembly. While they start, V8 would optimize what they
 * do once, and not give back the 20 to 40 MB that this takes; what they do all the time is optimized
 * a little later.
 */
const optimizeLater = '--wasm-tiering-budget=20000000';

/** Opens the database, creating and migrating it as needed. Throws `CannotOpen` with one line. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  setFlagsFromString(optimizeLater);
  const log = settings.log ?? (() => undefined);
  return settings.url ? openOnPostgres(settings.url, log) : openOnPGlite(settings, log);
}

async function openOnPostgres(url: string, log: StoreLog): Promise<Store> {
  tellMigrations(await migratePostgres(url), log);
  const adapter = postgresAdapter(url, ({ name }) => log('a connection was lost', { name }));
  const db = new PrismaClient({ adapter, errorFormat: 'minimal', transactionOptions: patience });
  return storeOn(db, () => db.$disconnect());
}

async function openOnPGlite(settings: StoreSettings, log: StoreLog): Promise<Store> {
  const { dir, thread, lost = () => undefined } = settings;
  const opened = thread === undefined ? await openHere(dir) : await openOnThread(thread, dir, lost);
  try {
    tellMigrations(await applyMigrations(opened.adapter), log);
    const adapter = { ...factoryNames, connect: () => Promise.resolve(opened.adapter) };
    const db = new PrismaClient({ adapter, errorFormat: 'minimal', transactionOptions: patience });
    return storeOn(db, async () => {
      await db.$disconnect();
      await opened.close();
    });
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** PGlite is loaded where it works, and nowhere else. */
async function openHere(dir: string): Promise<OpenedDatabase> {
  const { openPGlite } = await import('./pglite/open.ts');
  const { pgliteAdapter } = await import('./pglite/adapter.ts');
  const { client, close } = await openPGlite(dir);
  return { adapter: await pgliteAdapter(client), close };
}

const factoryNames = { provider: 'postgres', adapterName: 'pglite' } as const;

function tellMigrations(names: string[], log: StoreLog): void {
  for (const name of names) log('migration applied', { name });
}

function storeOn(db: Database, close: () => Promise<void>): Store {
  return {
    games: prismaGames(db, recentGames(100)),
    deadlines: prismaDeadlines(db),
    intakes: prismaIntakes(db),
    outbox: prismaOutbox(db),
    places: prismaPlaces(db),
    definitions: prismaDefinitions(db),
    presence: prismaPresence(db),
    silences: prismaSilences(db),
    ping: () => ping(db),
    close,
  };
}

async function ping(db: Database): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer within 1 s')), 1_000);
  });
  try {
    await Promise.race([db.$queryRaw`SELECT 1`, late]);
  } finally {
    clearTimeout(timer);
  }
}
