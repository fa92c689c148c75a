import { describe, expect, test } from 'vitest';
import { readRulebook } from '../../src/catalogue/index.ts';
import { openAsks } from '../../src/play/asks.ts';
import { shelf } from '../../src/play/goods.ts';
import { type Asks } from '../../src/play/index.ts';
import { heroId, playerId } from '../../src/rules/names.ts';
import { goods, Playing } from '../support/playing.ts';

const rulebook = readRulebook('seeds');
const asksOf = (table: Playing): Asks =>
  openAsks(
    table.store,
    shelf(
      goods.stock,
      new Map(Object.values(goods.stock.ids).map((hash) => [hash, goods.definition(hash)])),
      table.store.definitions,
    ),
    { now: () => table.now },
    rulebook,
  );

describe('questions about games', () => {
  test('a stranger is shown what everybody is; a player the own hero besides', async () => {
    const table = new Playing();
    const id = await table.create(['p0', 'p1']);
    const asks = asksOf(table);
    expect(await asks.publicView(id)).toMatchObject({ name: 'The table', phase: 'lobby' });
    expect(await asks.heroView(id, playerId('stranger'))).toBeNull();
    expect(await asks.heroView(id, playerId('p1'))).toMatchObject({ hero: { name: 'Hero p1' } });
    expect(await asks.heroViewOf(id, heroId('h1'))).toMatchObject({ hero: { player: 'p0' } });
    expect(await asks.heroViewOf(id, heroId('h9'))).toBeNull();
    expect(await asks.publicView('nowhere' as typeof id)).toBeNull();
  });

  test('a channel means its running game, else its last one', async () => {
    const table = new Playing();
    const asks = asksOf(table);
    expect(await asks.gameIn('c')).toBeNull();
    const first = await table.create(['p0', 'p1']);
    expect((await asks.gameIn('c'))?.game).toBe(first);
    await table.must(first, 'host', { do: 'cancel' });
    expect((await asks.gameIn('c'))?.game).toBe(first);
    const second = await table.create(['p0', 'p1']);
    expect((await asks.gameIn('c'))?.game).toBe(second);
  });

  test('the games of a person are those played or hosted that go on', async () => {
    const table = new Playing();
    const asks = asksOf(table);
    const over = await table.create(['p0', 'p1']);
    const running = await table.create(['p0', 'p2'], 'UTC', 'another');
    await table.must(over, 'host', { do: 'cancel' });
    const games = async (player: string) =>
      (await asks.gamesOf(playerId(player))).map(({ game }) => game);
    expect(await games('p0')).toEqual([running]);
    expect(await games('host')).toEqual([running]);
    expect(await games('p1')).toEqual([]);
    expect(await asks.gamesInServer('s')).toHaveLength(2);
    expect(await asks.placeOf(over)).toMatchObject({ channel: 'c', name: 'The table' });
  });

  test('games of one name are told apart by whom one plays there, and the week', async () => {
    const table = new Playing();
    const asks = asksOf(table);
    const names = async (player: string) =>
      (await asks.gamesOf(playerId(player))).map(({ name }) => name);
    const first = await table.create(['p0', 'p1'], 'UTC', 'one');
    expect(await names('p0')).toEqual(['The table']);
    await table.must(first, 'host', { do: 'start' });
    await table.create(['p2', 'p0'], 'UTC', 'two');
    const [hero] = (await asks.publicView(first))?.heroes ?? [];
    expect(await names('p0')).toEqual([
      expect.stringMatching(/^The table · .+ · not begun$/),
      `The table · ${hero?.name} · week 1`,
    ]);
    expect(await names('p1')).toEqual(['The table']);
    await table.create(['p3'], 'UTC', 'three');
    expect(await names('host')).toEqual([
      'The table · as host · not begun · 2',
      'The table · as host · not begun · 1',
      'The table · as host · week 1',
    ]);
  });

  test('a statement says what came and went, newest first', async () => {
    const table = new Playing();
    const id = await table.create(['p0', 'p1']);
    await table.must(id, 'host', { do: 'start' });
    expect(await asksOf(table).statement(id, heroId('h1'))).toMatchObject([
      { change: 10, reason: 'level up' },
    ]);
  });
});

describe('the rulebook', () => {
  const asks = asksOf(new Playing());

  test.each(['BET-04', 'TURN-09', 'MARMELLO-01'] as const)('knows %s', (id) => {
    expect(asks.rule(id)?.id).toBe(id);
  });

  test('knows no rule that there is none of', () => {
    expect(asks.rule('BET-99')).toBeNull();
    expect(asks.searchRules('xyzzyplugh', 5)).toEqual([]);
  });

  test.each([
    ['underdog', 'BET-03'],
    ['concede', 'DUEL-06'],
    ['pass turn strike', 'TURN-04'],
    ['identify scroll', 'ORB-06'],
    ['BET-04', 'BET-04'],
    ['concedde', 'COMBAT-17'],
  ])('is searched for “%s”', (words, id) => {
    expect(asks.searchRules(words, 5).map((rule) => rule.id)).toContain(id);
    expect(asks.searchRules(words, 2).length).toBeLessThanOrEqual(2);
  });

  test('is not slowed down by a long question', () => {
    expect(asks.searchRules('duel '.repeat(100_000), 3).length).toBeLessThanOrEqual(3);
  });
});
