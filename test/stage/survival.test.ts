import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { opened } from './opened.ts';

let dir: string;
let child: ChildProcess;

const startChild = (): Promise<string> =>
  new Promise((resolve) => {
    child = fork(join(import.meta.dirname, 'child.ts'), [dir], { execArgv: ['--import', 'tsx'] });
    child.once('message', (url: string) => {
      resolve(url);
    });
  });
const kill = (): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => {
      resolve();
    });
    child.kill('SIGKILL');
  });

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'stage-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

type Seen = {
  channels: { name: string; messages: { content: string; attachments: { url: string }[] }[] }[];
};

test('all that was answered is there after SIGKILL', async () => {
  const url = await startChild();
  const control = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(`${url}/control${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBeLessThan(300);
  };
  await control('/people', { name: 'Gwen' });
  await control('/servers', { name: 'Elsewhere', owner: 'Gwen' });
  await control('/people/Bran/thread', { channel: 'menagerie', name: 'corner', private: true });
  await control('/people/Bran/write', {
    channel: 'corner',
    content: 'keep this',
    files: [{ filename: 'a.txt', text: 'and this' }],
  });
  for (let n = 0; n < 200; n++)
    await control('/people/Cleo/write', { channel: 'general', content: `line ${n}` });
  await kill();

  const stage = await opened({ dir });
  const world = await stage.control<{ people: { name: string }[]; servers: { name: string }[] }>(
    'GET',
    '/world',
  );
  expect(world.people.map((one) => one.name)).toContain('Gwen');
  expect(world.servers.map((one) => one.name)).toEqual(['The Menagerie', 'Elsewhere']);
  const { channels } = await stage.control<Seen>('GET', '/people/Bran/sees?limit=500');
  const corner = channels.find((one) => one.name === 'corner')?.messages[0];
  expect(corner?.content).toBe('keep this');
  expect(await (await fetch(corner?.attachments[0]?.url ?? '')).text()).toBe('and this');
  expect(
    channels.find((one) => one.name === 'general')?.messages.map((one) => one.content),
  ).toEqual(Array.from({ length: 200 }, (_, n) => `line ${n}`));
  await stage.end();
});

test('a line that was cut short is let go, what stands before it stays', async () => {
  let stage = await opened({ dir });
  await stage.control('POST', '/people/Bran/write', { channel: 'general', content: 'whole' });
  await stage.close();
  appendFileSync(join(dir, 'world.log'), 'message/1/2\t{"id":"2","cont');
  stage = await opened({ dir });
  expect(await stage.control('GET', '/people/Bran/sees?format=text&channel=general')).toContain(
    'whole',
  );
  await stage.control('POST', '/people/Bran/write', { channel: 'general', content: 'and more' });
  await stage.close();
  stage = await opened({ dir });
  expect(await stage.control('GET', '/people/Bran/sees?format=text&channel=general')).toContain(
    'and more',
  );
  await stage.end();
});

test('a log full of what is no longer true is written anew, with nothing lost', async () => {
  let stage = await opened({ dir });
  await stage.control('POST', '/people/Bran/write', { channel: 'general', content: 'stays' });
  await stage.close();
  const path = join(dir, 'world.log');
  const before = readFileSync(path);
  const waste = `stage/waste\t${JSON.stringify('x'.repeat(1_000))}\n`.repeat(6_000);
  writeFileSync(path, Buffer.concat([before, Buffer.from(waste)]));
  stage = await opened({ dir });
  expect(readFileSync(path).length).toBeLessThan(100_000);
  expect(await stage.control('GET', '/people/Bran/sees?format=text&channel=general')).toContain(
    'stays',
  );
  await stage.close();
  stage = await opened({ dir });
  expect(await stage.control('GET', '/people/Bran/sees?format=text&channel=general')).toContain(
    'stays',
  );
  await stage.end();
});
