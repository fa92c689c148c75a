import { afterEach, expect, test } from 'vitest';
import { heroId } from '../../src/rules/names.ts';
import { openEvening, openGame, times, type Evening } from './support/evening.ts';

let evening: Evening | null = null;
afterEach(async () => {
  await evening?.close();
  evening = null;
});
const begin = async () => (evening = await openEvening());

test('a thread that somebody deletes gives way to a new one', async () => {
  const table = await begin();
  await openGame(table, ['Bran', 'Cleo']);
  const before = await placeOfBran(table);
  expect(before).toMatchObject({ way: 'thread' });
  await table.control('DELETE', '/channels/Bran%20the%20Bold');
  await table.as('Ines', 'command', { command: 'game start' });
  const thread = await table.sees('Bran', 'Bran the Bold');
  expect(times(thread, 'You are level 1 now')).toBe(1);
  const after = await placeOfBran(table);
  expect(after).toMatchObject({ way: 'thread' });
  expect(after?.thread).not.toBe(before?.thread);
});

test('when the game’s channel is deleted the host is told once, and players read directly', async () => {
  const table = await begin();
  await openGame(table, ['Bran', 'Cleo']);
  await table.as('Ines', 'command', { command: 'game start' });
  await table.control('DELETE', '/channels/menagerie');
  for (let days = 1; days <= 3; days++) await table.move(24 * 3_600_000);
  expect(times(await table.sees('Ines', 'dm'), 'its channel is deleted')).toBe(1);
  expect(await table.sees('Bran', 'dm')).toContain('Bran the Bold · The Friday Game');
});

async function placeOfBran({ store }: Evening) {
  const [there] = await store.games.all();
  return there ? store.places.ofHero(there.game, heroId('h1')) : null;
}
