import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { backup, openStore, restore } from '../../../src/store/index.ts';
import { connect } from '../../../src/store/backup/connection.ts';
import { tables } from '../../../src/store/backup/tables.ts';
import { applyMigrations } from '../../../src/store/migrations/apply.ts';
import { ourMigrations } from '../../../src/store/migrations/list.ts';
import { type Game } from '../../../src/rules/game.ts';
import { gold, heroId, playerId } from '../../../src/rules/names.ts';
import { databases, pglite, type Whereabouts } from '../../support/databases.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { placeIn } from '../a-place.ts';
import { anyGame, change, joined, later, newGameId, placeOf, purse, secret } from '../made-up.ts';
import { raw } from '../raw.ts';

const h1 = heroId('h1');
const intake = {
  interaction: '11',
  application: '1',
  token: 'a token',
  player: playerId('7'),
  game: null,
  what: 'enter',
  receivedAt: 50,
};

/** A database with a little of everything; what the store tells of it. */
async function lived(whereabouts: Whereabouts) {
  const store = await openStore(whereabouts);
  const rich = { accounts: { mint: gold(-9), 'purse:h1': gold(9) } as Game['accounts'] };
  const games = [1, 2, 3].map((): Game => ({
    ...(fc.sample(anyGame(newGameId(), 1), 1)[0] as Game),
    ...rich,
  }));
  for (const game of games) {
    await store.games.create(change(null, game, `create ${game.id}`), placeOf(game), secret);
    await store.games.perform(game.id, 'due:d1', ({ game: before }) =>
      change(before, later(before, {}), 'due:d1', {
        events: [joined(h1), purse(h1, 3)],
        notes: [{ to: h1, kind: 'levelled', face: null, own: { a: 1 }, urgent: true }],
      }),
    );
    await store.places.put(placeIn(game.id, { way: 'direct', until: 5 }));
  }
  await store.intakes.receive(intake);
  await store.presence.seen(77);
  await store.definitions.keep({ hash: 's', ids: { a: 'h' } }, new Map([['h', {} as never]]));
  await store.close();
  return games.map(({ id }) => id);
}

async function told(whereabouts: Whereabouts, games: Awaited<ReturnType<typeof lived>>) {
  const store = await openStore(whereabouts);
  const all = await Promise.all(
    games.map(async (game) => ({
      game: await store.games.read(game),
      acts: await store.games.acts(game),
      events: await store.games.events(game),
      statement: await store.games.statement(game, h1),
      place: await store.games.place(game),
      hero: await store.places.ofHero(game, h1),
    })),
  );
  const rest = {
    seen: await store.presence.lastSeen(),
    stock: await store.definitions.stock('s'),
    waiting: await store.outbox.waiting(),
    unanswered: await store.intakes.unanswered(1e15),
    books: await store.games.audit(),
  };
  await store.close();
  return { all, rest };
}

/** A migration of a version to come. */
function more() {
  const script = 'ALTER TABLE "seen" ADD COLUMN "more" INTEGER NOT NULL DEFAULT 3';
  const checksum = createHash('sha256').update(script).digest('hex');
  return { name: '29990101000000_more', script, checksum };
}

describe.each(databases)('a backup of $name', (from) => {
  let source: Whereabouts;
  let games: Awaited<ReturnType<typeof lived>>;
  let file: string;
  beforeAll(async () => {
    source = await from.fresh();
    games = await lived(source);
    file = join(temporaryFolder(), 'backup');
    await backup(source, file);
  });

  test.each(databases)('is restored into an empty $name, and all is as it was', async (to) => {
    const target = await to.fresh();
    await restore(target, file);
    const before = await told(source, games);
    const after = await told(target, games);
    expect(after.all).toEqual(before.all);
    expect(after.rest).toEqual({
      ...before.rest,
      unanswered: [{ ...intake, token: '', answer: null }],
    });
  });

  test('goes on where it ended: the next act has the next number, a known cause its answer', async () => {
    const target = await from.fresh();
    await restore(target, file);
    const store = await openStore(target);
    const [game = newGameId()] = games;
    const act = (cause: string) =>
      store.games.perform(game, cause, ({ game: before }) =>
        change(before, later(before, {}), cause, { events: [joined(h1)] }),
      );
    expect(await act('due:d1')).toMatchObject({ repeated: true });
    expect(await act('new')).toMatchObject({ repeated: false, answer: { act: 3 } });
    expect((await store.games.events(game)).map(({ act: number }) => number)).toEqual([2, 2, 3]);
    await store.close();
  });

  test('of an earlier version is loaded as it was, and then migrated', async () => {
    const later = more();
    const ours = [...(await ourMigrations()), later];
    const target = await from.fresh();
    const connection = await connect(target);
    await applyMigrations(connection.adapter, ours);
    await connection.adapter.executeScript('CREATE FUNCTION theirs() RETURNS int RETURN 5');
    await connection.close();
    await restore(target, file, ours);
    const by = await raw(target);
    expect((await by.ask('SELECT "at"::int, "more" FROM "seen"'))[0]).toEqual({ at: 77, more: 3 });
    expect((await by.ask('SELECT theirs() AS n'))[0]).toEqual({ n: 5 });
    await by.close();
  });

  test('of a database that is yet to be migrated leaves it as it is', async () => {
    const target = await from.fresh();
    await (await openStore(target)).close();
    const saved = join(temporaryFolder(), 'backup');
    await backup(target, saved, [...(await ourMigrations()), more()]);
    const by = await raw(target);
    expect((await by.ask(`SELECT to_regclass('seen') IS NOT NULL AS there`))[0]).toEqual({
      there: true,
    });
    await expect(by.ask('SELECT "more" FROM "seen"')).rejects.toThrow();
    await by.close();
    const [head = ''] = gunzipSync(await readFile(saved))
      .toString()
      .split('\n');
    expect((JSON.parse(head) as { migrations: unknown[] }).migrations).toHaveLength(
      (await ourMigrations()).length,
    );
  });

  test('holds no interaction’s token', async () => {
    expect(gunzipSync(await readFile(file)).toString()).not.toContain(intake.token);
  });

  test('does not overwrite a file, and is not restored over what is there', async () => {
    await expect(backup(source, file)).rejects.toThrow(/exists already/);
    await expect(restore(source, file)).rejects.toThrow(/not empty/);
  });
});

test('every table is in a backup, but for heartbeats', async () => {
  const whereabouts = await pglite.fresh();
  await (await openStore(whereabouts)).close();
  const by = await raw(whereabouts);
  const there = await by.ask(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  await by.close();
  const names = there.map(({ name }) => name as string).sort();
  expect(names).toEqual([...tables, '_prisma_migrations', 'presence'].sort());
});

describe('a file is refused with one line, and the database stays empty,', () => {
  let whole: Buffer;
  let target: Whereabouts;
  beforeAll(async () => {
    const source = await pglite.fresh();
    await lived(source);
    const file = join(temporaryFolder(), 'backup');
    await backup(source, file);
    whole = await readFile(file);
    target = await pglite.fresh();
  });
  const text = (change: (lines: string) => string) => (bytes: Buffer) =>
    gzipSync(change(gunzipSync(bytes).toString()));

  test.each<[string, (bytes: Buffer) => Buffer | string, RegExp]>([
    ['cut short', (bytes) => bytes.subarray(0, bytes.length - 30), /cut short/],
    ['damaged', (bytes) => Buffer.from(bytes).fill(7, 400, 420), /damaged|not a backup/],
    ['not packed', () => 'hello', /not a backup/],
    ['something else', text(() => 'hello\n'), /not a backup/],
    ['without its last line', text((all) => all.replace(/[^\n]*\n$/, '')), /cut short/],
    ['lacking a row', text((all) => all.replace(/\nseen[^\n]*/, '')), /instead of/],
    ['of a later version', text((all) => all.replace('_init"', '_later"')), /later version/],
    [
      'with books that do not add up',
      text((all) => all.replace(/"amount":(\d)/, '"amount":1$1')),
      /sum to/,
    ],
  ])('when it is %s', async (_, spoil, line) => {
    const file = join(temporaryFolder(), 'backup');
    await writeFile(file, spoil(whole));
    const refusal = (await restore(target, file).catch((error: unknown) => error)) as Error;
    expect(refusal.message).toMatch(line);
    expect(refusal.message.trim()).not.toContain('\n');
    const store = await openStore(target);
    expect(await store.presence.lastSeen()).toBeNull();
    expect(await store.games.inServer('server')).toEqual([]);
    await store.close();
  });

  test('when it is not there', async () => {
    await expect(restore(target, '/nowhere/at/all')).rejects.toThrow(/is not there/);
  });
});
