import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  ButtonBuilder,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
  LabelBuilder,
  type Message,
  MessageFlags,
  ModalBuilder,
  Partials,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';

/**
 * A bot that does a little of everything, and on demand everything wrong: what the runner is
 * tested against. `/do what: …` says how it is to misbehave.
 */
const { DISCORD_API = '', DISCORD_TOKEN = '', OPS_PORT = '0' } = process.env;
const { Guilds, GuildMessages, DirectMessages, MessageContent } = GatewayIntentBits;

const client = new Client({
  intents: [Guilds, GuildMessages, DirectMessages, MessageContent],
  partials: [Partials.Channel],
  rest: { api: DISCORD_API },
});
const silently = { allowedMentions: { parse: [] } };
const whispered = { ...silently, flags: MessageFlags.Ephemeral } as const;

let sum = 0;
let rolls: Record<string, number[]> = {};
/** How much of what it was told it still works on. */
let underway = 0;

const text = (name: string, more: object = {}) => ({
  type: ApplicationCommandOptionType.String as const,
  name,
  description: name,
  required: true,
  ...more,
});
const commands = [
  { name: 'post', description: 'Posts a text', options: [text('text')] },
  { name: 'whisper', description: 'Answers in private', options: [text('text')] },
  { name: 'city', description: 'Offers cities', options: [text('name', { autocomplete: true })] },
  { name: 'panel', description: 'A button, a chooser and a form' },
  { name: 'roll', description: 'Rolls to hit' },
  { name: 'thread', description: 'A private thread' },
  {
    name: 'host',
    description: 'There are no games here that would have to be ended',
    options: ['cancel', 'take-over'].map((name) => ({
      type: ApplicationCommandOptionType.Subcommand as const,
      name,
      description: name,
    })),
  },
  { name: 'do', description: 'Does something wrong', options: [text('what')] },
];

const wrong: Record<string, (interaction: ChatInputCommandInteraction) => Promise<unknown>> = {
  'leave mentions open': (interaction) => interaction.reply({ content: 'Hello' }),
  'ping everybody': (interaction) =>
    interaction.reply({ content: '@everyone', allowedMentions: { parse: ['everyone'] } }),
  'ping me': (interaction) =>
    interaction.reply({
      content: `<@${interaction.user.id}>, it is your turn.`,
      allowedMentions: { parse: [], users: [interaction.user.id] },
    }),
  'say nothing': () => Promise.resolve(),
  'lose gold': (interaction) => {
    sum = -1;
    return interaction.reply({ content: 'Oops', ...whispered });
  },
  'log an error': (interaction) => {
    console.log(JSON.stringify({ level: 50, msg: 'broken' }));
    return interaction.reply({ content: 'Oops', ...whispered });
  },
  'log the token': (interaction) => {
    console.log(JSON.stringify({ level: 30, token: interaction.token }));
    return interaction.reply({ content: 'Oops', ...whispered });
  },
  'say too much': (interaction) =>
    interaction
      .reply({ content: 'x'.repeat(2_001), ...silently })
      .catch(() => interaction.reply({ content: 'Oops', ...whispered })),
  die: () => process.exit(9),
};

async function command(interaction: ChatInputCommandInteraction): Promise<unknown> {
  const said = interaction.options.getString('text') ?? '';
  switch (interaction.commandName) {
    case 'post':
      return interaction.reply({ content: said, ...silently });
    case 'whisper':
      return interaction.reply({ content: said, ...whispered });
    case 'city':
      return interaction.reply({
        content: interaction.options.getString('name', true),
        ...silently,
      });
    case 'panel':
      return interaction.reply({ content: 'What now?', components: panel(), ...silently });
    case 'host':
      return interaction.reply({ content: 'There is no game here.', ...whispered });
    case 'roll': {
      const rolled = rolls['to hit']?.shift() ?? 1 + Math.floor(Math.random() * 20);
      return interaction.reply({ content: `You roll **${rolled}**.`, ...silently });
    }
    case 'thread': {
      const { channel, user } = interaction;
      if (channel === null || !('threads' in channel)) return undefined;
      const thread = await channel.threads.create({ name: 'Yours', type: 12 as never });
      await thread.members.add(user.id);
      await thread.send({ content: 'Only you read this.', ...silently });
      return interaction.reply({ content: 'Look there.', ...whispered });
    }
    default:
      return wrong[interaction.options.getString('what', true)]?.(interaction);
  }
}

const panel = () => [
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setLabel('Join').setCustomId('join').setStyle(ButtonStyle.Primary),
    new ButtonBuilder().setLabel('Name').setCustomId('name').setStyle(ButtonStyle.Secondary),
    new ButtonBuilder().setLabel('Leave').setCustomId('leave').setStyle(2).setDisabled(true),
  ),
  new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder()
      .setCustomId('way')
      .setPlaceholder('Move')
      .addOptions({ label: 'North', value: 'n' }, { label: 'East', value: 'e' }),
  ),
];

const form = () =>
  new ModalBuilder()
    .setCustomId('named')
    .setTitle('Your hero')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Name')
        .setTextInputComponent(
          new TextInputBuilder()
            .setCustomId('is')
            .setStyle(TextInputStyle.Short)
            .setValue('Nobody'),
        ),
    );

async function interacted(interaction: Interaction): Promise<unknown> {
  if (interaction.isChatInputCommand()) return command(interaction);
  if (interaction.isAutocomplete())
    return interaction.respond(['Rome', 'Riga', 'Oslo'].map((name) => ({ name, value: name })));
  if (interaction.isModalSubmit()) {
    const name = interaction.fields.getTextInputValue('is');
    return interaction.reply({ content: `You are ${name}.`, ...whispered });
  }
  if (interaction.isStringSelectMenu())
    return interaction.update({ content: `You went ${interaction.values.join()}.`, ...silently });
  if (interaction.isButton() && interaction.customId === 'name')
    return interaction.showModal(form());
  if (interaction.isButton()) return interaction.update({ content: 'One is in.', ...silently });
  return undefined;
}

/** A bet is acknowledged where it was written; `tell: …` tells it to everybody. */
async function written(message: Message): Promise<unknown> {
  if (message.author.bot || message.guild !== null) return undefined;
  const told = /^tell: (.*)$/.exec(message.content)?.[1];
  if (told === undefined)
    return message.reply({ content: `Sealed: ${message.content}`, ...silently });
  const servers = [...client.guilds.cache.values()];
  const channels = servers.at(-1)?.channels.cache.filter(({ name }) => name === 'menagerie');
  const channel = channels?.first();
  // Longer than anybody would wait who took silence for the end of it.
  await pause(150);
  return channel?.isSendable() ? channel.send({ content: told, ...silently }) : undefined;
}

async function workOn(work: Promise<unknown>): Promise<void> {
  underway++;
  await work.finally(() => underway--);
}

client.on(Events.InteractionCreate, (interaction) => void workOn(interacted(interaction)));
client.on(Events.MessageCreate, (message) => void workOn(written(message)));
await client.login(DISCORD_TOKEN);
await client.application?.commands.set(commands);

createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    if (request.url === '/dice' && request.method === 'POST')
      rolls = (JSON.parse(Buffer.concat(parts).toString()) as { rolls: typeof rolls }).rolls;
    if (request.method === 'DELETE') rolls = {};
    const left = Object.fromEntries(Object.entries(rolls).filter(([, all]) => all.length > 0));
    const answers: Record<string, object> = {
      '/audit': { sum, broken: [] },
      '/settled': { settled: underway === 0, open: underway === 0 ? [] : ['it is at work'] },
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[request.url ?? ''] ?? { left }));
  });
}).listen(Number(OPS_PORT), '127.0.0.1');

process.once('SIGTERM', () => process.exit(0));
