import {
  ApplicationCommandOptionType as Kind,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType as Context,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { type GamePlace } from '../play/ports.ts';
import { type Intent } from '../rules/intent.ts';
import { type HeroView } from '../rules/sight/views.ts';
import { type Desk } from './desk.ts';
import { type Caller } from './interactions/caller.ts';
import { type Given } from './interactions/incoming.ts';
import { ownGame } from './own-game.ts';
import { optional, optionsJson, readOptions, type Options, type Values } from './options.ts';
import { type Screen } from './screen.ts';
import { type Fits } from './which-game.ts';

/** What a command without a game works with. */
export type Call<O> = { caller: Caller; desk: Desk; options: O };
/** What a command works with that means one game: the channel's, or the caller's only one. */
type GameCall<O> = Call<O> & {
  game: GamePlace;
  /** Does it and tells what came of it; with a hero of one's own, on the panel. */
  act: (intent: Intent) => Promise<Screen>;
  /** The caller's own view; throws `NoHero` without one. */
  own: () => Promise<HeroView>;
};

type Meant = { name: string; description: string };
/** A command as one types it, or a part of one: what is declared of it, and what it does. */
export type Leaf = Meant & {
  options: Options;
  /** Whether it means a game, which the place decides, or else is asked for. */
  of: 'a game' | 'nothing';
  /** Of several games that can be meant it takes the only one that fits. */
  fits: Fits | null;
  run(call: Call<Given> | GameCall<Given>): Promise<Screen>;
};

type Declared<O extends Options, C> = Meant & {
  options?: O;
  fits?: Fits | null;
  run: (call: C) => Promise<Screen>;
};

/** A command that means a game. */
export const inGame = <O extends Options = Record<never, never>>(
  declared: Declared<O, GameCall<Values<O>>>,
): Leaf => leaf(declared, 'a game');

/** A command that means no game in particular. */
export const anywhere = <O extends Options = Record<never, never>>(
  declared: Declared<O, Call<Values<O>>>,
): Leaf => leaf(declared, 'nothing');

function leaf<O extends Options, C extends Call<Values<O>>>(
  { name, description, options = {} as O, fits = null, run }: Declared<O, C>,
  of: Leaf['of'],
): Leaf {
  return {
    name,
    description,
    options,
    of,
    fits,
    run: (call) => run({ ...call, options: readOptions(options, call.options) } as unknown as C),
  };
}

/** Where a command can be used, and by whom in Discord's own menu (the rules check it again). */
export type Command = Meant & {
  where: 'server' | 'server and direct' | 'everywhere';
  hostOnly: boolean;
  /** One leaf of the command's own name, or its subcommands. */
  leaves: Leaf[];
};

export const single = (leafOf: Leaf, where: Command['where'] = 'server'): Command => ({
  name: leafOf.name,
  description: leafOf.description,
  where,
  hostOnly: false,
  leaves: [leafOf],
});

export const group = (
  meant: Meant & { where?: Command['where']; hostOnly?: boolean },
  leaves: Leaf[],
): Command => ({ where: 'server', hostOnly: false, ...meant, leaves });

const isSingle = (command: Command) => command.leaves[0]?.name === command.name;

/** `game create`, or just `now`. */
export const pathOf = (command: Command, { name }: Leaf) =>
  isSingle(command) ? name : `${command.name} ${name}`;

/** In direct messages no channel says which game is meant, so the command takes its name too. */
export function optionsOf(command: Command, { of, options }: Leaf): Options {
  if (of === 'nothing' || command.where === 'server') return options;
  return { ...options, game: optional(ownGame) };
}

const contexts: Record<Command['where'], Context[]> = {
  server: [Context.Guild],
  'server and direct': [Context.Guild, Context.BotDM],
  everywhere: [Context.Guild, Context.BotDM, Context.PrivateChannel],
};

/** As Discord is told of it. */
export function commandJson(command: Command): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const leaves = command.leaves.map((one) => ({ ...one, options: optionsOf(command, one) }));
  return {
    type: ApplicationCommandType.ChatInput,
    name: command.name,
    description: command.description,
    contexts: contexts[command.where],
    integration_types:
      command.where === 'everywhere'
        ? [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall]
        : [ApplicationIntegrationType.GuildInstall],
    default_member_permissions: command.hostOnly ? String(PermissionFlagsBits.ManageGuild) : null,
    options: isSingle(command)
      ? leaves.flatMap(({ options }) => optionsJson(options))
      : leaves.map(({ name, description, options }) => ({
          type: Kind.Subcommand,
          name,
          description,
          options: optionsJson(options),
        })),
  };
}
