import { describe, expect, test } from 'vitest';
import { type Play } from '../../src/play/index.ts';
import { type Intent } from '../../src/rules/intent.ts';
import { heroId, type PlayerId } from '../../src/rules/names.ts';
import { heroOfPlayer, hostActor, playerActor, Playing } from '../support/playing.ts';
import { hour, noon, pressing } from '../support/table.ts';

const players = ['p0', 'p1', 'p2'];
const minute = 60_000;

async function started(grace = 0) {
  const table = new Playing(grace);
  // Acts of the clock are counted here: nobody is reminded.
  const id = await table.create(players, 'UTC', 'c', { 'reminder ahead': 0 });
  await table.must(id, 'host', { do: 'start' });
  const { week } = await table.game(id);
  const order = (week?.order ?? []).map(
    async (hero) => (await table.game(id)).heroes[hero]?.player,
  );
  const [first, second, third] = (await Promise.all(order)) as [PlayerId, PlayerId, PlayerId];
  return { table, id, first, second, third };
}

describe('one cause', () => {
  test('twice is one act and one answer', async () => {
    const { table, id, first } = await started();
    const once = await table.act(id, playerActor(first), { do: 'pass' }, 'press');
    const acts = (await table.game(id)).acts;
    const twice = await table.act(id, playerActor(first), { do: 'pass' }, 'press');
    expect(twice).toEqual(once);
    expect((await table.game(id)).acts).toBe(acts);
    expect((await table.game(id)).heroes[heroOfPlayer(await table.game(id), first)]?.strikes).toBe(
      1,
    );
  });

  test('that was refused stays refused, whatever has come since', async () => {
    const { table, id, first, second } = await started();
    const refusal = await table.act(id, playerActor(second), { do: 'pass' }, 'early');
    expect(refusal).toMatchObject({ done: false, refusal: { refused: 'not your turn' } });
    await table.must(id, first, { do: 'pass' });
    expect(await table.act(id, playerActor(second), { do: 'pass' }, 'early')).toEqual(refusal);
  });

  test('delivered ten times at once is one act', async () => {
    const { table, id, first } = await started();
    const by = { actor: playerActor(first), cause: 'press', at: table.now };
    const presses = Array.from({ length: 10 }, () => table.play.act(id, { do: 'pass' }, by));
    const answers = await Promise.all(presses);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const passes = (await table.store.games.events(id)).filter(({ kind }) => kind === 'passed');
    expect(passes).toHaveLength(1);
  });

  test('makes one game, too', async () => {
    const table = new Playing();
    const creation = { name: 'Twice', zone: 'UTC', house: {}, server: 's', channel: 'c' };
    const by = { actor: hostActor, cause: 'create', at: noon };
    const [a, b] = [await table.play.create(creation, by), await table.play.create(creation, by)];
    expect(b).toEqual(a);
    expect(await table.store.games.inServer('s')).toHaveLength(1);
  });
});

describe('what is due', () => {
  test('is performed before an act that came after it', async () => {
    const { table, id, first, second } = await started();
    table.now = Date.UTC(2026, 0, 3) + minute;
    const answer = await table.act(id, playerActor(second), { do: 'enter' });
    expect(answer.done).toBe(true);
    const kinds = (await table.store.games.events(id)).map(({ kind }) => kind);
    expect(kinds.indexOf('passed')).toBeGreaterThan(0);
    expect(kinds.indexOf('passed')).toBeLessThan(kinds.lastIndexOf('entered'));
    const game = await table.game(id);
    expect(game.heroes[heroOfPlayer(game, first)]?.strikes).toBe(1);
  });

  test('is performed late for nobody who acted in time', async () => {
    const { table, id, first } = await started(10_000);
    const midnight = Date.UTC(2026, 0, 3);
    table.now = midnight + 5_000;
    expect(await table.sweep()).toBe(0);
    const by = { actor: playerActor(first), cause: 'in time', at: midnight - 1_000 };
    expect(await table.play.act(id, { do: 'pass' }, by)).toMatchObject({ done: true });
    const [passed] = (await table.store.games.events(id)).filter(({ kind }) => kind === 'passed');
    expect(passed?.public).toMatchObject({ why: 'asked' });
  });

  test('falls due when nobody does', async () => {
    const { table, id } = await started(10_000);
    table.now = Date.UTC(2026, 0, 3) + 10_000;
    expect(await table.sweep()).toBe(1);
    const [passed] = (await table.store.games.events(id)).filter(({ kind }) => kind === 'passed');
    expect(passed?.public).toMatchObject({ why: 'lapsed' });
  });

  test('is caught up in order after days without the bot', async () => {
    const { table, id, first } = await started();
    table.now = noon + 30 * 24 * hour;
    expect(await table.sweep()).toBe(1);
    const game = await table.game(id);
    expect(game.heroes[heroOfPlayer(game, first)]?.strikes).toBe(1);
    const [next] = pressing(game);
    expect(next).toMatchObject({ kind: 'turn', due: Date.UTC(2026, 1, 2) });
  });

  test('is performed at its own instant, one after the other, while the bot is there', async () => {
    const { table, id } = await started();
    await table.passes(30 * 24 * hour);
    const acts = await table.store.games.acts(id);
    const times = acts.map(({ moment }) => moment.now);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const passed = (await table.store.games.events(id)).filter(({ kind }) => kind === 'passed');
    expect(passed.length).toBeGreaterThan(5);
    expect(await table.store.games.audit()).toEqual({ sum: 0, broken: [] });
  });

  test('is performed once, though two sweep at the same time', async () => {
    const { table, id } = await started();
    table.now = Date.UTC(2026, 0, 3) + minute;
    await Promise.all([table.play.sweep(), table.play.sweep(), table.play.sweep()]);
    const passed = (await table.store.games.events(id)).filter(({ kind }) => kind === 'passed');
    expect(passed).toHaveLength(1);
  });

  test('steps that nobody can act before follow at once, whatever the grace', async () => {
    const { table, id } = await started(10_000);
    expect((await table.game(id)).phase).toBe('monster round');
    expect((await table.store.games.acts(id)).at(-1)?.moment.now).toBe(table.now);
  });

  test('an act by a clock ahead of ours finds no deadline in its way', async () => {
    const table = new Playing(10_000);
    const id = await table.create(players);
    const ahead = table.now + 4_000;
    const by = (player: string, cause: string, at: number) => ({
      actor: playerActor(player),
      cause,
      at,
    });
    await table.play.act(id, { do: 'start' }, by('host', 'a', ahead));
    await table.rest();
    expect((await table.game(id)).phase).toBe('monster round');
    const early = await table.play.act(
      id,
      { do: 'set', setting: 'turn clock', value: 3 },
      by('host', 'b', ahead + 1),
    );
    expect(early.done).toBe(true);
    const midnight = Date.UTC(2026, 0, 3);
    table.now = midnight - 2_000;
    const first = (await table.game(id)).week?.order[1] ?? heroId('h1');
    const player = (await table.game(id)).heroes[first]?.player ?? '';
    expect(await table.play.act(id, { do: 'enter' }, by(player, 'c', midnight + 1))).toMatchObject({
      done: true,
    });
  });
});

describe('a paused game', () => {
  test('lets nothing fall due, and goes on where it was', async () => {
    const { table, id, first } = await started();
    await table.must(id, 'host', { do: 'pause' });
    const before = await table.game(id);
    await table.passes(100 * hour);
    expect(await table.sweep()).toBe(0);
    expect(await table.game(id)).toBe(before);
    await table.must(id, 'host', { do: 'resume' });
    await table.must(id, first, { do: 'enter' });
  });

  test('lets nothing fall due for an outage either', async () => {
    const { table, id } = await started();
    await table.must(id, 'host', { do: 'pause' });
    expect(await table.away(0, noon + 100 * hour)).toBe(0);
    expect((await table.game(id)).acts).toBeGreaterThan(0);
  });
});

describe('an outage', () => {
  test('moves the deadlines of every running game, once', async () => {
    const { table, id } = await started();
    const midnight = Date.UTC(2026, 0, 3);
    table.now = midnight + hour;
    expect(await table.away(midnight - 3 * hour, midnight + hour)).toBe(1);
    const due = (game: Awaited<ReturnType<typeof table.game>>) =>
      pressing(game).map((one) => one.due);
    expect(due(await table.game(id))).toEqual([midnight + 4 * hour]);
    expect(await table.away(midnight - 3 * hour, midnight + hour)).toBe(0);
    expect(due(await table.game(id))).toEqual([midnight + 4 * hour]);
    expect(await table.sweep()).toBe(0);
  });
});

describe('what cannot be', () => {
  test('a game that there is none of is over', async () => {
    const { table } = await started();
    const nowhere = 'nowhere' as Parameters<Play['act']>[0];
    expect(await table.act(nowhere, hostActor, { do: 'start' })).toMatchObject({
      done: false,
      refusal: { refused: 'game over' },
    });
  });

  test('an intent that has not the form of one is a bug, not a refusal', async () => {
    const { table, id } = await started();
    const strange = { do: 'fly', to: 'moon' } as unknown as Intent;
    await expect(table.act(id, hostActor, strange)).rejects.toThrow();
    expect(table.play.running()).toBe(0);
  });

  test('a game without a name, or in a zone that is none, is not made', async () => {
    const table = new Playing();
    const by = (cause: string) => ({ actor: hostActor, cause, at: noon });
    const creation = { name: 'The Pit', zone: 'UTC', house: {}, server: 's', channel: 'c' };
    expect(await table.play.create({ ...creation, name: 'x' }, by('a'))).toMatchObject({
      done: false,
    });
    expect(await table.play.create({ ...creation, zone: 'Mars/Base' }, by('b'))).toMatchObject({
      refusal: { refused: 'bad zone' },
    });
    expect(await table.store.games.inServer('s')).toEqual([]);
  });
});

test('players of one game do not wait for those of another', async () => {
  const table = new Playing();
  const games = [await table.create(players), await table.create(players, 'UTC', 'another')];
  const starts = games.map((id) =>
    table.play.act(id, { do: 'start' }, { actor: hostActor, cause: `start ${id}`, at: noon }),
  );
  expect((await Promise.all(starts)).map(({ done }) => done)).toEqual([true, true]);
  await table.rest();
  const phases = await Promise.all(games.map(async (id) => (await table.game(id)).phase));
  expect(phases).toEqual(['monster round', 'monster round']);
});
