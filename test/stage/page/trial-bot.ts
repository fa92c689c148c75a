import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  type ChatInputCommandInteraction,
  Client,
  ContainerBuilder,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  type MessageActionRowComponentBuilder,
  ModalBuilder,
  Partials,
  StringSelectMenuBuilder,
  StringSelectMenuOptionBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import { trialCommands } from './trial-commands.ts';

const zones = ['Europe/Rome', 'Europe/London', 'Asia/Tokyo'];
/** One green pixel, as a PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
  'base64',
);

const hill = () => new AttachmentBuilder(pixel, { name: 'hill.png', description: 'A green hill' });

const row = (...parts: MessageActionRowComponentBuilder[]) =>
  new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(...parts);

const post = (name: string, zone: string, heroes: string) => ({
  embeds: [
    new EmbedBuilder()
      .setTitle(name)
      .setDescription('Press the button to join.')
      .setColor(0xcc8833)
      .setImage('attachment://hill.png')
      .addFields({ name: 'Zone', value: zone, inline: true })
      .addFields({ name: 'Heroes', value: heroes, inline: true }),
  ],
  components: [
    row(
      new ButtonBuilder().setCustomId('join').setLabel('Join').setStyle(ButtonStyle.Primary),
      new ButtonBuilder().setCustomId('rules').setLabel('Rules').setStyle(ButtonStyle.Secondary),
      new ButtonBuilder().setCustomId('draw').setLabel('Draw').setStyle(ButtonStyle.Secondary),
      new ButtonBuilder()
        .setCustomId('leave')
        .setLabel('Leave')
        .setStyle(ButtonStyle.Danger)
        .setDisabled(true),
    ),
    row(
      new StringSelectMenuBuilder()
        .setCustomId('goods')
        .setPlaceholder('What to buy')
        .setMinValues(1)
        .setMaxValues(2)
        .addOptions({ label: 'Sword', value: 's' }, { label: 'Bow', value: 'b' }),
    ),
    row(new UserSelectMenuBuilder().setCustomId('target').setPlaceholder('Whom to hit')),
  ],
});

const joining = new ModalBuilder()
  .setCustomId('joining')
  .setTitle('Join the game')
  .addLabelComponents(
    new LabelBuilder()
      .setLabel('Name')
      .setDescription('2 to 32 characters')
      .setTextInputComponent(
        new TextInputBuilder()
          .setCustomId('name')
          .setStyle(TextInputStyle.Short)
          .setMinLength(2)
          .setMaxLength(32),
      ),
    new LabelBuilder()
      .setLabel('Story')
      .setTextInputComponent(
        new TextInputBuilder()
          .setCustomId('story')
          .setStyle(TextInputStyle.Paragraph)
          .setRequired(false),
      ),
    new LabelBuilder()
      .setLabel('House')
      .setStringSelectMenuComponent(
        new StringSelectMenuBuilder()
          .setCustomId('house')
          .setPlaceholder('Choose a house')
          .addOptions(
            new StringSelectMenuOptionBuilder().setLabel('Red').setValue('red'),
            new StringSelectMenuOptionBuilder().setLabel('Blue').setValue('blue'),
          ),
      ),
  );

async function openHall(interaction: ChatInputCommandInteraction): Promise<void> {
  const { channel } = interaction;
  if (channel?.type !== ChannelType.GuildText) return;
  const thread = await channel.threads.create({
    name: `The hall of ${interaction.user.displayName}`,
    type: ChannelType.PrivateThread,
  });
  await thread.members.add(interaction.user.id);
  await thread.send(`Welcome home, <@${interaction.user.id}>.`);
  await interaction.reply({ content: `See <#${thread.id}>.`, flags: MessageFlags.Ephemeral });
}

async function onCommand(interaction: ChatInputCommandInteraction): Promise<void> {
  const { commandName, options } = interaction;
  if (commandName === 'greet') {
    await interaction.reply(
      `Hail, <@${options.getUser('whom', true).id}>! It is <t:1:F> **no** more.`,
    );
  } else if (commandName === 'show') {
    const { name } = options.getAttachment('file', true);
    await interaction.reply(`Here is ${name}, mood ${options.getString('mood') ?? 'none'}.`);
  } else if (commandName === 'slow') {
    await interaction.deferReply();
    await interaction.editReply('That took some thought.');
  } else if (commandName === 'game' && options.getSubcommand() === 'hall') {
    await openHall(interaction);
  } else if (commandName === 'game') {
    const { embeds, components } = post(
      options.getString('name', true),
      options.getString('zone', true),
      'none yet',
    );
    await interaction.reply({ embeds, components, files: [hill()] });
  }
}

const rules = new ContainerBuilder()
  .setAccentColor(0x3388cc)
  .addTextDisplayComponents((text) => text.setContent('### The rules\nBe <kind> & **brave**.'))
  .addSeparatorComponents((line) => line.setDivider(true))
  .addSectionComponents((section) =>
    section
      .addTextDisplayComponents((text) => text.setContent('Sword of Thorns, 24 gold'))
      .setButtonAccessory((buy) =>
        buy.setCustomId('buy').setLabel('Buy').setStyle(ButtonStyle.Success),
      ),
  );

async function onInteraction(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused().toLowerCase();
    const found = zones.filter((zone) => zone.toLowerCase().includes(typed));
    await interaction.respond(found.map((zone) => ({ name: `${zone}, 10:00 there`, value: zone })));
  } else if (interaction.isChatInputCommand()) {
    await onCommand(interaction);
  } else if (interaction.isUserContextMenuCommand()) {
    const content = `The card of ${interaction.targetUser.displayName}.`;
    await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  } else if (interaction.isMessageContextMenuCommand()) {
    const content = `Because “${interaction.targetMessage.content}”.`;
    await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  } else if (interaction.isButton() && interaction.customId === 'join') {
    await interaction.showModal(joining);
  } else if (interaction.isButton() && interaction.customId === 'draw') {
    const { embeds } = post('The Friday Game', 'Europe/Rome', 'drawn anew');
    await interaction.update({ embeds, files: [hill()] });
  } else if (interaction.isButton() && interaction.customId === 'rules') {
    await interaction.reply({
      components: [rules],
      flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2,
    });
  } else if (interaction.isButton()) {
    await interaction.reply({ content: 'Bought.', flags: MessageFlags.Ephemeral });
  } else if (interaction.isAnySelectMenu()) {
    const content = `You chose ${interaction.values.join(' and ')}.`;
    await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  } else if (interaction.isModalSubmit() && interaction.isFromMessage()) {
    const name = interaction.fields.getTextInputValue('name');
    const { embeds, components } = post('The Friday Game', 'Europe/Rome', `**${name}**`);
    await interaction.update({ embeds, components });
  }
}

/** A bot with something of everything that the page has to show. */
export async function startTrialBot(url: string): Promise<Client> {
  const client = new Client({
    intents: [
      GatewayIntentBits.Guilds,
      GatewayIntentBits.GuildMessages,
      GatewayIntentBits.DirectMessages,
      GatewayIntentBits.MessageContent,
    ],
    partials: [Partials.Channel],
    rest: { api: `${url}/api` },
  });
  client.on(Events.InteractionCreate, (interaction) => void onInteraction(interaction));
  client.on(Events.MessageCreate, (message) => {
    if (message.author.bot || !message.channel.isDMBased()) return;
    void message.reply(`You said: ${message.content}`);
  });
  const ready = new Promise((done) => client.once(Events.ClientReady, done));
  await client.login('stage-token');
  await ready;
  await client.application?.commands.set(trialCommands);
  return client;
}
