import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { opened, type Opened } from './opened.ts';
import { identified, type RawBot } from './raw-bot.ts';

type Refused = {
  name: string;
  ask: string;
  token?: string;
  body?: unknown;
  length?: [field: string, n: number];
  status: number;
  code: number;
  at?: string[];
};

const refusals = parse(
  readFileSync(join(import.meta.dirname, 'refusals.yaml'), 'utf8'),
) as Refused[];

let stage: Opened;
let bot: RawBot;
const names: Record<string, string> = {};

type Made = { id: string };
type Seen = { id: string; token: string };

/** Uses a command; hands over the interaction that the bot, which answers nothing, was sent. */
async function use(): Promise<Seen> {
  const { interaction } = await stage.control<{ interaction: string }>(
    'POST',
    '/people/Cleo/command',
    {
      channel: 'general',
      line: '/hello',
      wait: false,
    },
  );
  const { d } = await bot.next((frame) => frame.d?.['id'] === interaction);
  return d as Seen;
}

async function places(): Promise<void> {
  const { control, rest } = stage;
  const S = '/servers/The%20Menagerie';
  const world = await control<{
    bots: Made[];
    servers: (Made & { channels: (Made & { name: string })[] })[];
    people: (Made & { name: string })[];
  }>('GET', '/world');
  const server = world.servers[0];
  names['server'] = server?.id ?? '';
  names['app'] = world.bots[0]?.id ?? '';
  names['general'] = server?.channels.find((one) => one.name === 'general')?.id ?? '';
  names['bran'] = world.people.find((one) => one.name === 'Bran')?.id ?? '';
  names['stranger'] = (await control<Made>('POST', '/people', { name: 'Stranger' })).id;
  const channel = (name: string, deny: string[], type = 'text'): Promise<Made> =>
    control('POST', `${S}/channels`, { name, type, overwrites: [{ target: 'Marmello', deny }] });
  names['hidden'] = (await channel('hidden', ['ViewChannel'])).id;
  names['quiet'] = (await channel('quiet', ['SendMessages'])).id;
  names['category'] = (await channel('rooms', [], 'category')).id;
  await control('PATCH', `${S}/bot`, {
    permissions: [
      'ViewChannel',
      'SendMessages',
      'ReadMessageHistory',
      'AddReactions',
      'SendMessagesInThreads',
      'CreatePublicThreads',
    ],
  });
  await control('PUT', '/channels/hidden/overwrites/Marmello', { deny: ['ViewChannel'] });
  const dm = await rest('POST', '/users/@me/channels', { recipient_id: names['bran'] });
  names['dm'] = (dm.body as Made).id;
  await control('POST', '/people/Bran/block', {});
}

async function writings(): Promise<void> {
  const { control, rest } = stage;
  const write = async (content: string): Promise<string> =>
    (
      await control<{ message: Made }>('POST', '/people/Cleo/write', {
        channel: 'general',
        content,
      })
    ).message.id;
  const thread = async (body: object): Promise<string> =>
    (
      await control<{ channel: Made }>('POST', '/people/Cleo/thread', {
        channel: 'general',
        ...body,
      })
    ).channel.id;
  names['theirs'] = await write('mine, not yours');
  names['started'] = await write('a start');
  await thread({ name: 'a thread', message: names['started'] });
  names['private'] = await thread({ name: 'ours', private: true });
  names['archived'] = await thread({ name: 'over' });
  await control('PATCH', `/channels/${names['archived']}`, { archived: true, locked: true });
  names['mine'] = (
    (await rest('POST', `/channels/${names['general']}/messages`, { content: 'mine' })).body as Made
  ).id;
}

async function interactions(): Promise<void> {
  const { rest, clock } = stage;
  await rest('PUT', `/applications/${names['app']}/commands`, [
    { name: 'hello', description: 'Says hello' },
  ]);
  const answer = ({ id, token }: Seen): Promise<unknown> =>
    rest('POST', `/interactions/${id}/${token}/callback`, { type: 5 });
  const old = await use();
  await answer(old);
  names['oldToken'] = old.token;
  await clock.move(clock.now() + 16 * 60_000);
  const late = await use();
  names['late'] = `${late.id}/${late.token}`;
  await clock.move(clock.now() + 4_000);
  const answered = await use();
  await answer(answered);
  names['answered'] = `${answered.id}/${answered.token}`;
}

beforeAll(async () => {
  stage = await opened();
  bot = await identified(stage, 1);
  await places();
  await writings();
  await interactions();
  const fresh = await use();
  names['fresh'] = `${fresh.id}/${fresh.token}`;
  names['freshToken'] = fresh.token;
});

afterAll(async () => {
  bot.end();
  await stage.end();
});

test('there are forty of them and more', () => {
  expect(refusals.length).toBeGreaterThanOrEqual(40);
});

test.each(refusals)('refused: $name', async ({ ask, token, body, length, status, code, at }) => {
  const [method = '', path = ''] = ask.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = names[name];
    if (value === undefined) throw new Error(`the test knows no {${name}}`);
    return value;
  });
  const sent = length ? { [length[0]]: 'a'.repeat(length[1]) } : body;
  const answer = await stage.rest(method, filled, sent, token);
  const refusal = answer.body as { code: number; message: string; errors?: unknown };
  expect([answer.status, refusal.code]).toEqual([status, code]);
  expect(refusal.message).toEqual(expect.any(String));
  if (!at) return;
  const inside = at.reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | undefined)?.[step],
    refusal.errors,
  );
  expect(inside).toMatchObject({
    _errors: [{ code: expect.any(String) as string, message: expect.any(String) as string }],
  });
});
