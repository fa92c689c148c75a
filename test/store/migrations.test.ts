import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { missingMigration } from '../../src/store/migrations/create.ts';
import { ourMigrations } from '../../src/store/migrations/list.ts';
import { databases, postgres } from '../support/databases.ts';
import { raw } from './raw.ts';

describe.each(databases)('migrations on $name', (kind) => {
  test('are all noted as applied, the way Prisma notes them', async () => {
    const whereabouts = await kind.fresh();
    await (await openStore(whereabouts)).close();
    const by = await raw(whereabouts);
    const rows = await by.ask('SELECT "migration_name", "checksum" FROM "_prisma_migrations"');
    await by.close();
    const ours = (await ourMigrations()).map(({ name, checksum }) => ({
      migration_name: name,
      checksum,
    }));
    expect(rows).toEqual(ours);
  });

  test.each([
    ['of a newer version', `"migration_name" = '29990101000000_later'`, /newer version.*2999/],
    ['of changed migrations', `"checksum" = 'other'`, /was changed after/],
    ['with one that did not end', `"finished_at" = NULL`, /did not end/],
  ])('a database %s is refused with one line', async (_, change, line) => {
    const whereabouts = await kind.fresh();
    await (await openStore(whereabouts)).close();
    const by = await raw(whereabouts);
    await by.run(`UPDATE "_prisma_migrations" SET ${change}`);
    await by.close();
    const opening = openStore(whereabouts).catch((error: unknown) => error as Error);
    const { name, message } = (await opening) as Error;
    expect(name).toBe('CannotOpen');
    expect(message).toMatch(line);
    expect(message).not.toContain('\n');
  });
});

test('the migrations make just what the schema file says', async () => {
  expect(await missingMigration()).toBeNull();
});

describe.skipIf(postgres === null)('migrations on PostgreSQL', () => {
  test('two processes that begin at once: both can work afterwards', async () => {
    const whereabouts = (await postgres?.fresh()) ?? { dir: '' };
    const stores = await Promise.all([1, 2, 3].map(() => openStore(whereabouts)));
    for (const store of stores) {
      expect(await store.games.audit()).toEqual({ sum: 0, broken: [] });
      await store.close();
    }
  });

  test('an address where nobody answers is told in one line, without the password', async () => {
    const url = 'postgresql://somebody:hush@127.0.0.1:1/none';
    const error = (await openStore({ url, dir: '' }).catch((one: unknown) => one)) as Error;
    expect(error.name).toBe('CannotOpen');
    expect(error.message).toMatch(/cannot be reached/);
    expect(error.message).not.toContain('hush');
  });
});
