import { describe, expect, test } from 'vitest';
import { keepSeen } from '../../src/launch/seen.ts';
import { type Store } from '../../src/play/ports.ts';
import { type GameId } from '../../src/rules/names.ts';
import { memoryStore } from '../../src/store/memory/index.ts';
import { Playing } from '../support/playing.ts';
import { hour, pressing } from '../support/table.ts';

const midnight = Date.UTC(2026, 0, 3);
const seconds = 1000;

/** A game whose first turn ends at midnight; the bot was last seen three hours before that. */
async function begun() {
  const store = memoryStore();
  const table = new Playing(0, store);
  const id = await table.create(['p0', 'p1', 'p2']);
  await table.must(id, 'host', { do: 'start' });
  await store.presence.seen(midnight - 3 * hour);
  return { store, id };
}

const reachable = (table: Playing, store: Store) =>
  keepSeen(
    table.play,
    store,
    { now: () => table.now },
    () => true,
    () => undefined,
  );

/** A process that finds that store, at that instant, and does what one does at its start. */
async function starts(store: Store, now: number) {
  const table = new Playing(0, store);
  table.now = now;
  const seen = reachable(table, store);
  const broke = await seen.begin().then(
    () => null,
    (error: unknown) => error,
  );
  await seen.close();
  return { table, broke, failures: table.failures.length, inReach: seen.inReach() };
}

const dueIn = async (table: Playing, id: GameId) =>
  pressing(await table.game(id)).map(({ due }) => due);

/** How often each thing of the store may still be asked for before it is lost. */
const failing = (store: Store, asked: (name: string) => boolean): Store => {
  const guarded = <T extends object>(port: T): T =>
    new Proxy(port, {
      get: (target, name) =>
        asked(String(name))
          ? () => Promise.reject(new Error('the process ends here'))
          : (Reflect.get(target, name) as unknown),
    });
  return {
    ...store,
    games: guarded(store.games),
    silences: guarded(store.silences),
    presence: guarded(store.presence),
  };
};

describe('a silence is given back once, wherever the process ends', () => {
  test.each(['note', 'owed', 'perform', 'given'])('at “%s”', async (at) => {
    const { store, id } = await begun();
    await starts(
      failing(store, (name) => name === at),
      midnight - hour,
    );
    const { table, inReach } = await starts(store, midnight - hour + 5 * seconds);
    const fully = midnight + 2 * hour;
    // What nobody had noted yet goes on until it is.
    expect(await dueIn(table, id)).toEqual([at === 'note' ? fully + 5 * seconds : fully]);
    expect(inReach).toBe(true);
    const told = await store.games.events(id);
    expect(told.filter(({ kind }) => kind === 'deadlines moved')).toHaveLength(1);
    expect(await store.silences.owed()).toEqual([]);
  });

  test('nothing lapses before it is known what is owed', async () => {
    const { store } = await begun();
    const { inReach, broke } = await starts(
      failing(store, (name) => name === 'owed'),
      midnight,
    );
    expect(broke).toBeInstanceOf(Error);
    expect(inReach).toBe(false);
  });
});

describe('a moved clock', () => {
  const leap = midnight - 2 * hour;

  /** A process that moves its clock over an hour, and ends with that. */
  async function killedAfterLeap(store: Store) {
    const table = new Playing(0, store);
    table.now = midnight - 3 * hour;
    const seen = reachable(table, store);
    await seen.begin();
    await seen.across(leap, () => (table.now = leap));
    await seen.close();
  }

  test('is no absence for whoever starts after a kill right behind it', async () => {
    const { store, id } = await begun();
    await killedAfterLeap(store);
    const { table } = await starts(store, leap + 5 * seconds);
    expect(await dueIn(table, id)).toEqual([midnight]);
  });

  test('hides no absence that follows it', async () => {
    const { store, id } = await begun();
    await killedAfterLeap(store);
    const { table } = await starts(store, leap + hour);
    expect(await dueIn(table, id)).toEqual([midnight + hour]);
  });
});
