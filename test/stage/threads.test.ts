import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest';
import { opened, type Opened } from './opened.ts';

type Made = { id: string };

let stage: Opened;
let [server, channel, bran, own, theirs] = ['', '', '', '', ''];

const S = '/servers/The%20Menagerie';

async function asked(method: string, path: string, body?: object): Promise<number | 'done'> {
  const answer = await stage.rest(method, path, body);
  return answer.status < 300 ? 'done' : (answer.body as { code: number }).code;
}
const change = (thread: string, body: object) => asked('PATCH', `/channels/${thread}`, body);
const state = (thread: string, body: object) => stage.control('PATCH', `/channels/${thread}`, body);

/** By the bot, in the channel of the game. */
const opensThread = async (name: string, type: 11 | 12) =>
  ((await stage.rest('POST', `/channels/${channel}/threads`, { name, type })).body as Made).id;

beforeAll(async () => {
  stage = await opened();
  const world = await stage.control<{
    people: (Made & { name: string })[];
    servers: (Made & { channels: (Made & { name: string })[] })[];
  }>('GET', '/world');
  server = world.servers[0]?.id ?? '';
  channel = world.servers[0]?.channels.find(({ name }) => name === 'menagerie')?.id ?? '';
  bran = world.people.find(({ name }) => name === 'Bran')?.id ?? '';
});

afterAll(() => stage.end());

beforeEach(async () => {
  own = await opensThread('own', 12);
  const opening = { channel: 'menagerie', name: 'of Bran' };
  theirs = (await stage.control<{ channel: Made }>('POST', '/people/Bran/thread', opening)).channel
    .id;
});

test('the owner of a thread names, closes and opens it, and adds whom they like', async () => {
  expect(await change(own, { name: 'renamed' })).toBe('done');
  expect(await asked('PUT', `/channels/${own}/thread-members/${bran}`)).toBe('done');
  expect(await change(own, { archived: true })).toBe('done');
  expect(await change(own, { name: 'again' })).toBe(50083);
  expect(await change(own, { archived: false, name: 'again' })).toBe('done');
  expect(await asked('DELETE', `/channels/${own}/thread-members/${bran}`)).toBe('done');
});

test.each([{ locked: true }, { rate_limit_per_user: 5 }])(
  'but %o takes Manage Threads, and so does to delete it',
  async (body) => {
    expect(await change(own, body)).toBe(50013);
    expect(await asked('DELETE', `/channels/${own}`)).toBe(50013);
  },
);

test('of somebody else’s thread nothing is changed but that it is open again', async () => {
  expect(await change(theirs, { name: 'mine' })).toBe(50013);
  expect(await change(theirs, { archived: true })).toBe(50013);
  await state(theirs, { archived: true });
  expect(await change(theirs, { archived: false, name: 'mine' })).toBe(50013);
  expect(await change(theirs, { archived: false })).toBe('done');
});

test('who may not write in threads opens none again', async () => {
  await state(own, { archived: true });
  await stage.control('PUT', '/channels/menagerie/overwrites/Marmello', {
    deny: ['SendMessagesInThreads'],
  });
  expect(await change(own, { archived: false })).toBe(50013);
  await stage.control('DELETE', '/channels/menagerie/overwrites/Marmello');
  expect(await change(own, { archived: false })).toBe('done');
});

test('a locked thread takes nothing, not even of its owner', async () => {
  const messages = `/channels/${own}/messages`;
  const { id } = (await stage.rest('POST', messages, { content: 'a' })).body as Made;
  await state(own, { locked: true });
  expect(await asked('POST', messages, { content: 'b' })).toBe(160005);
  expect(await asked('PATCH', `${messages}/${id}`, { content: 'b' })).toBe(160005);
  expect(await change(own, { name: 'renamed' })).toBe(50013);
  expect(await change(own, { locked: false })).toBe(50013);
  await state(own, { archived: true });
  expect(await change(own, { archived: false })).toBe(50013);
  expect(await asked('PATCH', `${messages}/${id}`, { content: 'b' })).toBe(50083);
});

test('kicked and invited again, a bot no more sees a private thread, even its own', async () => {
  const open = await opensThread('for all', 11);
  await stage.control('DELETE', `${S}/bot`);
  expect(await asked('GET', `/channels/${own}`)).toBe(50001);
  await stage.control('POST', `${S}/bot`, {});
  for (const tried of [
    asked('GET', `/channels/${own}`),
    asked('POST', `/channels/${own}/messages`, { content: 'a' }),
    asked('PUT', `/channels/${own}/thread-members/@me`),
    change(own, { archived: false }),
  ])
    expect(await tried).toBe(50001);
  expect(await asked('GET', `/channels/${open}`)).toBe('done');
  expect(await asked('GET', `/channels/${channel}/threads/archived/private`)).toBe(50013);
  const active = await stage.rest('GET', `/guilds/${server}/threads/active`);
  expect((active.body as { threads: Made[] }).threads.map(({ id }) => id)).not.toContain(own);
});

test('with Manage Threads all of that is done', async () => {
  await stage.control('PUT', '/channels/menagerie/overwrites/Marmello', {
    allow: ['ManageThreads'],
  });
  await state(theirs, { archived: true, locked: true });
  expect(await change(theirs, { archived: false, locked: false, name: 'mine' })).toBe('done');
  expect(await change(own, { locked: true, rate_limit_per_user: 5 })).toBe('done');
  expect(await asked('DELETE', `/channels/${own}`)).toBe('done');
});
