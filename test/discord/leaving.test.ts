import { expect, test } from 'vitest';
import { type Store } from '../../src/play/ports.ts';
import { type Intent } from '../../src/rules/intent.ts';
import { gameId, playerId } from '../../src/rules/names.ts';
import { openGame } from './support/evening.ts';
import { eachEvening } from './support/each-evening.ts';
import { deny, lively, threadsOpened } from './support/threads.ts';

const open = eachEvening();
const begin = (wrapStore: (store: Store) => Store = (store) => store) => open({ wrapStore });
const hour = 3_600_000;

test('whoever leaves while the channel takes nothing has no live panel, and finds the thread', async () => {
  const table = await begin();
  await openGame(table, ['Bran', 'Cleo']);
  await deny(table, ['SendMessages']);
  await table.as('Bran', 'command', { command: 'game leave' });
  const thread = () => table.sees('Bran', 'Bran the Bold');
  expect(lively(await thread())).toBe(0);
  await table.restart();
  const edits = (await table.record()).filter(({ method }) => method === 'PATCH').length;
  for (let tries = 0; tries < 4; tries++) await table.move(hour);
  expect((await table.record()).filter(({ method }) => method === 'PATCH').length).toBeLessThan(
    edits + 2,
  );
  await table.as('Bran', 'command', { command: 'game join', options: { name: 'Bran the Bold' } });
  expect(lively(await thread())).toBe(1);
  expect(await threadsOpened(table)).toBe(2);
});

test('whoever is back after weeks finds the thread, under the new name', async () => {
  const table = await begin();
  await openGame(table, ['Bran', 'Cleo']);
  await table.as('Bran', 'command', { command: 'game leave' });
  await table.move(20 * 24 * hour);
  const hero = { name: 'Bran the Second' };
  await table.as('Bran', 'command', { command: 'game join', options: hero });
  expect(lively(await table.sees('Bran', 'Bran the Second'))).toBe(1);
  expect(await threadsOpened(table)).toBe(2);
});

test('whoever is back before anything could be said has a live panel', async () => {
  const gate = { closed: false };
  const table = await begin((store) => ({
    ...store,
    outbox: {
      ...store.outbox,
      claim: (now, most) => (gate.closed ? Promise.resolve([]) : store.outbox.claim(now, most)),
    },
  }));
  await openGame(table, ['Bran', 'Cleo']);
  const [there] = await table.store.games.all();
  const game = there?.game ?? gameId('');
  const bran = (await table.play.asks.publicView(game))?.heroes[0]?.player ?? playerId('');
  const act = (intent: Intent) =>
    table.play.act(game, intent, {
      actor: { as: 'player', player: bran, manages: false },
      cause: intent.do,
      at: Date.now(),
    });
  gate.closed = true;
  await act({ do: 'leave' });
  await act({ do: 'join', name: 'Bran the Bold', title: '' });
  gate.closed = false;
  await table.settle();
  expect(lively(await table.sees('Bran', 'Bran the Bold'))).toBe(1);
  expect(await threadsOpened(table)).toBe(2);
});

test('[GAME-03] nobody loses a game by a button of another week', async () => {
  const table = await begin();
  await openGame(table, ['Bran', 'Cleo', 'Dov']);
  await table.as('Ines', 'command', { command: 'game start' });
  await table.as('Bran', 'command', { command: 'game leave' });
  const [there] = await table.store.games.all();
  const week = async () => (await table.play.asks.publicView(there?.game ?? gameId('')))?.week ?? 0;
  for (let hours = 0; hours < 24 * 14 && (await week()) < 2; hours += 12)
    await table.move(12 * hour);
  expect(await week()).toBe(2);
  await table.as('Bran', 'press', { label: 'Leave for Good' });
  const view = await table.play.asks.publicView(there?.game ?? gameId(''));
  expect(view?.heroes.find(({ name }) => name === 'Bran the Bold')?.lost).toBeNull();
});
