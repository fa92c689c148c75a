import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEvening, openGame, times, type Evening } from '../support/evening.ts';

let table: Evening;
beforeEach(async () => {
  table = await openEvening();
  await openGame(table, ['Bran', 'Cleo', 'Dov']);
  await table.as('Ines', 'command', { command: 'game start' });
});
afterEach(() => table.close());

type World = { servers: { channels: { id: string; name: string }[] }[] };
const threads = async () => {
  const { servers } = (await table.control('GET', '/world')) as World;
  return (servers[0]?.channels ?? []).filter(({ name }) => name.startsWith('Interview: '));
};
const loses = async (person: string) => {
  await table.as(person, 'command', { command: 'game leave' });
  await table.as(person, 'press', { label: 'Leave for Good' });
};
const answers = (person: string, options: object) =>
  table.as(person, 'command', { command: 'me interview', options });

test('[GAME-04] a thread that somebody deletes is opened again for what is said later', async () => {
  await loses('Bran');
  await answers('Bran', { best: 'The Nail.' });
  const [thread] = await threads();
  expect(await table.sees('Cleo', thread?.id)).toContain('The Nail.');

  await table.control('DELETE', `/channels/${thread?.id}`);
  await table.settle();
  await answers('Bran', { regret: 'The Leaflet.' });

  const [again, ...more] = await threads();
  expect(more).toEqual([]);
  const seen = await table.sees('Cleo', again?.id);
  expect(times(seen, 'Interview with Bran the Bold')).toBe(1);
  expect(seen).toContain('The Leaflet.');
});

test('[GAME-04] the thread and its questions are there once, whichever answer of Discord is lost', async () => {
  await table.fault({
    ...{ kind: 'rest', method: 'POST', path: '/channels/*/messages/*/threads', times: 1 },
    do: 'reset-after',
  });
  await loses('Bran');
  const [thread, ...more] = await threads();
  expect(more).toEqual([]);
  expect(times(await table.sees('Cleo', thread?.id), 'Tell us about your build')).toBe(1);

  await table.fault({
    ...{ kind: 'rest', method: 'POST', path: `/channels/${thread?.id}/messages`, times: 1 },
    ...{ do: 'answer-after', status: 500 },
  });
  await answers('Bran', { best: 'The Nail.' });
  const seen = await table.sees('Cleo', thread?.id);
  expect(times(seen, 'Interview with Bran the Bold')).toBe(1);
});

test('[GAME-04] what one bot has begun to ask another one ends, and does no part of it twice', async () => {
  await table.fault({
    ...{ kind: 'rest', method: 'POST', path: '/channels/*/messages/*/threads', times: 0 },
    do: 'reset-after',
  });
  await table.fault({
    ...{ kind: 'rest', method: 'GET', path: '/channels/*', times: 0 },
    ...{ do: 'answer', status: 503 },
  });
  await loses('Bran');
  expect(await table.sees('Cleo')).not.toContain('Tell us about your build');

  await table.control('DELETE', '/faults');
  await table.restart();
  await table.move(180_000);

  const [thread, ...more] = await threads();
  expect(more).toEqual([]);
  expect(times(await table.sees('Cleo', thread?.id), 'Tell us about your build')).toBe(1);
  const channel = await table.sees('Cleo', 'menagerie');
  expect(times(channel, 'Bran the Bold has lost the game')).toBe(1);
  expect(await table.store.outbox.waiting()).toMatchObject({ rows: 0 });
});

test('[GAME-04] answers that a filter refuses give way to a hint, and the host hears why', async () => {
  await loses('Bran');
  const [thread] = await threads();
  await table.fault({
    ...{ kind: 'rest', method: 'POST', path: `/channels/${thread?.id}/messages`, times: 1 },
    ...{ do: 'answer', status: 400, code: 200_000 },
  });
  await answers('Bran', { best: 'A rude word.' });
  expect(await table.sees('Cleo')).not.toContain('A rude word.');
  expect(await table.sees('Cleo', 'menagerie')).toContain('could not be shown here');
  expect(await table.sees('Ines', 'dm')).toContain('Interview with Bran the Bold');

  await answers('Bran', { best: 'The Nail.' });
  expect(times(await table.sees('Cleo'), 'Interview with Bran the Bold')).toBe(1);
  expect(await table.store.outbox.waiting()).toMatchObject({ rows: 0 });
});
