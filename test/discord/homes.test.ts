import { expect, test } from 'vitest';
import { type Store } from '../../src/play/ports.ts';
import { channelId, openGame, times, type Evening } from './support/evening.ts';
import { eachEvening } from './support/each-evening.ts';
import { deny, lively, threadsNamed, threadsOpened } from './support/threads.ts';

const open = eachEvening();
const begin = (wrapStore: (store: Store) => Store = (store) => store) => open({ wrapStore });

/** Discord refuses to add anybody to a thread, as it does who cannot see the thread's channel. */
const refuseToAdd = (table: Evening) =>
  table.fault({
    kind: 'rest',
    method: 'PUT',
    path: '/channels/*/thread-members/*',
    ...{ do: 'answer', status: 403, code: 50_001, times: 0 },
  });
const endFaults = (table: Evening) => table.control('DELETE', '/faults');

const hour = 3_600_000;
const begun = async (table: Evening, people = ['Bran', 'Cleo']) => {
  await openGame(table, people);
  await table.as('Ines', 'command', { command: 'game start' });
};

test.each([
  [
    'the bot may open it and not write there',
    (table: Evening) => deny(table, ['SendMessagesInThreads']),
    (table: Evening) => deny(table, []),
  ],
  ['its player cannot be added', refuseToAdd, endFaults],
])('because %s no other thread is opened, and later it is used', async (_, trouble, mended) => {
  const table = await begin();
  await trouble(table);
  await begun(table);
  for (let tries = 0; tries < 12; tries++) await table.move(12 * hour);
  expect(lively(await table.sees('Bran', 'dm'))).toBe(1);
  expect(await threadsOpened(table)).toBe(2);
  await mended(table);
  await table.restart();
  for (let tries = 0; tries < 8; tries++) await table.move(12 * hour);
  expect(await threadsOpened(table)).toBe(2);
  expect(lively(await table.sees('Bran', 'dm'))).toBe(0);
  expect(await table.sees('Bran', 'dm')).toContain('told to you are in #Bran the Bold now');
  expect(lively(await table.sees('Bran', 'Bran the Bold'))).toBe(1);
});

test.each([
  ['Discord fails after opening it', { do: 'answer-after', status: 500 }],
  ['the connection is cut after opening it', { do: 'reset-after' }],
])('no second thread is opened where %s', async (_, fault) => {
  const table = await begin();
  const path = `/channels/${await channelId(table)}/threads`;
  await table.fault({ kind: 'rest', method: 'POST', path, ...fault });
  await openGame(table, ['Bran', 'Cleo']);
  expect(await threadsNamed(table, 'Bran the Bold')).toBe(1);
  await table.control('DELETE', '/channels/Bran%20the%20Bold');
  await table.fault({ kind: 'rest', method: 'POST', path, ...fault });
  await table.as('Ines', 'command', { command: 'game start' });
  await table.move(hour);
  expect(await threadsNamed(table, 'Bran the Bold')).toBe(1);
  expect(lively(await table.sees('Bran', 'Bran the Bold'))).toBe(1);
});

/** As if the process had ended when it was to note what it had just done. */
const failingOnce = (fails: (to: object) => boolean) => {
  const left = { times: 0 };
  const wrap = (store: Store): Store => ({
    ...store,
    places: {
      ...store.places,
      change: (of, to) => {
        if (left.times === 0 || !fails(to)) return store.places.change(of, to);
        left.times--;
        return Promise.reject(new Error('the database is gone'));
      },
    },
  });
  return { left, wrap };
};

test('a thread that was opened and not noted is found again', async () => {
  const { left, wrap } = failingOnce((to) => 'thread' in to && to.thread !== null);
  const table = await begin(wrap);
  left.times = 2;
  await openGame(table, ['Bran', 'Cleo']);
  await table.move(hour);
  await table.control('DELETE', '/channels/Bran%20the%20Bold');
  left.times = 2;
  await table.as('Ines', 'command', { command: 'game start' });
  await table.restart();
  await table.move(hour);
  expect(left.times).toBe(0);
  expect(await threadsNamed(table, 'Bran the Bold')).toBe(1);
  expect(lively(await table.sees('Bran', 'Bran the Bold'))).toBe(1);
});

test('a panel in direct messages that was not noted is closed when the thread is used', async () => {
  const { left, wrap } = failingOnce((to) => 'directPanel' in to && to.directPanel !== null);
  const table = await begin(wrap);
  await deny(table, ['SendMessagesInThreads']);
  left.times = 2;
  await openGame(table, ['Bran', 'Cleo']);
  await deny(table, []);
  await table.restart();
  await table.move(hour);
  await table.as('Ines', 'command', { command: 'game start' });
  expect(lively(await table.sees('Bran', 'dm'))).toBe(0);
  expect(lively(await table.sees('Bran', 'Bran the Bold'))).toBe(1);
});

test('who has to read by direct message for a while has one panel all along', async () => {
  const table = await begin();
  await begun(table);
  const panels = async () => [
    lively(await table.sees('Bran', 'Bran the Bold')),
    lively(await table.sees('Bran', 'dm')),
  ];
  expect(await panels()).toEqual([1, 0]);
  for (let round = 0; round < 2; round++) {
    await deny(table, ['SendMessagesInThreads']);
    await table.move(48 * hour);
    expect(await panels()).toEqual([0, 1]);
    await deny(table, []);
    await table.move(48 * hour);
    expect(await panels()).toEqual([1, 0]);
  }
});

test('a note that was told by direct message and not noted is not told in the thread again', async () => {
  const lost = { on: true, rows: new Set<string>() };
  const table = await begin((store) => ({
    ...store,
    outbox: {
      ...store.outbox,
      claim: async (now, most) => {
        const rows = await store.outbox.claim(now, most);
        for (const { id, note } of rows) if (note.kind === 'levelled') lost.rows.add(id);
        return rows;
      },
      sent: (row, message) =>
        lost.on && lost.rows.has(row)
          ? Promise.reject(new Error('the database is gone'))
          : store.outbox.sent(row, message),
    },
  }));
  await deny(table, ['SendMessagesInThreads']);
  await openGame(table, ['Bran', 'Cleo']);
  await table.as('Ines', 'command', { command: 'game start' });
  const text = 'You are level 1 now';
  expect(times(await table.sees('Bran', 'dm'), text)).toBe(1);
  lost.on = false;
  await deny(table, []);
  await table.restart();
  for (let tries = 0; tries < 4; tries++) await table.move(hour);
  expect(times(await table.sees('Bran'), text)).toBe(1);
  expect(lively(await table.sees('Bran', 'dm'))).toBe(0);
  expect(lively(await table.sees('Bran', 'Bran the Bold'))).toBe(1);
});
