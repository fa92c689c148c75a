import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { gold, heroId } from '../../src/rules/names.ts';
import { type Game } from '../../src/rules/game.ts';
import { databases } from '../support/databases.ts';
import { change, emptyGame, later, placeOf, purse, secret } from './made-up.ts';
import { type Raw, raw } from './raw.ts';

const accounts = { mint: gold(-9), 'purse:h1': gold(9) } as Game['accounts'];

describe.each(databases)('$name itself refuses', (kind) => {
  let by: Raw;
  beforeAll(async () => {
    const whereabouts = await kind.fresh();
    const store = await openStore(whereabouts);
    const game = { ...emptyGame(), accounts };
    await store.games.create(change(null, game, 'create'), placeOf(game), secret);
    await store.games.perform(game.id, 'act', ({ game: before }) =>
      change(before, later(before, {}), 'act', { events: [purse(heroId('h1'), 9)] }),
    );
    await store.close();
    by = await raw(whereabouts);
  });
  afterAll(() => by.close());

  test.each(['ledger_entry', 'ledger_tx', 'act', 'event', 'event_own'])(
    'that a row of %s is changed or deleted',
    async (table) => {
      expect((await by.ask(`SELECT * FROM "${table}"`)).length).toBeGreaterThan(0);
      await expect(by.run(`UPDATE "${table}" SET "game" = "game"`)).rejects.toThrow(/written once/);
      await expect(by.run(`DELETE FROM "${table}"`)).rejects.toThrow(/written once/);
      await expect(by.run(`TRUNCATE "${table}" CASCADE`)).rejects.toThrow(/written once/);
    },
  );

  test('a purse below 0, where the mint may be', async () => {
    const set = (name: string) => `UPDATE "account" SET "balance" = -1 WHERE "name" = '${name}'`;
    await expect(by.run(set('purse:h1'))).rejects.toThrow(/account_not_negative/);
    await by.run(`BEGIN; ${set('mint')}; ROLLBACK`);
  });

  test('entries that do not sum to 0, when they are committed', async () => {
    const entry = (account: string, amount: number) =>
      `INSERT INTO "ledger_entry" SELECT "id", 2, 7, '${account}', ${amount} FROM "game";`;
    const transfer = `INSERT INTO "ledger_tx" SELECT "id", 2, 7, 'act', 'bought', 0 FROM "game";`;
    const one = `BEGIN; ${transfer} ${entry('mint', 5)} COMMIT`;
    await expect(by.run(one)).rejects.toThrow(/sum to 5/);
    await by.run('ROLLBACK');
    await by.run(`BEGIN; ${transfer} ${entry('mint', 5)} ${entry('purse:h1', -5)} COMMIT`);
  });

  test('words for one hero in a message to all', async () => {
    const row = `INSERT INTO "outbox" ("id", "game", "audience", "position", "kind", "v", "own", "urgent", "nonce")
      SELECT 'x', "id", 'public', 9, 'bought', 1, '{}', false, 'x' FROM "game"`;
    await expect(by.run(row)).rejects.toThrow(/outbox_public_has_no_own/);
  });

  test('an answered interaction that still has its token', async () => {
    const row = `INSERT INTO "intake" VALUES ('1', '2', 'token', '3', NULL, 'bet', 0, true)`;
    await expect(by.run(row)).rejects.toThrow(/intake_token_erased/);
  });

  test('a game that goes while things of it are there', async () => {
    await expect(by.run('DELETE FROM "game"')).rejects.toThrow(/violates/);
  });
});
