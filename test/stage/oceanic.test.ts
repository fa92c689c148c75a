import {
  ApplicationCommandOptionTypes,
  Client,
  CommandInteraction,
  type AnyInteractionGateway,
} from 'oceanic.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { opened, type Opened } from './opened.ts';

let stage: Opened;
let client: Client;
const trouble: unknown[] = [];
const wrote: string[] = [];

const once = (event: 'ready' | 'shardResume'): Promise<void> =>
  new Promise((resolve) => {
    client.once(event, () => {
      resolve();
    });
  });

async function answer(interaction: AnyInteractionGateway): Promise<void> {
  if (!(interaction instanceof CommandInteraction)) return;
  await interaction.defer(64);
  await interaction.editOriginal({
    content: `${interaction.data.options.getString('what')} for ${interaction.user.globalName}`,
    files: [{ name: 'map.txt', contents: Buffer.from('x marks the spot') }],
  });
}

beforeAll(async () => {
  stage = await opened();
  client = new Client({
    auth: 'Bot stage.ocean',
    rest: { baseURL: `${stage.url}/api/v10` },
    gateway: { intents: ['GUILDS', 'GUILD_MESSAGES', 'MESSAGE_CONTENT', 'DIRECT_MESSAGES'] },
  });
  client.on('error', (error) => void trouble.push(error));
  client.on('messageCreate', (message) => void wrote.push(message.content));
  client.on(
    'interactionCreate',
    (interaction) => void answer(interaction).catch((error: unknown) => trouble.push(error)),
  );
  const ready = once('ready');
  await client.connect();
  await ready;
  await stage.control('POST', '/servers/The%20Menagerie/bot', { bot: 'ocean' });
});

afterAll(async () => {
  client.disconnect(false);
  await stage.end();
});

test('oceanic.js logs in and is told of a server that invites it', async () => {
  await stage.control('POST', '/settle', {});
  expect(client.guilds.map((guild) => guild.name)).toEqual(['The Menagerie']);
});

test('oceanic.js registers a command, answers it and sends a file', async () => {
  await client.application.createGlobalCommand({
    type: 1,
    name: 'draw',
    description: 'Draws',
    options: [
      {
        type: ApplicationCommandOptionTypes.STRING,
        name: 'what',
        description: 'What',
        required: true,
      },
    ],
  });
  const { answer: given } = await stage.control<{
    answer: {
      content: string;
      ephemeral: boolean;
      attachments: { url: string; filename: string }[];
    };
  }>('POST', '/people/Eda/command', { channel: 'general', line: '/draw what: a map' });
  expect(given).toMatchObject({ content: 'a map for Eda', ephemeral: true });
  const file = given.attachments[0];
  expect(file?.filename).toBe('map.txt');
  expect(await (await fetch(file?.url ?? '')).text()).toBe('x marks the spot');
});

test('oceanic.js resumes and hears what it missed', async () => {
  const resumed = once('shardResume');
  await stage.control('POST', '/faults', { kind: 'drop', bot: 'ocean' });
  await stage.control('POST', '/people/Eda/write', {
    channel: 'general',
    content: 'while you were away',
  });
  await resumed;
  await stage.control('POST', '/settle', {});
  expect(wrote).toEqual(['while you were away']);
  expect(trouble.filter((error) => !String(error).includes('4000'))).toEqual([]);
});
