import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf, isDuplicate, retried } from '../../src/store/conflicts.ts';
import { type Database } from '../../src/store/database.ts';
import { PrismaClient } from '../../src/store/generated/client.ts';
import { migratePostgres, postgresAdapter } from '../../src/store/postgres.ts';
import { postgres } from '../support/databases.ts';

const failed = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe.skipIf(postgres === null)('what PostgreSQL reports through Prisma', () => {
  let db: Database;
  let other: pg.Client;
  beforeAll(async () => {
    const { url = '' } = (await postgres?.fresh()) ?? { dir: '' };
    await migratePostgres(url);
    db = new PrismaClient({ adapter: postgresAdapter(url, () => undefined) });
    await db.seen.create({ data: { id: 1, at: 0 } });
    await db.stock.create({ data: { hash: 'a', ids: {} } });
    other = new pg.Client({ connectionString: url });
    await other.connect();
  });
  afterAll(async () => {
    await db.$disconnect();
    await other.end();
  });

  /** Two rows, taken in opposite order; the other one is patient, so that Prisma's is the victim. */
  const deadlock = async (
    take: (tx: Parameters<Parameters<Database['$transaction']>[0]>[0]) => Promise<unknown>,
  ) => {
    await other.query(`BEGIN; SET LOCAL deadlock_timeout = '1min'`);
    await other.query('SELECT 1 FROM "stock" FOR UPDATE');
    const held = failed(
      db.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM "seen" FOR UPDATE`;
        const waits = other.query('SELECT 1 FROM "seen" FOR UPDATE');
        const error = await failed(take(tx));
        await waits.catch(() => undefined);
        throw error as Error;
      }),
    );
    const error = await held;
    await other.query('ROLLBACK');
    return error;
  };

  test('a deadlock in a query of the ORM is a conflict', async () => {
    const error = await deadlock((tx) => tx.stock.updateMany({ data: { ids: {} } }));
    expect(failureOf(error)).toBe('conflict');
  });

  test('a deadlock in raw SQL is a conflict', async () => {
    const error = await deadlock((tx) => tx.$executeRaw`UPDATE "stock" SET "ids" = "ids"`);
    expect(failureOf(error)).toBe('conflict');
  });

  test('a serialization failure at COMMIT is a conflict', async () => {
    const error = await failed(
      db.$transaction(
        async (tx) => {
          await tx.$queryRaw`SELECT SUM("beat_at") FROM "presence"`;
          await other.query('BEGIN ISOLATION LEVEL SERIALIZABLE');
          await other.query('SELECT SUM("at") FROM "seen"');
          await other.query(`INSERT INTO "presence" VALUES ('x', 'x', 1)`);
          await tx.seen.update({ where: { id: 1 }, data: { at: 5 } });
          await other.query('COMMIT');
        },
        { isolationLevel: 'Serializable' },
      ),
    );
    expect(failureOf(error)).toBe('conflict');
  });

  test('a second row of one key is a duplicate and final, in the ORM and in raw SQL', async () => {
    const inOrm = await failed(db.stock.create({ data: { hash: 'a', ids: {} } }));
    const inSql = await failed(db.$executeRaw`INSERT INTO "stock" VALUES ('a', '{}')`);
    for (const error of [inOrm, inSql]) {
      expect(isDuplicate(error)).toBe(true);
      expect(failureOf(error)).toBe('final');
    }
  });

  test('a refused check is final', async () => {
    const error = await failed(db.$executeRaw`INSERT INTO "seen" VALUES (2, 0)`);
    expect(failureOf(error)).toBe('final');
    expect(isDuplicate(error)).toBe(false);
  });

  test('a transaction that takes too long was not done', async () => {
    const error = await failed(
      db.$transaction(
        async (tx) => {
          await tx.$queryRaw`SELECT pg_sleep(0.4)::text`;
          await tx.seen.count();
        },
        { timeout: 100 },
      ),
    );
    expect(failureOf(error)).toBe('busy');
  });

  test('a session that is ended by the administrator may have done it', async () => {
    const error = await failed(
      db.$transaction(async (tx) => {
        const [row] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
        await other.query('SELECT pg_terminate_backend($1)', [row?.pid]);
        await tx.seen.count();
      }),
    );
    expect(failureOf(error)).toBe('unknown');
  });
});

describe('trying again', () => {
  const coded = (code: string) => Object.assign(new Error(code), { code });

  test('five times after conflicts, then it is busy', async () => {
    let tries = 0;
    const outcome = await retried(() => {
      tries++;
      return Promise.reject(coded('P2034'));
    });
    expect([outcome, tries]).toEqual(['busy', 5]);
  });

  test('not at all after anything else', async () => {
    let tries = 0;
    const once = () => {
      tries++;
      return Promise.reject(coded('P2002'));
    };
    await expect(retried(once)).rejects.toThrow('P2002');
    expect(tries).toBe(1);
  });

  test('at once busy when nobody answers, for then nothing was done', async () => {
    let tries = 0;
    const outcome = await retried(() => {
      tries++;
      return Promise.reject(coded('ECONNREFUSED'));
    });
    expect([outcome, tries]).toEqual(['busy', 1]);
  });

  test('told that it may be done after a lost connection, and unknown when it stays lost', async () => {
    const told: boolean[] = [];
    const lost = retried((doubtful) => {
      told.push(doubtful);
      return Promise.reject(new Error('Connection terminated unexpectedly'));
    });
    await expect(lost).rejects.toMatchObject({ name: 'OutcomeUnknown' });
    expect(told).toEqual([false, true, true, true, true]);
  });
});
