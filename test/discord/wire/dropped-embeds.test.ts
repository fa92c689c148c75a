import { ButtonStyle, ComponentType, REST } from 'discord.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Screen } from '../../../src/discord/screen.ts';
import { codeOf, isNotAllowed, troubleOf } from '../../../src/discord/wire/trouble.ts';
import { type Wire, wireOver } from '../../../src/discord/wire/wire.ts';
import { playerId } from '../../../src/rules/names.ts';
import { opened, type Opened } from '../../stage/opened.ts';

type Made = { id: string; name: string };

let stage: Opened;
let wire: Wire;
let [channel, bran] = ['', ''];

const card: Screen = { embeds: [{ description: 'A card' }] };
const panel: Screen = {
  ...card,
  rows: [
    {
      type: ComponentType.ActionRow,
      components: [
        { type: ComponentType.Button, style: ButtonStyle.Primary, label: 'Go', custom_id: 'go' },
      ],
    },
  ],
};

const rights = (change: object) =>
  stage.control('PUT', '/channels/menagerie/overwrites/Marmello', change);

beforeAll(async () => {
  stage = await opened();
  wire = wireOver(new REST({ api: `${stage.url}/api`, retries: 0 }).setToken('stage-token'));
  const world = await stage.control<{ people: Made[]; servers: { channels: Made[] }[] }>(
    'GET',
    '/world',
  );
  channel = world.servers[0]?.channels.find(({ name }) => name === 'menagerie')?.id ?? '';
  bran = world.people.find(({ name }) => name === 'Bran')?.id ?? '';
});

afterAll(() => stage.end());

beforeEach(() => rights({ deny: ['EmbedLinks'] }));

const refusal = async (tried: Promise<unknown>) => {
  const error: unknown = await tried.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return { code: codeOf(error), notAllowed: isNotAllowed(error), trouble: troubleOf(error) };
};
const lackOfRight = { code: 50_013, notAllowed: true, trouble: 'never' };

test.each([
  ['a card', card],
  ['a panel', panel],
  ['a text with a card', { ...card, content: ' A text' }],
])('%s without its embeds is refused for want of a right, and does not stay', async (_, screen) => {
  const before = await wire.newest(channel);
  expect(await refusal(wire.send(channel, screen))).toEqual(lackOfRight);
  expect(await wire.newest(channel)).toEqual(before);
});

test('so it is in a thread', async () => {
  const thread = await wire.openThread(channel, 'one');
  expect(await refusal(wire.send(thread, panel))).toEqual(lackOfRight);
  expect(await wire.newest(thread)).toEqual([]);
});

test('what could not be taken away again is refused like the rest', async () => {
  const path = '/channels/*/messages/*';
  await stage.control('POST', '/faults', {
    kind: 'rest',
    method: 'DELETE',
    path,
    do: 'answer',
    status: 500,
  });
  expect(await refusal(wire.send(channel, panel))).toEqual(lackOfRight);
});

test('an edit that lost its embeds is refused, and with the right the next restores them', async () => {
  await rights({ allow: ['EmbedLinks'] });
  const id = await wire.send(channel, panel);
  await rights({ deny: ['EmbedLinks'] });
  expect(await refusal(wire.edit(channel, id, panel))).toEqual(lackOfRight);
  await rights({ allow: ['EmbedLinks'] });
  await wire.edit(channel, id, panel);
  const [newest] = await wire.newest(channel, 1);
  expect(newest).toMatchObject({ id, embeds: card.embeds });
});

test('what has no embeds, or goes to one person, is not concerned', async () => {
  const id = await wire.send(channel, { content: 'A text' });
  await wire.edit(channel, id, { content: 'Another' });
  await wire.send(await wire.openDirect(playerId(bran)), panel);
});

test('by its nonce another text may stand in its place, and stays', async () => {
  const hint = await wire.send(channel, { content: 'A hint' }, { nonce: 'one' });
  expect(await wire.send(channel, panel, { nonce: 'one' })).toBe(hint);
  expect((await wire.newest(channel, 1))[0]?.id).toBe(hint);
});
