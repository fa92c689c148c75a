import { Events, type TextChannel } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Bot, commands, logIn } from './marmello.ts';
import { opened, type Opened } from './opened.ts';
import { identified } from './raw-bot.ts';

const GUILDS_AND_DIRECT = (1 << 0) | (1 << 12);

type Entry = {
  kind: string;
  event?: string;
  what?: string;
  code?: number;
  route?: string;
  status?: number;
  fault?: string | null;
};

let stage: Opened;
let bot: Bot;
let room: TextChannel;

const fault = (body: object): Promise<{ id: string }> => stage.control('POST', '/faults', body);
const record = async (): Promise<Entry[]> =>
  (await stage.control<{ entries: Entry[] }>('GET', '/record?since=1')).entries;
const settle = (): Promise<unknown> => stage.control('POST', '/settle', {});
const next = (event: 'shardResume' | 'shardReady'): Promise<void> =>
  new Promise((resolve) => {
    bot.client.once(event, () => {
      resolve();
    });
  });
const count = async (): Promise<number> =>
  (await stage.control<string>('GET', '/people/Bran/sees?channel=menagerie&format=text'))
    .split('\n')
    .filter((line) => line.includes('Marmello')).length;

beforeEach(async () => {
  stage = await opened();
  bot = await logIn(stage);
  room = bot.client.channels.cache.find(
    (one): one is TextChannel => 'name' in one && one.name === 'menagerie',
  ) as TextChannel;
  bot.client.rest.options.retries = 0;
  bot.client.rest.options.timeout = 400;
});
afterEach(async () => {
  await bot.client.destroy();
  await stage.end();
});

describe('the gateway', () => {
  test('dropped: the bot resumes and misses nothing', async () => {
    const resumed = next(Events.ShardResume);
    await fault({ kind: 'drop', code: 4000 });
    await stage.control('POST', '/people/Bran/write', {
      channel: 'general',
      content: 'hello @Marmello',
    });
    await resumed;
    await settle();
    expect(bot.heard.at(-1)).toMatch(/^Bran: hello/);
  });

  test.each([
    ['dropped for good', { kind: 'drop', resumable: false }],
    ['with an invalid session', { kind: 'invalid-session' }],
  ])(
    '%s: the bot logs in anew',
    async (_, body) => {
      const ready = next(Events.ShardReady);
      await fault(body);
      await ready;
      const said = (await record()).filter(
        (one) => one.kind === 'gateway' && one.what === 'identify',
      );
      expect(said.length).toBe(2);
    },
    15_000,
  );

  test('asks to reconnect: the bot resumes', async () => {
    const resumed = next(Events.ShardResume);
    await fault({ kind: 'reconnect' });
    await resumed;
  });

  test('sends an interaction again: the bot gets it as often as that', async () => {
    await bot.client.application.commands.set(commands);
    await fault({ kind: 'repeat', event: 'INTERACTION_CREATE', copies: 2, times: 1 });
    await stage.control('POST', '/people/Bran/command', {
      channel: 'menagerie',
      line: '/game create name: A',
    });
    await settle();
    expect((await record()).filter((one) => one.event === 'INTERACTION_CREATE').length).toBe(3);
    expect(bot.errors.map((error) => (error as Error & { code?: number }).code)).toEqual([
      40060, 40060,
    ]);
    await fault({ kind: 'replay', event: 'INTERACTION_CREATE' });
    await settle();
    expect(bot.errors.length).toBe(3);
  });

  test('loses an event: nobody hears of it', async () => {
    await fault({ kind: 'lose', event: 'MESSAGE_CREATE' });
    await stage.control('POST', '/people/Bran/write', { channel: 'dm', content: 'one' });
    await stage.control('POST', '/people/Bran/write', { channel: 'dm', content: 'two' });
    await settle();
    expect(bot.heard).toEqual(['Bran: two']);
  });

  test('is of a connection: a session left by a dead process uses it up for nobody', async () => {
    await bot.client.destroy();
    const dead = await identified(stage, GUILDS_AND_DIRECT);
    dead.end();
    await dead.closed;
    bot = await logIn(stage);
    await fault({ kind: 'lose', event: 'MESSAGE_CREATE' });
    await stage.control('POST', '/people/Bran/write', { channel: 'dm', content: 'one' });
    await stage.control('POST', '/people/Bran/write', { channel: 'dm', content: 'two' });
    await settle();
    expect(bot.heard).toEqual(['Bran: two']);
  });

  test('refuses a token, intents: the bot is closed for good', async () => {
    await expect(logIn(stage, 'nonsense')).rejects.toThrow('An invalid token was provided.');
    for (const [code, words] of [
      [4004, 'Authentication failed'],
      [4013, 'intents'],
      [4014, 'intents'],
    ] as const) {
      await fault({ kind: 'refuse-identify', code });
      await expect(logIn(stage, 'stage.other')).rejects.toThrow(words);
    }
  });

  test('no longer acknowledges heartbeats, and says so in its list', async () => {
    const { id } = await fault({ kind: 'mute-acks' });
    await settle();
    const { faults } = await stage.control<{ faults: { id: string; hits: number }[] }>(
      'GET',
      '/faults',
    );
    expect(faults).toMatchObject([{ id }]);
    expect(faults[0]?.hits).toBeGreaterThan(0);
    await stage.control('DELETE', `/faults/${id}`);
    expect((await stage.control<{ faults: unknown[] }>('GET', '/faults')).faults).toEqual([]);
  });

  test('makes a server unavailable and brings it back', async () => {
    await fault({ kind: 'unavailable', server: 'The Menagerie' });
    await settle();
    expect(room.guild.available).toBe(false);
    await fault({ kind: 'unavailable', server: 'The Menagerie', available: true });
    await settle();
    expect(room.guild.available).toBe(true);
  });
});

const SEND = { kind: 'rest', method: 'POST', path: '/channels/*/messages' };
const say = (): Promise<unknown> => room.send({ content: 'once', nonce: 'n', enforceNonce: true });

describe('a request', () => {
  test.each([
    ['answer', { status: 500 }, 0],
    ['answer-after', { status: 500 }, 1],
    ['hang', {}, 0],
    ['hang-after', {}, 1],
    ['reset', {}, 0],
    ['reset-after', {}, 1],
  ])('%s: fails, and is done or not done', async (kind, more, done) => {
    await fault({ ...SEND, do: kind, ...more });
    await expect(say()).rejects.toThrow();
    expect(await count()).toBe(done);
    await say();
    expect(await count()).toBe(1);
  });

  test('is doubled when its nonce is forgotten', async () => {
    await say();
    await fault({ kind: 'forget-nonces' });
    await say();
    expect(await count()).toBe(2);
  });

  test('is doubled when its nonce is older than five minutes', async () => {
    await say();
    await stage.control('POST', '/clock', { by: '4m' });
    await say();
    expect(await count()).toBe(1);
    await stage.control('POST', '/clock', { by: '2m' });
    await say();
    expect(await count()).toBe(2);
  });

  test('is refused with any code, as often as asked', async () => {
    const { id } = await fault({
      ...SEND,
      do: 'answer',
      status: 403,
      code: 50013,
      message: 'Missing Permissions',
      times: 2,
      skip: 1,
    });
    await room.send('first');
    await expect(room.send('second')).rejects.toMatchObject({ code: 50013 });
    await expect(room.send('third')).rejects.toMatchObject({ code: 50013 });
    await room.send('fourth');
    expect((await record()).filter((one) => one.fault === id).length).toBe(2);
  });

  test.each(['route', 'global', 'shared'])(
    'is limited by %s: the library waits and sends it',
    async (scope) => {
      bot.client.rest.options.retries = 3;
      await fault({ ...SEND, do: 'limit', scope, retryAfter: 100 });
      await say();
      expect(
        (await record())
          .filter((one) => one.route === '/channels/{channel_id}/messages')
          .map((one) => one.status),
      ).toEqual([429, 200]);
    },
  );

  test('is stopped by the network in front, which speaks no JSON', async () => {
    await fault({ ...SEND, do: 'limit', scope: 'cloudflare', retryAfter: 1_000 });
    const answer = await stage.rest('POST', `/channels/${room.id}/messages`, { content: 'a' });
    expect([answer.status, typeof answer.body]).toEqual([429, 'string']);
  });

  test('is late, and settling waits for it', async () => {
    await fault({ ...SEND, do: 'delay', ms: 200 });
    const sent = say();
    await expect(stage.control('POST', '/settle', { timeout: 100 })).rejects.toThrow(
      'request under way: POST',
    );
    await sent;
    await settle();
  });
});
