import { ApplicationCommandType, ContextMenuCommandBuilder, SlashCommandBuilder } from 'discord.js';

/** What the trial bot registers: one command of every kind that the page has to fill in. */
export const trialCommands = [
  new SlashCommandBuilder()
    .setName('game')
    .setDescription('Games')
    .addSubcommand((create) =>
      create
        .setName('create')
        .setDescription('Create a game in this channel')
        .addStringOption((name) =>
          name
            .setName('name')
            .setDescription('What it is called')
            .setRequired(true)
            .setMaxLength(40),
        )
        .addStringOption((zone) =>
          zone
            .setName('zone')
            .setDescription('Where midnight is')
            .setRequired(true)
            .setAutocomplete(true),
        )
        .addIntegerOption((gold) =>
          gold.setName('gold').setDescription('Gold at the start').setMinValue(1).setMaxValue(50),
        ),
    )
    .addSubcommand((hall) => hall.setName('hall').setDescription('Your own private thread')),
  new SlashCommandBuilder().setName('slow').setDescription('Answers after some thought'),
  Array.from({ length: 18 }, (_, n) => `some-house-setting-${n}`).reduce((command, name) => {
    command.addIntegerOption((option) => option.setName(name).setDescription('A setting'));
    return command;
  }, new SlashCommandBuilder().setName('settle').setDescription('Has many options')),
  new SlashCommandBuilder().setName('mute').setDescription('Never answers'),
  new SlashCommandBuilder()
    .setName('greet')
    .setDescription('Greets somebody')
    .addUserOption((whom) => whom.setName('whom').setDescription('Whom').setRequired(true)),
  new SlashCommandBuilder()
    .setName('show')
    .setDescription('Shows a file to everybody')
    .addAttachmentOption((file) =>
      file.setName('file').setDescription('Which file').setRequired(true),
    )
    .addStringOption((mood) =>
      mood
        .setName('mood')
        .setDescription('How')
        .addChoices({ name: 'Proudly', value: 'p' }, { name: 'Shyly', value: 's' }),
    ),
  new ContextMenuCommandBuilder().setName('View card').setType(ApplicationCommandType.User),
  new ContextMenuCommandBuilder().setName('Why?').setType(ApplicationCommandType.Message),
].map((command) => command.toJSON());
