import { afterAll, beforeAll, expect, test } from 'vitest';
import { opened, type Opened } from './opened.ts';

type Made = { id: string };
type Shown = Made & { code?: number; content: string; embeds: object[]; components: object[] };

const embeds = [{ title: 'A card' }];
const components = [
  { type: 1, components: [{ type: 2, style: 1, label: 'Press', custom_id: 'press' }] },
];

let stage: Opened;
let [channel, thread, direct] = ['', '', ''];

const asked = async (method: string, path: string, body: object) => {
  const { status, body: shown } = await stage.rest(method, path, body);
  return { ...(shown as Shown), status };
};
const post = (place: string, body: object) => asked('POST', `/channels/${place}/messages`, body);
const edit = (place: string, message: string, body: object) =>
  asked('PATCH', `/channels/${place}/messages/${message}`, body);
const rights = (change: object) =>
  stage.control('PUT', '/channels/menagerie/overwrites/Marmello', change);

beforeAll(async () => {
  stage = await opened();
  const world = await stage.control<{
    people: Made[];
    servers: { channels: (Made & { name: string })[] }[];
  }>('GET', '/world');
  channel = world.servers[0]?.channels.find(({ name }) => name === 'menagerie')?.id ?? '';
  thread = (await asked('POST', `/channels/${channel}/threads`, { name: 'one', type: 12 })).id;
  const recipient_id = world.people[0]?.id;
  direct = (await asked('POST', '/users/@me/channels', { recipient_id })).id;
});

afterAll(() => stage.end());

/** Tries it without Embed Links, which is given back. */
async function without(tried: () => Promise<void>): Promise<void> {
  await rights({ deny: ['EmbedLinks'] });
  await tried();
  await rights({ allow: ['EmbedLinks'] });
}

test.each(['channel', 'thread'])('in a %s embeds alone are refused, more is made', async (kind) => {
  const place = kind === 'channel' ? channel : thread;
  await without(async () => {
    expect(await post(place, { embeds })).toMatchObject({ status: 403, code: 50013 });
    expect(await post(place, { content: ' ', embeds, components: [] })).toMatchObject({
      code: 50013,
    });
    for (const more of [{ content: 'A text' }, { components }])
      expect(await post(place, { ...more, embeds })).toMatchObject({
        status: 200,
        embeds: [],
        ...('content' in more && more),
      });
    expect(await post(place, {})).toMatchObject({ status: 400, code: 50006 });
  });
  expect(await post(place, { embeds })).toMatchObject({ status: 200, embeds });
});

test('an edit loses its embeds, and what then shows nothing is refused as empty', async () => {
  const card = await post(channel, { embeds });
  const panel = await post(channel, { embeds, components });
  const text = await post(channel, { content: 'A text' });
  await without(async () => {
    expect(await edit(channel, text.id, { embeds })).toMatchObject({ status: 200, embeds: [] });
    expect(await edit(channel, card.id, { embeds })).toMatchObject({ status: 400, code: 50006 });
    const unchanged = await edit(channel, panel.id, { components });
    expect(unchanged).toMatchObject({ status: 200, embeds });
    const bare = await edit(channel, panel.id, { embeds, components });
    expect(bare).toMatchObject({ status: 200, embeds: [] });
    expect(bare.components).toHaveLength(1);
  });
  expect(await edit(channel, panel.id, { embeds })).toMatchObject({ status: 200, embeds });
});

test('an embed out of form is told as such all the same', () =>
  without(async () => {
    const wrong = [{ color: 5 }];
    expect(await post(channel, { embeds: wrong })).toMatchObject({ code: 50035 });
    const { id } = await post(channel, { content: 'A text' });
    expect(await edit(channel, id, { embeds: wrong })).toMatchObject({ code: 50035 });
  }));

test('direct messages take embeds always', () =>
  without(async () => {
    const sent = await post(direct, { embeds });
    expect(sent).toMatchObject({ status: 200, embeds });
    expect(await edit(direct, sent.id, { embeds })).toMatchObject({ status: 200, embeds });
  }));
