import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { refused } from '../../src/play/answer.ts';
import { type Note, type Performed, type Store } from '../../src/play/ports.ts';
import { type Game } from '../../src/rules/game.ts';
import { gold, heroId } from '../../src/rules/names.ts';
import { refuse } from '../../src/rules/refusal.ts';
import { postgres } from '../support/databases.ts';
import { flakyProxy } from '../support/flaky-proxy.ts';
import { placeIn } from './a-place.ts';
import { change, emptyGame, later, placeOf, secret } from './made-up.ts';

/** One connection to the database hides races, so these run on PostgreSQL only. */
describe.skipIf(postgres === null)('on PostgreSQL, with others at the same time:', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  const fresh = async () => {
    const { url = '', dir } = (await postgres?.fresh()) ?? { dir: '' };
    return { url, dir };
  };
  const opened = async (url: string) => {
    const store = await openStore({ url, dir: '' });
    closing.push(() => store.close());
    return store;
  };
  const session = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    closing.push(() => client.end());
    return client;
  };
  const holding = (sum: number): Partial<Game> => ({
    accounts: { mint: gold(-sum), 'purse:h1': gold(sum) } as Game['accounts'],
  });
  const madeWith = async (store: Store, sum: number) => {
    const game = { ...emptyGame(), ...holding(sum) };
    await store.games.create(change(null, game, `create ${game.id}`), placeOf(game), secret);
    return game.id;
  };
  const spend = (
    store: Store,
    game: Game['id'],
    cause: string,
    amount: number,
    notes: Note[] = [],
  ) =>
    store.games.perform(game, cause, ({ game: before }) => {
      const left = (before.accounts['purse:h1' as never] ?? 0) - amount;
      if (left < 0) return refused(refuse('stale', null, {}));
      return change(before, later(before, holding(left)), cause, { notes });
    });
  const isDone = (performed: Performed) => typeof performed === 'object' && performed.answer.done;

  // Found with and then made without a lock, the first row was made twice, and one of them failed.
  test('what is noted for the first time by several at once is noted', async () => {
    const { url } = await fresh();
    const stores = [await opened(url), await opened(url)];
    const game = await madeWith(stores[0] as Store, 1);
    const place = placeIn(game, { thread: '7' });
    const notes = Array.from({ length: 10 }, () => stores).flat();
    await Promise.all(notes.map((store, at) => store.presence.seen(at)));
    await Promise.all(notes.map((store) => store.places.put(place)));
    expect(await stores[0]?.presence.lastSeen()).toBeGreaterThanOrEqual(0);
    expect(await stores[0]?.places.byThread('7')).toEqual(place);
  });

  test('[GAME-01] of 10 games made at once in one channel there is one', async () => {
    const { url } = await fresh();
    const stores = [await opened(url), await opened(url)];
    const tries = Array.from({ length: 10 }, (_, n) => {
      const game = emptyGame();
      const made = change(null, game, `create ${game.id}`);
      return (stores[n % 2] as Store).games.create(made, placeOf(game, 'one'), secret);
    });
    expect((await Promise.all(tries)).filter(isDone)).toHaveLength(1);
    expect(await stores[0]?.games.inChannel('one')).toHaveLength(1);
  });

  test('of 20 spends of 60 from a purse of 100 one is done', async () => {
    const { url } = await fresh();
    const stores = [await opened(url), await opened(url)];
    const game = await madeWith(stores[0] as Store, 100);
    const spends = Array.from({ length: 20 }, (_, n) =>
      spend(stores[n % 2] as Store, game, `spend ${n}`, 60),
    );
    expect((await Promise.all(spends)).filter(isDone)).toHaveLength(1);
    expect((await stores[1]?.games.read(game))?.game.accounts).toMatchObject({ 'purse:h1': 40 });
    expect(await stores[0]?.games.audit()).toEqual({ sum: 0, broken: [] });
  });

  test('of one cause in 20 hands one act comes, and the same answer for all', async () => {
    const { url } = await fresh();
    const stores = [await opened(url), await opened(url)];
    const game = await madeWith(stores[0] as Store, 100);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => spend(stores[n % 2] as Store, game, 'the one', 10)),
    );
    const answers = all.map((one) => (one as { answer: object }).answer);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(all.filter((one) => (one as { repeated: boolean }).repeated)).toHaveLength(19);
    expect((await stores[0]?.games.read(game))?.game.acts).toBe(2);
  });

  test('of one creation in ten hands one game comes', async () => {
    const { url } = await fresh();
    const stores = [await opened(url), await opened(url)];
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) => {
        const game = emptyGame();
        const create = change(null, game, 'create once');
        return (stores[n % 2] as Store).games.create(create, placeOf(game, 'here'), secret);
      }),
    );
    expect(new Set(all.map((one) => JSON.stringify((one as { answer: object }).answer))).size).toBe(
      1,
    );
    expect(await stores[0]?.games.inChannel('here')).toHaveLength(1);
  });

  test('what is read while others act is of one moment', async () => {
    const { url } = await fresh();
    const [writer, reader] = [await opened(url), await opened(url)];
    const game = await madeWith(writer, 1000);
    const acts = Array.from({ length: 40 }, (_, n) => spend(writer, game, `spend ${n}`, 1));
    const sums: number[] = [];
    for (let reads = 0; reads < 40; reads++) {
      const accounts = (await reader.games.read(game))?.game.accounts ?? {};
      sums.push(Object.values(accounts).reduce<number>((sum, one) => sum + (one ?? 0), 0));
    }
    await Promise.all(acts);
    expect(sums).toEqual(sums.map(() => 0));
  });

  test('a locked game is busy for whoever does not want to wait', async () => {
    const { url } = await fresh();
    const store = await opened(url);
    const game = await madeWith(store, 100);
    const other = await session(url);
    await other.query('BEGIN');
    await other.query('SELECT 1 FROM "game" WHERE "id" = $1 FOR UPDATE', [game]);
    const free = () =>
      store.games.perform(game, 'c', () => refused(refuse('stale', null, {})), { whenFree: true });
    expect(await free()).toBe('busy');
    expect(await store.deadlines.due(10)).toEqual([]);
    await other.query('COMMIT');
    expect(await free()).toMatchObject({ repeated: false });
  });

  test('an act that is the victim of a deadlock is tried again', async () => {
    const { url } = await fresh();
    const store = await opened(url);
    const game = await madeWith(store, 100);
    const other = await session(url);
    await other.query('BEGIN');
    await other.query('SELECT 1 FROM "account" WHERE "game" = $1 FOR UPDATE', [game]);
    const act = spend(store, game, 'spend', 30);
    await blocked(await session(url));
    await other.query(`SET LOCAL deadlock_timeout = '1min'`);
    await other.query('SELECT 1 FROM "game" WHERE "id" = $1 FOR UPDATE', [game]);
    await other.query('COMMIT');
    expect(await act).toMatchObject({ repeated: false, answer: { done: true } });
    expect((await store.games.read(game))?.game.accounts).toMatchObject({ 'purse:h1': 70 });
  });

  test('two publishers never take the same message, nor two of one line', async () => {
    const { url } = await fresh();
    const stores = [await opened(url), await opened(url)];
    const game = await madeWith(stores[0] as Store, 100);
    const note = (to: string): Note => ({ to: heroId(to), kind: 'panel', urgent: false });
    const heroes = Array.from({ length: 12 }, (_, n) => `h${n}`);
    await spend(stores[0] as Store, game, 'spend', 1, heroes.map(note));
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (stores[n % 2] as Store).outbox.claim(5, 4)),
    );
    const rows = claims.flat().map(({ id }) => id);
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(3);
  });

  test('what a killed process had in hand is sent at once by the one that takes its place', async () => {
    const { url } = await fresh();
    const [killed, next] = [await opened(url), await opened(url)];
    const game = await madeWith(killed, 100);
    const note = (to: string): Note => ({ to: heroId(to), kind: 'panel', urgent: false });
    await spend(killed, game, 'spend', 1, ['h1', 'h2'].map(note));
    const [theirs] = await killed.outbox.claim(1_000, 1);
    const [ours] = await next.outbox.claim(1_000, 1);
    expect(await next.outbox.claim(1_000, 2)).toEqual([]);
    await next.outbox.takeOver();
    const taken = await next.outbox.claim(1_000, 2);
    expect(taken).toEqual([{ ...theirs, attempts: 1, triedAt: 1_000, waitsSince: 1_000 }]);
    expect(taken[0]?.id).not.toBe(ours?.id);
  });

  test('what is owed outside of acts takes no place in the line that an act takes', async () => {
    const { url } = await fresh();
    const stores = [await opened(url), await opened(url)];
    const [store] = stores as [Store];
    const game = await madeWith(store, 100);
    const look: Note = { to: 'public', kind: 'channel', urgent: false };
    await store.places.put(placeIn(game, { thread: '7' }));
    // So few that none of them waits longer for its turn than the store lets it, on a busy machine either.
    const work = Array.from({ length: 8 }, (_, n) => stores[n % 2] as Store).flatMap((one, n) => [
      one.outbox.owe(game, look),
      one.places.forget('7').then((was) => (was ? 1 : 0)),
      spend(one, game, `spend ${n}`, 1, [{ ...look, kind: 'joined', face: {} }]),
    ]);
    const all = await Promise.all(work);
    expect(all.filter((was) => was === 1)).toHaveLength(1);
    // An act that waits too long for the game is busy, and owes nothing; whoever asked for it is told so.
    const acts = all.filter(
      (one): one is Performed => one !== undefined && typeof one !== 'number',
    );
    expect(acts.filter((one) => one !== 'busy' && !isDone(one))).toEqual([]);
    expect((await store.outbox.waiting()).rows).toBe(8 + 1 + acts.filter(isDone).length);
    expect(acts.filter(isDone).length).toBeGreaterThan(0);
  });

  test('a message of which nobody could note that it was sent is tried again, with its nonce', async () => {
    const { url } = await fresh();
    const proxy = await flakyProxy(url);
    closing.push(() => proxy.close());
    const store = await opened(proxy.url);
    const game = await madeWith(store, 100);
    const note: Note = { to: 'public', kind: 'joined', face: {}, urgent: false };
    await spend(store, game, 'spend', 1, [note]);
    const [row] = await store.outbox.claim(1_000, 1);
    proxy.refuse(true);
    await expect(store.outbox.sent(row?.id ?? '', 'message')).rejects.toThrow();
    proxy.refuse(false);
    expect(await store.outbox.claim(10_999, 1)).toEqual([]);
    const [again] = await store.outbox.claim(11_000, 1);
    expect(again).toEqual({ ...row, attempts: 1, triedAt: 1_000, waitsSince: 1_000 });
  });

  test.each(['cut before', 'cut after'] as const)(
    'a connection that is %s a COMMIT: one act, and its answer',
    async (mischief) => {
      const { url } = await fresh();
      await (await opened(url)).ping();
      const proxy = await flakyProxy(url);
      closing.push(() => proxy.close());
      const store = await opened(proxy.url);
      proxy.next(mischief);
      const game = await madeWith(store, 100);
      proxy.next(mischief);
      const act = await spend(store, game, 'spend', 60);
      expect(act).toMatchObject({ repeated: false, answer: { done: true } });
      expect(proxy.cuts()).toBe(2);
      const rows = await (await session(url)).query('SELECT count(*)::int AS n FROM "act"');
      expect(rows.rows).toEqual([{ n: 2 }]);
      expect((await store.games.read(game))?.game.accounts).toMatchObject({ 'purse:h1': 40 });
    },
  );

  test('while the database is away acts are busy, quickly, and go on when it is back', async () => {
    const { url } = await fresh();
    const proxy = await flakyProxy(url);
    closing.push(() => proxy.close());
    const store = await opened(proxy.url);
    const game = await madeWith(store, 100);
    proxy.refuse(true);
    const before = performance.now();
    const away = await spend(store, game, 'spend', 60).catch((error: unknown) => error);
    expect(performance.now() - before).toBeLessThan(4_000);
    expect(away === 'busy' || (away as Error).name === 'OutcomeUnknown').toBe(true);
    await expect(store.ping()).rejects.toThrow();
    proxy.refuse(false);
    expect(await spend(store, game, 'spend', 60)).toMatchObject({ answer: { done: true } });
  });
});

/** Waits until a backend of this database waits for a lock. */
async function blocked(watcher: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await watcher.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (rowCount) return;
  }
}
