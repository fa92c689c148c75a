import { describe, expect, test } from 'vitest';
import { keepSeen } from '../../src/launch/seen.ts';
import { Busy } from '../../src/play/index.ts';
import { type Store } from '../../src/play/ports.ts';
import { type GameId } from '../../src/rules/names.ts';
import { memoryStore } from '../../src/store/memory/index.ts';
import { Playing } from '../support/playing.ts';
import { hour, pressing } from '../support/table.ts';

const midnight = Date.UTC(2026, 0, 3);

/** A bot that is there from `start` on, and games that wait for a turn until midnight. */
async function there(start: number, store: Store, games = 1) {
  const table = new Playing(0, store);
  const ids: GameId[] = [];
  for (let n = 0; n < games; n++) {
    const id = await table.create(['p0', 'p1', 'p2'], 'UTC', `c${n}`);
    await table.must(id, 'host', { do: 'set', setting: 'turn clock', value: 1 });
    await table.must(id, 'host', { do: 'start' });
    ids.push(id);
  }
  const seen = keepSeen(
    table.play,
    store,
    { now: () => table.now },
    () => true,
    () => undefined,
  );
  table.now = start;
  const [id] = ids;
  if (!id) throw new Error('no game');
  return { table, seen, ids, id };
}

/** By how many hours each open deadline lies after midnight. */
const hoursLate = async (table: Playing, id: GameId): Promise<number[]> =>
  pressing(await table.game(id)).map(({ due }) => (due - midnight) / hour);

async function playerInTurn(table: Playing, id: GameId): Promise<string> {
  const { week, heroes } = await table.game(id);
  const hero = week?.turn && heroes[week.turn.hero];
  if (!hero) throw new Error('nobody’s turn');
  return hero.player;
}

describe('time without the bot', () => {
  test('whose note was kept though its answer was lost goes on until the bot is back', async () => {
    const store = memoryStore();
    let answers: 'come' | 'are lost' | 'nothing works' = 'come';
    const silences: Store['silences'] = {
      ...store.silences,
      note: async (from, to) => {
        if (answers === 'nothing works') throw new Error('the database is away');
        await store.silences.note(from, to);
        if (answers === 'are lost') throw new Error('the connection broke');
      },
    };
    const { table, seen, id } = await there(midnight - 6 * hour, { ...store, silences });
    await seen.begin();
    for (const [at, how] of [
      [5, 'are lost'],
      [2, 'nothing works'],
    ] as const) {
      table.now = midnight - at * hour;
      answers = how;
      await expect(seen.look()).rejects.toThrow();
    }
    answers = 'come';
    await seen.look();
    await seen.close();
    expect(await hoursLate(table, id)).toEqual([4]);
    expect(seen.inReach()).toBe(true);
  });

  test('is looked at before an act: a pause over it has already moved everything', async () => {
    const { table, seen, id } = await there(midnight - 6 * hour, memoryStore());
    await seen.begin();
    await table.must(id, 'host', { do: 'pause' });
    table.now = midnight - 4 * hour;
    table.look = () => seen.look();
    await table.must(id, 'host', { do: 'resume' });
    await seen.look();
    await seen.close();
    expect(await hoursLate(table, id)).toEqual([2]);
  });

  test('is looked at before an act: while that fails nothing is done', async () => {
    const store = memoryStore();
    let broken = false;
    const silences: Store['silences'] = {
      ...store.silences,
      note: (from, to) =>
        broken ? Promise.reject(new Error('broken')) : store.silences.note(from, to),
    };
    const { table, seen, id } = await there(midnight - 6 * hour, { ...store, silences });
    await seen.begin();
    table.now = midnight - 4 * hour;
    table.look = () => seen.look();
    broken = true;
    await expect(table.must(id, 'host', { do: 'pause' })).rejects.toThrow(Busy);
    broken = false;
    await table.must(id, 'host', { do: 'pause' });
    table.now += hour;
    await table.must(id, 'host', { do: 'resume' });
    await seen.close();
    expect(await hoursLate(table, id)).toEqual([3]);
  });

  test('in which another process was there is lost to nobody', async () => {
    const store = memoryStore();
    const { table, seen, id } = await there(midnight - 6 * hour, store);
    await seen.begin();
    await store.presence.seen(midnight - 4 * hour);
    table.now = midnight - 4 * hour + 20_000;
    await seen.look();
    await seen.close();
    expect(await hoursLate(table, id)).toEqual([0]);
    expect(seen.inReach()).toBe(true);
  });

  test('is looked at before an act: what begins after it has lost nothing', async () => {
    const { table, seen, id } = await there(midnight - 20 * hour, memoryStore());
    await seen.begin();
    table.now = midnight - 10 * hour;
    table.look = () => seen.look();
    await table.must(id, await playerInTurn(table, id), { do: 'enter' });
    await seen.look();
    await seen.close();
    const { deadlines } = await table.game(id);
    const move = Object.values(deadlines).find(({ kind }) => kind === 'fight turn');
    expect(move?.due).toBe(midnight - 9 * hour);
  });

  test('that could not be given back at once is, though the game is paused meanwhile', async () => {
    const store = memoryStore();
    let broken = false;
    const games: Store['games'] = {
      ...store.games,
      perform: (...asked) =>
        broken ? Promise.reject(new Error('broken')) : store.games.perform(...asked),
    };
    const { table, seen, id } = await there(midnight - 6 * hour, { ...store, games });
    await seen.begin();
    table.now = midnight - 4 * hour;
    broken = true;
    await seen.look();
    broken = false;
    expect(await store.silences.owed()).toHaveLength(1);
    await table.must(id, 'host', { do: 'pause' });
    await table.sweep();
    table.now += hour;
    await table.must(id, 'host', { do: 'resume' });
    expect(await hoursLate(table, id)).toEqual([3]);
    expect(await store.silences.owed()).toEqual([]);
    await seen.close();
  });
});

/** Something that waits until it is let go. */
function held() {
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  return { gone, letGo };
}

test('nothing lapses while a start still gives back, though somebody looks meanwhile', async () => {
  const store = memoryStore();
  const [performing, askedAgain] = [held(), held()];
  const [began, gate] = [held(), held()];
  let [slow, asked] = [false, 0];
  const games: Store['games'] = {
    ...store.games,
    perform: async (...all) => {
      if (slow) {
        slow = false;
        began.letGo();
        await performing.gone;
      }
      return store.games.perform(...all);
    },
  };
  const silences: Store['silences'] = {
    ...store.silences,
    owed: async () => {
      asked += 1;
      if (asked === 2) {
        askedAgain.letGo();
        await gate.gone;
      }
      return store.silences.owed();
    },
  };
  const { table, seen, ids } = await there(midnight - 1000, { ...store, games, silences }, 2);
  await store.presence.seen(midnight - 3 * hour);
  slow = true;
  const begins = seen.begin();
  await began.gone;
  table.now = midnight + 1000;
  const looks = seen.look();
  await Promise.race([askedAgain.gone, Promise.resolve()]);
  performing.letGo();
  await begins;
  if (seen.inReach()) await table.sweep();
  gate.letGo();
  await looks;
  await seen.close();
  for (const id of ids) {
    const told = (await store.games.events(id)).map(({ kind }) => kind);
    expect(told).toContain('deadlines moved');
    expect(told).not.toContain('passed');
  }
});
