import { afterEach, expect, test } from 'vitest';
import { heroId } from '../../../src/rules/names.ts';
import { openEvening, openGame, times, type Evening } from '../support/evening.ts';

let evening: Evening | null = null;
afterEach(async () => {
  await evening?.close();
  evening = null;
});

/** A lobby with Bran and Cleo, and Bran's thread. */
async function lobby() {
  evening = await openEvening();
  await openGame(evening, ['Bran', 'Cleo']);
  const [there] = await evening.store.games.all();
  const place = there && (await evening.store.places.ofHero(there.game, heroId('h1')));
  return { table: evening, game: there?.game, thread: place?.thread ?? '' };
}
const filtered = {
  kind: 'rest',
  do: 'answer',
  status: 400,
  code: 200_000,
  message: 'Message was blocked by automatic moderation',
};
const parkedOf = async ({ store }: Evening) => {
  const [there] = await store.games.all();
  return there ? store.outbox.parked(there.game) : null;
};

test('a message that the filter refuses gives way to a hint, and hosts hear of no word of it', async () => {
  const { table, thread } = await lobby();
  await table.fault({ ...filtered, method: 'POST', path: `/channels/${thread}/messages` });
  await table.as('Ines', 'command', { command: 'game start' });
  const seen = await table.sees('Bran', 'Bran the Bold');
  expect(times(seen, 'for you could not be shown here')).toBe(1);
  expect(seen).toContain('/now');
  // Whoever enters first is called too, and that goes before the rest.
  const called = seen.includes('@Bran, something for you');
  expect(seen.includes('You are level 1 now')).toBe(called);
  expect(seen).not.toContain('your turn has been unlocked');
  expect(await table.sees('Cleo', 'Cleo the Bold')).toContain('You are level 1 now');
  const host = await table.sees('Ines', 'dm');
  expect(host).toMatch(/show to the player of Bran the Bold.*filter refuses it/);
  expect(host).not.toMatch(/level 1|gold/);
  expect(await parkedOf(table)).toEqual([]);
});

test('a panel that the filter refuses says where to look, and stands there again once it may', async () => {
  const { table, thread } = await lobby();
  const path = `/channels/${thread}/messages/*`;
  await table.as('Ines', 'command', { command: 'game start' });
  await table.fault({ ...filtered, method: 'PATCH', path });
  await table.as('Ines', 'command', { command: 'host pause' });
  const hinted = await table.sees('Bran', 'Bran the Bold');
  expect(times(hinted, 'Your panel could not be shown here')).toBe(1);
  expect(hinted).not.toContain('Bran the Bold · The Friday Game');
  expect(await table.sees('Ines', 'dm')).toContain('Bran the Bold');
  await table.as('Ines', 'command', { command: 'host resume' });
  const drawn = await table.sees('Bran', 'Bran the Bold');
  expect(drawn).not.toContain('could not be shown');
  expect(times(drawn, 'Bran the Bold · The Friday Game')).toBe(1);
});

test('a hint that is refused too is tried three times and parked', async () => {
  const { table, thread } = await lobby();
  const path = `/channels/${thread}/messages`;
  await table.fault({ ...filtered, method: 'POST', path, times: 0 });
  await table.as('Ines', 'command', { command: 'game start' });
  await table.move(60_000);
  await table.move(60_000);
  const parked = (await parkedOf(table)) ?? [];
  expect(parked[0]).toMatchObject({ to: 'h1', reason: '200000' });
  expect(times(await table.sees('Ines', 'dm'), 'show to the player of Bran the Bold')).toBe(1);
});
