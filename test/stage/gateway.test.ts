import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { opened, type Opened } from './opened.ts';
import { identified, rawBot, type RawBot } from './raw-bot.ts';

const GUILDS = 1;
const MEMBERS = 1 << 1;
const MESSAGES = 1 << 9;
const CONTENT = 1 << 15;

let stage: Opened;
let bots: RawBot[];

const settle = (): Promise<unknown> => stage.control('POST', '/settle', {});
const write = (who: string, content: string, channel = 'general'): Promise<unknown> =>
  stage.control('POST', `/people/${who}/write`, { channel, content });
const raw = (query?: string): RawBot => {
  const bot = rawBot(stage, query);
  bots.push(bot);
  return bot;
};
const bot = async (intents: number, token?: string): Promise<RawBot> => {
  const one = await identified(stage, intents, token);
  bots.push(one);
  return one;
};
const names = (one: RawBot): (string | null)[] =>
  one.frames.filter((frame) => frame.op === 0).map((frame) => frame.t);

beforeEach(async () => {
  stage = await opened();
  bots = [];
});
afterEach(async () => {
  for (const one of bots) one.end();
  await stage.end();
});

describe('a connection is closed', () => {
  const login = (more: object): object => ({
    token: 'stage-token',
    intents: GUILDS,
    properties: {},
    ...more,
  });
  test.each<[string, number, number, unknown]>([
    ['for an operation that is none', 4001, 99, null],
    ['for speaking before it has logged in', 4003, 8, {}],
    ['for a token that is none', 4004, 2, login({ token: 'x' })],
    ['for a shard that cannot be', 4010, 2, login({ shard: [2, 1] })],
    ['for intents that are none', 4013, 2, login({ intents: 1 << 30 })],
  ])('%s', async (_, code, op, d) => {
    const one = op === 99 ? await bot(GUILDS) : raw();
    await one.next((frame) => frame.op === 10);
    one.send(op, d);
    expect(await one.closed).toBe(code);
  });

  test('for what is no JSON, for logging in twice, for an old version', async () => {
    const babbler = raw();
    await babbler.next((frame) => frame.op === 10);
    babbler.say('{');
    const twice = await bot(GUILDS);
    twice.send(2, login({}));
    expect([await babbler.closed, await twice.closed, await raw('v=6').closed]).toEqual([
      4002, 4005, 4012,
    ]);
  });

  test('for a sequence that was never reached; a session that is unknown is invalid', async () => {
    const first = await bot(GUILDS);
    const { session_id } = await first.event('READY');
    const second = raw();
    await second.next((frame) => frame.op === 10);
    second.send(6, { token: 'stage-token', session_id, seq: 1_000 });
    const third = raw();
    await third.next((frame) => frame.op === 10);
    third.send(6, { token: 'stage-token', session_id: 'unknown', seq: 1 });
    expect(await second.closed).toBe(4007);
    expect((await third.next((frame) => frame.op === 9)).d).toBe(false);
  });

  test('for a hundred and twenty commands within a minute', async () => {
    const one = await bot(GUILDS);
    for (let n = 0; n < 121; n++) one.send(3, {});
    expect(await one.closed).toBe(4008);
  });
});

describe('a bot hears', () => {
  test('of the servers that invited it, with the channels that it can see', async () => {
    await stage.control('POST', '/servers/The%20Menagerie/channels', {
      name: 'secret',
      overwrites: [{ target: 'Marmello', deny: ['ViewChannel'] }],
    });
    const one = await bot(GUILDS);
    const server = await one.event('GUILD_CREATE');
    expect((server['channels'] as { name: string }[]).map((channel) => channel.name)).toEqual([
      'general',
      'menagerie',
    ]);
    expect((server['members'] as unknown[]).length).toBe(7);
  });

  test('nothing of a channel that is hidden from it, and of its appearing and vanishing', async () => {
    const one = await bot(GUILDS | MESSAGES);
    const deny = { deny: ['ViewChannel'] };
    await stage.control('PUT', '/channels/general/overwrites/Marmello', deny);
    await write('Bran', 'unheard');
    await stage.control('DELETE', '/channels/general/overwrites/Marmello');
    await write('Bran', 'heard');
    await settle();
    expect(names(one).slice(2)).toEqual(['CHANNEL_DELETE', 'CHANNEL_CREATE', 'MESSAGE_CREATE']);
  });

  test('only what its intents ask for', async () => {
    const few = await bot(GUILDS);
    const more = await bot(GUILDS | MEMBERS | MESSAGES | CONTENT, 'stage.more');
    await stage.control('POST', '/servers/The%20Menagerie/bot', { bot: 'more' });
    await stage.control('POST', '/people', { name: 'Gus' });
    await stage.control('POST', '/people/Gus/join', { server: 'The Menagerie' });
    await write('Gus', 'good day');
    await write('Gus', 'psst', 'dm');
    await stage.control('POST', '/people/Gus/leave', { server: 'The Menagerie' });
    await settle();
    expect(names(few)).not.toContain('MESSAGE_CREATE');
    expect(names(few)).not.toContain('GUILD_MEMBER_ADD');
    expect(names(more).slice(1)).toEqual([
      'GUILD_CREATE',
      'GUILD_MEMBER_ADD',
      'MESSAGE_CREATE',
      'GUILD_MEMBER_REMOVE',
    ]);
    expect((await more.event('MESSAGE_CREATE'))['content']).toBe('good day');
  });

  test('of a private thread only when it is added', async () => {
    const one = await bot(GUILDS | MESSAGES);
    await stage.control('PATCH', '/servers/The%20Menagerie/bot', {
      permissions: ['ViewChannel', 'SendMessagesInThreads'],
    });
    await stage.control('POST', '/people/Bran/thread', {
      channel: 'general',
      name: 'corner',
      private: true,
    });
    await write('Bran', 'alone', 'corner');
    await settle();
    expect(
      names(one).filter((name) => name?.startsWith('THREAD') || name === 'MESSAGE_CREATE'),
    ).toEqual([]);
    await stage.control('POST', '/people/Bran/add', { thread: 'corner', person: 'Marmello' });
    await write('Bran', 'together', 'corner');
    await settle();
    expect(names(one).slice(-3)).toEqual([
      'THREAD_CREATE',
      'THREAD_MEMBERS_UPDATE',
      'MESSAGE_CREATE',
    ]);
  });

  test('of being invited and kicked', async () => {
    const one = await bot(GUILDS, 'stage.guest');
    await stage.control('POST', '/servers/The%20Menagerie/bot', { bot: 'guest', permissions: [] });
    await stage.control('DELETE', '/servers/The%20Menagerie/bot', { bot: 'guest' });
    await settle();
    expect(names(one)).toEqual(['READY', 'GUILD_CREATE', 'GUILD_DELETE']);
  });

  test('the members that it asks for', async () => {
    const one = await bot(GUILDS);
    const { id } = await one.event('GUILD_CREATE');
    one.send(8, { guild_id: id, query: 'b', limit: 5, nonce: 'n' });
    const { members, nonce } = await one.event('GUILD_MEMBERS_CHUNK');
    expect([
      (members as { user: { username: string } }[]).map(({ user }) => user.username),
      nonce,
    ]).toEqual([['bran'], 'n']);
  });
});
