import { describe, expect, test } from 'vitest';
import { earliestDue } from '../../src/rules/week/due.ts';
import { type Intent } from '../../src/rules/intent.ts';
import { type GameId } from '../../src/rules/names.ts';
import { type Store } from '../../src/play/ports.ts';
import { memoryStore } from '../../src/store/memory/index.ts';
import { playerActor, Playing } from '../support/playing.ts';
import { hour, type Table } from '../support/table.ts';
import { beginsDuel, begun as weekBegun, betting, duelling } from '../support/table-weeks.ts';

const midnight = Date.UTC(2026, 0, 3);
const minute = 60_000;

/** The players of a game that has just begun, in the order of their turns. */
async function begun(table: Playing, channel = 'c') {
  const id = await table.create(['p0', 'p1', 'p2'], 'UTC', channel);
  await table.must(id, 'host', { do: 'start' });
  const { week, heroes } = await table.game(id);
  const players = (week?.order ?? []).map((hero) => heroes[hero]?.player ?? '');
  return { id, first: players[0] ?? '', second: players[1] ?? '', third: players[2] ?? '' };
}

const passes = async (table: Playing, game: GameId) =>
  (await table.store.games.events(game)).filter(({ kind }) => kind === 'passed').length;

describe('[TURN-05] the grace for acts made before a deadline', () => {
  const act = (table: Playing, id: GameId, player: string, intent: Intent, at: number) =>
    table.play.act(id, intent, { actor: playerActor(player), cause: table.cause(), at });

  test('is not taken away by an act made after it that arrives first', async () => {
    const table = new Playing(10_000);
    const { id, first, second } = await begun(table);
    table.now = midnight + 2_000;
    const slow: Promise<unknown>[] = [];
    table.waits = async (milliseconds) => {
      expect(milliseconds).toBe(8_000);
      table.waits = () => Promise.reject(new Error('nothing is left to wait for'));
      slow.push(act(table, id, first, { do: 'pass' }, midnight - 500));
      await Promise.all(slow);
      table.now += milliseconds;
    };
    const quick = await act(table, id, second, { do: 'enter' }, midnight + 1_000);
    expect(await slow[0]).toMatchObject({ done: true });
    expect(quick).toMatchObject({ done: true });
    expect(table.failures).toEqual([]);
  });

  test('over, the deadline comes before the act that waited', async () => {
    const table = new Playing(10_000);
    const { id, first } = await begun(table);
    table.now = midnight + 2_000;
    expect(await act(table, id, first, { do: 'enter' }, midnight + 1_000)).toMatchObject({
      done: false,
      refusal: { refused: 'not your turn' },
    });
    expect(table.now).toBe(midnight + 10_000);
  });
});

describe('what only reminds, or calls late', () => {
  test.each([
    ['a reminder', midnight - 3 * hour],
    ['the end of quiet hours', midnight - 28 * hour],
  ])('%s holds nobody’s act up', async (_what, due) => {
    const table = new Playing(10_000);
    const { id, first, second, third } = await begun(table);
    const quiet = { from: 11 * 60, to: 20 * 60, zone: 'UTC' };
    await table.must(id, second, { do: 'set quiet', quiet });
    await table.must(id, first, { do: 'pass' });
    table.now = due + 1_000;
    table.waits = () => Promise.reject(new Error('this act waits'));
    expect(Object.values((await table.game(id)).deadlines).map((one) => one.due)).toContain(due);
    await table.must(id, third, { do: 'retitle', title: 'the Quick', quote: '' });
    table.now = due + 10_000;
    await table.play.sweep();
    const told = (await table.store.games.events(id)).filter(({ kind }) => kind === 'reminded');
    expect(told.length).toBeGreaterThan(0);
  });
});

test('[DUEL-13] a move of who is away has no grace, one of who is here has', () => {
  const due = (table: Table) => earliestDue(table.game, table.now - 10_000, table.now)?.kind;
  const away = betting('Ana', 'Bran', 'Cleo')
    .does('Bran', { do: 'set away', until: '2026-01-07' })
    .comes('betting');
  expect(due(beginsDuel(away))).toBe('fight turn');
  const here = duelling('Ana', 'Bran', 'Cleo').comes('fight turn reminder');
  here.now = here.next()?.due ?? 0;
  expect(due(here)).toBeUndefined();
  expect(due(here.later(10_000))).toBe('fight turn');
});

test('[TURN-09] a turn that an autopilot plays has no grace, one that is waited for has', () => {
  const due = (autopilot?: true) => {
    const { game } = weekBegun('Ana', 'Bran');
    const turn = game.week?.turn ?? expect.fail('no turn');
    const week = game.week && { ...game.week, turn: { ...turn, ...(autopilot && { autopilot }) } };
    const [its] = Object.values(game.deadlines).filter(({ kind }) => kind === 'turn');
    const only = its ?? expect.fail('no deadline');
    const alone = { ...game, week, deadlines: { [only.id]: only } };
    return earliestDue(alone, only.due - 10_000, only.due)?.kind;
  };
  expect(due(true)).toBe('turn');
  expect(due()).toBeUndefined();
});

describe('while the bot cannot be reached', () => {
  test('no deadline lapses, and what was lost is given back before anybody acts', async () => {
    const table = new Playing();
    const { id, first } = await begun(table);
    table.inReach = false;
    table.now = midnight + minute;
    expect(await table.sweep()).toBe(0);
    table.waits = async () => {
      await table.away(midnight - 2 * hour, table.now);
      table.inReach = true;
    };
    await table.must(id, first, { do: 'pass' });
    expect(await passes(table, id)).toBe(1);
  });

  test('an act that would have to wait for long is left undone', async () => {
    const table = new Playing();
    const { id, first } = await begun(table);
    table.inReach = false;
    table.now = midnight + minute;
    await expect(table.must(id, first, { do: 'pass' })).rejects.toThrow('');
    expect(await passes(table, id)).toBe(0);
    expect(table.play.running()).toBe(0);
  });
});

describe('a game that cannot be loaded', () => {
  const breakable = () => {
    const store = memoryStore();
    const broken = new Set<GameId>();
    const whole = <A extends [GameId, ...unknown[]], T>(ask: (...all: A) => Promise<T>) =>
      ((...all: A) =>
        broken.has(all[0]) ? Promise.reject(new Error('broken')) : ask(...all)) as typeof ask;
    const { games } = store;
    const guarded: Store = {
      ...store,
      games: { ...games, read: whole(games.read), perform: whole(games.perform) },
    };
    return { table: new Playing(0, guarded), broken };
  };

  test('holds up no other game’s deadlines and is tried again', async () => {
    const { table, broken } = breakable();
    const bad = await begun(table);
    const good = await begun(table, 'another');
    broken.add(bad.id);
    table.now = midnight;
    await table.sweep();
    expect(await passes(table, good.id)).toBe(1);
    expect(table.failures).toHaveLength(1);
    broken.clear();
    await table.sweep();
    expect(await passes(table, bad.id)).toBe(1);
  });

  test('is given its lost time back when it can be, before its deadlines', async () => {
    const { table, broken } = breakable();
    const bad = await begun(table);
    const good = await begun(table, 'another');
    broken.add(bad.id);
    table.now = midnight + hour;
    expect(await table.away(midnight - 2 * hour, table.now)).toBe(1);
    expect(table.failures).toHaveLength(1);
    broken.clear();
    await table.sweep();
    expect([await passes(table, good.id), await passes(table, bad.id)]).toEqual([0, 0]);
    table.now = midnight + 3 * hour;
    await table.sweep();
    expect([await passes(table, good.id), await passes(table, bad.id)]).toEqual([1, 1]);
  });
});

test('[TURN-05] a game that waits for the database holds up no other, and the acts of both count', async () => {
  const store = memoryStore();
  let slow: GameId | null = null;
  let otherIsDone = () => {};
  const other = new Promise<void>((resolve) => (otherIsDone = resolve));
  const { games } = store;
  const perform: typeof games.perform = async (game, ...rest) => {
    if (game === slow) await other;
    const answer = await games.perform(game, ...rest);
    if (slow !== null && game !== slow) otherIsDone();
    return answer;
  };
  const table = new Playing(0, { ...store, games: { ...games, perform } });
  const first = await begun(table);
  const second = await begun(table, 'another');
  table.now = midnight;
  slow = first.id;
  const [remindedAndLapsed, inBoth] = [2, 2];
  expect(await table.play.sweep()).toBe(remindedAndLapsed * inBoth);
  expect([await passes(table, first.id), await passes(table, second.id)]).toEqual([1, 1]);
});
