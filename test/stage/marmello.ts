import {
  ApplicationCommandOptionType,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  ComponentType,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  Partials,
  TextInputStyle,
} from 'discord.js';
import { type Opened } from './opened.ts';

/** A small bot as anybody would write it with discord.js, unmodified. */
export const commands = [
  {
    name: 'game',
    description: 'Plays',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand as const,
        name: 'create',
        description: 'Creates a game',
        options: [
          {
            type: ApplicationCommandOptionType.String as const,
            name: 'name',
            description: 'Its name',
            required: true,
            max_length: 20,
          },
          {
            type: ApplicationCommandOptionType.String as const,
            name: 'zone',
            description: 'Where',
            autocomplete: true,
          },
          {
            type: ApplicationCommandOptionType.Integer as const,
            name: 'players',
            description: 'How many',
            min_value: 2,
            max_value: 10,
          },
          { type: ApplicationCommandOptionType.User as const, name: 'host', description: 'Who' },
          {
            type: ApplicationCommandOptionType.String as const,
            name: 'mood',
            description: 'How',
            choices: [
              { name: 'Grim', value: 'g' },
              { name: 'Merry', value: 'm' },
            ],
          },
        ],
      },
      { type: ApplicationCommandOptionType.Subcommand as const, name: 'form', description: 'Asks' },
      {
        type: ApplicationCommandOptionType.Subcommand as const,
        name: 'never',
        description: 'Says nothing',
      },
    ],
  },
  { name: 'rule', description: 'For hosts', default_member_permissions: '32' },
  { name: 'Praise', type: 2 },
] as const;

async function create(i: ChatInputCommandInteraction): Promise<void> {
  await i.deferReply({ flags: MessageFlags.Ephemeral });
  const { options } = i;
  const parts = [
    options.getString('name'),
    options.getString('zone'),
    options.getInteger('players'),
    options.getUser('host')?.username,
    options.getString('mood'),
  ];
  await i.editReply({
    content: `created ${parts.join(' ')}`,
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.Button,
            style: ButtonStyle.Primary,
            label: 'Join',
            customId: 'join',
          },
          {
            type: ComponentType.Button,
            style: ButtonStyle.Danger,
            label: 'Leave',
            customId: 'leave',
            disabled: true,
          },
        ],
      },
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.StringSelect,
            customId: 'target',
            placeholder: 'Choose a target',
            options: [
              { label: 'Bran', value: 'b' },
              { label: 'Cleo', value: 'c' },
            ],
          },
        ],
      },
    ],
  });
  await i.followUp({
    content: `${i.user.displayName} opens a game.`,
    allowedMentions: { parse: [] },
  });
}

async function answer(i: Interaction): Promise<void> {
  if (i.isAutocomplete()) return i.respond([{ name: 'Rome (10:00)', value: 'Europe/Rome' }]);
  if (i.isUserContextMenuCommand())
    return void (await i.reply(`Well done, ${i.targetUser.displayName}!`));
  if (i.isChatInputCommand()) {
    if (i.commandName === 'rule') return void (await i.reply('ruled'));
    const which = i.options.getSubcommand();
    if (which === 'create') return create(i);
    if (which === 'form')
      return void (await i.showModal({
        title: 'Your hero',
        custom_id: 'hero',
        components: [
          {
            type: ComponentType.Label,
            label: 'Name',
            component: {
              type: ComponentType.TextInput,
              custom_id: 'name',
              style: TextInputStyle.Short,
              max_length: 12,
            },
          },
          {
            type: ComponentType.Label,
            label: 'Rival',
            component: { type: ComponentType.UserSelect, custom_id: 'rival' },
          },
        ],
      }));
    return;
  }
  if (i.isButton()) return void (await i.update({ content: `${i.user.displayName} is in` }));
  if (i.isStringSelectMenu()) {
    await i.deferUpdate();
    return void (await i.editReply(`aims at ${i.values.join()}`));
  }
  if (i.isModalSubmit())
    await i.reply(
      `${i.fields.getTextInputValue('name')} against ${i.fields.getSelectedUsers('rival')?.first()?.displayName}`,
    );
}

export type Bot = { client: Client<true>; heard: string[]; errors: Error[] };

/** Logs in, registers the commands and answers as above. */
export async function logIn(
  stage: Opened,
  token = 'stage-token',
  intents: number[] = [
    GatewayIntentBits.Guilds,
    GatewayIntentBits.GuildMessages,
    GatewayIntentBits.DirectMessages,
  ],
): Promise<Bot> {
  const client = new Client({
    intents,
    partials: [Partials.Channel],
    rest: { api: `${stage.url}/api` },
  });
  const heard: string[] = [];
  const errors: Error[] = [];
  client.on('error', (error) => void errors.push(error));
  client.on(
    'messageCreate',
    (message) => void heard.push(`${message.author.displayName}: ${message.content}`),
  );
  client.on(
    'interactionCreate',
    (i) => void answer(i).catch((error: unknown) => errors.push(error as Error)),
  );
  const ready = new Promise<Client<true>>((resolve) => {
    client.once('clientReady', resolve);
  });
  await client.login(token);
  return { client: await ready, heard, errors };
}
