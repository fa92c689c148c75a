import {
  ButtonStyle,
  ChannelType,
  ComponentType,
  MessageFlags,
  PermissionFlagsBits,
  type PrivateThreadChannel,
  SeparatorSpacingSize,
  type TextChannel,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Judgement } from '../../src/stage/judge/judge.ts';
import { type Bot, commands, logIn } from './marmello.ts';
import { opened, type Opened } from './opened.ts';

const openapi = process.env['DISCORD_OPENAPI'];
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let stage: Opened;
let bot: Bot;
let room: TextChannel;

beforeAll(async () => {
  stage = await opened(openapi === undefined ? {} : { openapi });
  await stage.control('PATCH', '/servers/The%20Menagerie/bot', { permissions: ['Administrator'] });
  bot = await logIn(stage);
  const found = bot.client.channels.cache.find(
    (one): one is TextChannel => one.type === ChannelType.GuildText && one.name === 'menagerie',
  );
  if (!found) throw new Error('no #menagerie');
  room = found;
});

afterAll(async () => {
  await bot.client.destroy();
  await stage.end();
});

describe('a bot of discord.js goes everywhere', () => {
  test('its commands', async () => {
    const { commands: own } = bot.client.application;
    const set = await own.set(commands);
    expect(set.size).toBe(3);
    const one = await own.create({ name: 'spare', description: 'Spare' }, room.guildId);
    await own.edit(one.id, { description: 'Sparer' }, room.guildId);
    expect((await own.fetch(one.id, { guildId: room.guildId })).description).toBe('Sparer');
    await own.delete(one.id, room.guildId);
    expect((await own.fetch({ guildId: room.guildId })).size).toBe(0);
    expect((await own.fetch()).size).toBe(3);
  });

  test('messages with everything', async () => {
    const sent = await room.send({
      content: 'hello <@1>',
      nonce: 'one',
      enforceNonce: true,
      allowedMentions: { parse: [] },
      embeds: [
        {
          title: 'A title',
          description: 'text',
          fields: [{ name: 'a', value: 'b', inline: true }],
          image: { url: 'attachment://pixel.png' },
          footer: { text: 'foot' },
          author: { name: 'who' },
          color: 5,
          timestamp: new Date(0).toISOString(),
        },
      ],
      files: [{ attachment: PIXEL, name: 'pixel.png', description: 'one pixel' }],
      components: [
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.Button,
              style: ButtonStyle.Link,
              label: 'Away',
              url: 'https://example.com',
            },
            {
              type: ComponentType.Button,
              style: ButtonStyle.Success,
              emoji: '🔥',
              customId: 'fire',
            },
          ],
        },
      ],
    });
    expect(sent.attachments.first()).toMatchObject({
      name: 'pixel.png',
      description: 'one pixel',
      width: 1,
      height: 1,
    });
    const served = await fetch(sent.embeds[0]?.image?.url ?? '');
    expect(Buffer.from(await served.arrayBuffer()).equals(PIXEL)).toBe(true);
    const again = await room.send({ content: 'hello again', nonce: 'one', enforceNonce: true });
    expect(again.id).toBe(sent.id);
    expect((await room.messages.fetch(sent.id)).content).toBe('hello <@1>');
    const edited = await sent.edit({
      content: 'changed',
      attachments: [],
      files: [{ attachment: PIXEL, name: 'two.png' }],
    });
    expect(edited.attachments.map((one) => one.name)).toEqual(['two.png']);
    const late = await fetch(sent.embeds[0]?.image?.url ?? '');
    expect(late.status, 'who was about to fetch the picture still gets it').toBe(200);
    await sent.react('🔥');
    expect((await sent.reactions.resolve('🔥')?.users.fetch())?.size).toBe(1);
    await sent.reactions.resolve('🔥')?.users.remove();
    await sent.react('👍🏽');
    await sent.reactions.removeAll();
    await sent.pin();
    expect((await room.messages.fetchPins()).items.length).toBe(1);
    await sent.unpin();
    const reply = await sent.reply({
      content: 'as I said',
      allowedMentions: { repliedUser: false },
    });
    expect(reply.reference?.messageId).toBe(sent.id);
    await room.sendTyping();
    expect((await room.messages.fetch({ limit: 5, before: reply.id })).size).toBeGreaterThan(0);
    await reply.delete();
    await expect(room.messages.fetch({ message: reply.id, force: true })).rejects.toMatchObject({
      code: 10008,
    });
  });

  test('the newer components', async () => {
    const sent = await room.send({
      flags: MessageFlags.IsComponentsV2,
      files: [{ attachment: PIXEL, name: 'pixel.png' }],
      components: [
        {
          type: ComponentType.Container,
          accentColor: 7,
          components: [
            { type: ComponentType.TextDisplay, content: '# Board' },
            {
              type: ComponentType.Section,
              components: [{ type: ComponentType.TextDisplay, content: 'Bran' }],
              accessory: {
                type: ComponentType.Button,
                style: ButtonStyle.Primary,
                label: 'Strike',
                customId: 'strike',
              },
            },
            {
              type: ComponentType.Section,
              components: [{ type: ComponentType.TextDisplay, content: 'Cleo' }],
              accessory: {
                type: ComponentType.Thumbnail,
                media: { url: 'attachment://pixel.png' },
                description: 'her face',
              },
            },
            { type: ComponentType.Separator, spacing: SeparatorSpacingSize.Large },
            {
              type: ComponentType.MediaGallery,
              items: [{ media: { url: 'attachment://pixel.png' }, description: 'the board' }],
            },
            {
              type: ComponentType.ActionRow,
              components: [
                { type: ComponentType.UserSelect, customId: 'who', placeholder: 'Who?' },
              ],
            },
          ],
        },
      ],
    });
    expect(sent.flags.has(MessageFlags.IsComponentsV2)).toBe(true);
    const text = await stage.control<string>(
      'GET',
      '/people/Bran/sees?format=text&channel=menagerie&limit=1',
    );
    expect(text.split('\n').slice(2, 11)).toEqual([
      '  # Board',
      '  Bran',
      '  [Strike]',
      '  Cleo',
      '  [image: her face]',
      '  ———',
      '  [image: the board]',
      '  <Who?>',
      '',
    ]);
  });

  test('threads, public and private', async () => {
    const start = await room.send('a starter');
    const open = await start.startThread({ name: 'open', autoArchiveDuration: 1440 });
    await open.send('inside');
    const shut = (await room.threads.create({
      name: 'Bran’s',
      type: ChannelType.PrivateThread,
      invitable: false,
    })) as PrivateThreadChannel;
    const bran = bot.client.users.cache.find((user) => user.displayName === 'Bran');
    await shut.members.add(bran?.id ?? '');
    await shut.send('for Bran');
    expect((await shut.members.fetch()).size).toBe(2);
    const seen = (who: string): Promise<string> =>
      stage.control('GET', `/people/${who}/sees?format=text`);
    expect(await seen('Bran')).toContain('for Bran');
    expect(await seen('Cleo')).not.toContain('for Bran');
    expect(await seen('Cleo')).toContain('inside');
    expect((await room.guild.channels.fetchActiveThreads()).threads.size).toBe(2);
    await shut.members.remove(bran?.id ?? '');
    await open.setLocked(true);
    await open.setArchived(true);
    expect((await room.threads.fetchArchived()).threads.size).toBe(1);
    await expect(open.send('too late')).rejects.toMatchObject({ code: 50083 });
    await shut.setName('renamed');
    await shut.delete();
  });

  test('channels, roles and members', async () => {
    const { guild } = room;
    const made = await guild.channels.create({
      name: 'New Room',
      topic: 'here',
      permissionOverwrites: [{ id: guild.id, deny: [PermissionFlagsBits.ViewChannel] }],
    });
    expect(made.name).toBe('new-room');
    await made.permissionOverwrites.edit(guild.id, { ViewChannel: true });
    await made.permissionOverwrites.delete(guild.id);
    await made.edit({ topic: 'there' });
    expect((await guild.channels.fetch()).size).toBe(3);
    await made.delete();
    const role = await guild.roles.create({
      name: 'Heroes',
      permissions: [PermissionFlagsBits.SendMessages],
    });
    const dov = (await guild.members.search({ query: 'Dov' })).first();
    await dov?.roles.add(role);
    await dov?.roles.remove(role);
    await dov?.setNickname('The Dove');
    await role.edit({ name: 'Villains' });
    expect((await guild.roles.fetch()).size).toBe(3);
    await role.delete();
    expect((await guild.members.fetch({ user: dov?.id ?? '', force: true })).nickname).toBe(
      'The Dove',
    );
    expect((await guild.members.fetchMe()).permissions.has('Administrator')).toBe(true);
    expect((await guild.fetch()).name).toBe('The Menagerie');
    await expect(guild.members.fetch('1')).rejects.toMatchObject({ code: 10013 });
  });

  test('direct messages', async () => {
    const cleo = bot.client.users.cache.find((user) => user.displayName === 'Cleo');
    const sent = await cleo?.send('only for you');
    expect(sent?.channel.type).toBe(ChannelType.DM);
    await sent?.edit('still only for you');
    await stage.control('POST', '/people/Cleo/block', {});
    await expect(cleo?.send('hey')).rejects.toMatchObject({ code: 50007 });
    await stage.control('POST', '/people/Cleo/block', { blocked: false });
    await cleo?.send('thank you');
  });

  test('interactions', async () => {
    const as = (path: string, body: object): Promise<{ status: string }> =>
      stage.control('POST', `/people/Ines/${path}`, { channel: '#menagerie', ...body });
    await as('command', { line: '/game create name: A zone: Rome (10:00) host: Dov' });
    await as('press', { label: 'Join' });
    await as('choose', { placeholder: 'Choose a target', labels: ['Bran'] });
    await as('command', { line: '/game form' });
    expect(
      (
        await stage.control<{ status: string }>('POST', '/people/Ines/submit', {
          fields: { Name: 'A', Rival: 'Bran' },
        })
      ).status,
    ).toBe('answered');
    expect((await as('menu', { command: 'Praise', user: 'Bran' })).status).toBe('answered');
    expect(bot.errors).toEqual([]);
  });

  test('itself', async () => {
    const { application, user, rest } = bot.client;
    expect((await application.fetch()).id).toBe(user.id);
    await application.edit({ description: 'Runs the game' });
    await user.fetch();
    for (const path of [
      '/oauth2/applications/@me',
      '/oauth2/@me',
      '/users/@me/guilds',
      '/gateway',
    ] as const)
      await rest.get(path);
  });

  test('and keeps to what Discord publishes', async ({ skip }) => {
    if (openapi === undefined) {
      console.warn('DISCORD_OPENAPI names no description of Discord’s API: nothing was judged.');
      skip();
    }
    const { requests, answers, operations, unknown, mismatches } = await stage.control<Judgement>(
      'GET',
      '/judgement',
    );
    console.info(
      `judged by Discord’s description: ${requests.checked} requests, ${answers.checked} answers, ${Object.keys(operations).length} operations`,
    );
    expect(
      mismatches.map(({ side, operation, problem }) => `${operation} ${side}: ${problem}`),
    ).toEqual([]);
    expect(unknown).toEqual([]);
    expect(Object.keys(operations).length).toBeGreaterThan(50);
  });
});
