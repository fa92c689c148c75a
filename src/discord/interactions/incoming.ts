import {
  ApplicationCommandOptionType as Kind,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ComponentType,
  InteractionType,
  type APIApplicationCommandInteraction,
  type APIApplicationCommandInteractionDataOption,
  type APIInteraction,
  type APIModalSubmission,
} from 'discord.js';
import { type Reference } from '../wire/answers.ts';
import { callerOf, type Caller } from './caller.ts';

export type Raw = string | number | boolean;
export type Given = ReadonlyMap<string, Raw>;

/** What somebody did, as plain values. `path` is a command with its subcommand: `game create`. */
export type Incoming = { reference: Reference; caller: Caller; installed: boolean } & (
  | { as: 'command'; path: string; given: Given }
  | { as: 'autocomplete'; path: string; given: Given; focused: { name: string; typed: string } }
  | { as: 'component'; id: string; values: string[]; message: string }
  | { as: 'form'; id: string; fields: ReadonlyMap<string, string>; message: string | null }
);

/** Null for what is no interaction of these kinds, or of no form that Discord sends. */
export function incoming(interaction: APIInteraction): Incoming | null {
  if (interaction.type === InteractionType.Ping) return null;
  const caller = callerOf(interaction);
  if (!caller) return null;
  const owners = interaction.authorizing_integration_owners;
  const common = {
    reference: {
      id: interaction.id,
      application: interaction.application_id,
      token: interaction.token,
    },
    caller,
    /** Installed in the server, or used in direct messages with the bot itself. */
    installed:
      caller.server === null || owners[ApplicationIntegrationType.GuildInstall] !== undefined,
  };
  switch (interaction.type) {
    case InteractionType.ApplicationCommand:
      return { ...common, as: 'command', ...commandIn(interaction.data) };
    case InteractionType.ApplicationCommandAutocomplete: {
      const { path, given, focused } = typed(interaction.data);
      return focused && { ...common, as: 'autocomplete', path, given, focused };
    }
    case InteractionType.MessageComponent: {
      const { data, message } = interaction;
      const values = 'values' in data ? data.values : [];
      return { ...common, as: 'component', id: data.custom_id, values, message: message.id };
    }
    case InteractionType.ModalSubmit: {
      const message = interaction.message?.id ?? null;
      const id = interaction.data.custom_id;
      return { ...common, as: 'form', id, fields: fieldsOf(interaction.data), message };
    }
  }
}

/** One of a context menu has no options, and no path that a typed one could have. */
const commandIn = (data: APIApplicationCommandInteraction['data']) =>
  data.type === ApplicationCommandType.ChatInput
    ? typed(data)
    : { path: `menu ${data.name}`, given: new Map<string, Raw>() };

function typed(data: { name: string; options?: APIApplicationCommandInteractionDataOption[] }) {
  let path = data.name;
  let options = data.options ?? [];
  for (let first = options[0]; first && 'options' in first; first = options[0]) {
    path += ` ${first.name}`;
    options = first.options ?? [];
  }
  const given = new Map<string, Raw>();
  let focused: { name: string; typed: string } | null = null;
  for (const option of options) {
    if (option.type === Kind.Subcommand || option.type === Kind.SubcommandGroup) continue;
    if ('focused' in option && option.focused === true)
      focused = { name: option.name, typed: String(option.value) };
    else given.set(option.name, option.value);
  }
  return { path, given, focused };
}

/** Texts of a form by their field's id, whether labelled or in a row. */
function fieldsOf(data: APIModalSubmission): Map<string, string> {
  const fields = new Map<string, string>();
  for (const outer of data.components) {
    const inner =
      outer.type === ComponentType.Label
        ? [outer.component]
        : outer.type === ComponentType.ActionRow
          ? outer.components
          : [];
    for (const field of inner)
      if (field.type === ComponentType.TextInput) fields.set(field.custom_id, field.value);
  }
  return fields;
}
