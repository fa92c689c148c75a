import { afterEach, expect, test } from 'vitest';
import { channelId, openEvening, openGame, times, type Evening } from '../support/evening.ts';

let evening: Evening | null = null;
afterEach(async () => {
  await evening?.close();
  evening = null;
});
const day = 24 * 3_600_000;

test('in a deleted channel each announcement is tried once, and its host can end the game elsewhere', async () => {
  const table = (evening = await openEvening());
  await openGame(table, ['Bran', 'Cleo']);
  await table.as('Ines', 'command', { command: 'game start' });
  const channel = await channelId(table);
  await table.control('DELETE', '/channels/menagerie');
  const where = { channel: 'general', command: 'game status' };
  const { answer } = await table.as('Ines', 'command', where);
  expect(answer?.text).toContain('[Host Panel]');

  for (let days = 1; days <= 10; days++) await table.move(day);

  expect(times(await table.sees('Ines', 'dm'), 'its channel is deleted')).toBe(1);
  expect(await table.store.outbox.waiting()).toMatchObject({ rows: 0 });
  const [there] = await table.store.games.all();
  const owed = there ? await table.store.outbox.parked(there.game) : [];
  const parked = owed.filter(({ number }) => number > 0);
  expect(parked.length).toBeGreaterThan(5);
  expect(new Set(owed.map(({ reason }) => reason))).toEqual(new Set(['10003']));
  const tried = (await table.record()).filter(
    ({ kind, method, status, path }) =>
      kind === 'request' &&
      method === 'POST' &&
      status === 404 &&
      String(path).includes(`/channels/${channel}/messages`),
  );
  expect(tried).toHaveLength(parked.length);
});
