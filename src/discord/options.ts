import {
  ApplicationCommandOptionType as Kind,
  ChannelType,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
} from 'discord.js';
import { type MonsterView } from '../rules/sight/monster-view.ts';
import { type HeroView, type PublicView } from '../rules/sight/views.ts';
import { playerId, type PlayerId } from '../rules/names.ts';
import { type Asks } from '../play/index.ts';
import { type Caller } from './interactions/caller.ts';
import { type Given, type Raw } from './interactions/incoming.ts';

export type Choice = { name: string; value: string };

/** What suggestions are made from: only what the caller may know. */
export type Asked = {
  typed: string;
  given: Given;
  caller: Caller;
  asks: Pick<Asks, 'searchRules' | 'gamesOf'>;
  own: () => Promise<HeroView | null>;
  everyone: () => Promise<PublicView | null>;
  /** MONSTER-09: null for whoever plays no monster. */
  played: () => Promise<MonsterView | null>;
};
export type Suggest = (asked: Asked) => Choice[] | Promise<Choice[]>;

/** An option as Discord is told of it (its name is the key it stands under), and how it is read. */
export type Option<T> = {
  json: Record<string, unknown> & { type: Kind; description: string };
  required: boolean;
  suggest: Suggest | null;
  /** Throws `BadOption` for what Discord's own check would not have let through. */
  read(raw: Raw): T;
};
export type Options = Record<string, Option<unknown>>;
export type Values<O extends Options> = {
  [K in keyof O]: O[K] extends Option<infer T> ? T : never;
};

/** A value that Discord would not send by itself. */
export class BadOption extends Error {
  override name = 'BadOption';
}

type Kinds = { string: string; number: number; boolean: boolean };
function of<K extends keyof Kinds>(kind: K, raw: Raw): Kinds[K] {
  if (typeof raw !== kind) throw new BadOption(kind);
  return raw as Kinds[K];
}

type Length = { min?: number; max: number };

export const text = (description: string, { min = 1, max }: Length): Option<string> => ({
  json: { type: Kind.String, description, min_length: min, max_length: max },
  required: true,
  suggest: null,
  read: (raw) => of('string', raw),
});

/** A text with a list of suggestions; its value is an id, and another text is read as typed. */
export const suggested = (description: string, suggest: Suggest): Option<string> => ({
  json: { type: Kind.String, description, autocomplete: true, max_length: 100 },
  required: true,
  suggest,
  read: (raw) => of('string', raw),
});

export const choice = <T extends string>(
  description: string,
  choices: Record<T, string>,
): Option<T> => ({
  json: {
    type: Kind.String,
    description,
    choices: Object.entries<string>(choices).map(
      ([value, name]): APIApplicationCommandOptionChoice => ({ name, value }),
    ),
  },
  required: true,
  suggest: null,
  read: (raw) => {
    const value = of('string', raw);
    if (!Object.hasOwn(choices, value)) throw new BadOption('choice');
    return value as T;
  },
});

export const wholeNumber = (
  description: string,
  { min, max }: { min: number; max: number },
): Option<number> => ({
  json: { type: Kind.Integer, description, min_value: min, max_value: max },
  required: true,
  suggest: null,
  read: (raw) => {
    const number = of('number', raw);
    if (!Number.isSafeInteger(number) || number < min || number > max)
      throw new BadOption('whole number');
    return number;
  },
});

export const person = (description: string): Option<PlayerId> => ({
  json: { type: Kind.User, description },
  required: true,
  suggest: null,
  read: (raw) => {
    const id = of('string', raw);
    if (!/^\d{15,20}$/.test(id)) throw new BadOption('person');
    return playerId(id);
  },
});

/** A file; its value is the id under which the caller’s `files` have it. */
export const file = (description: string): Option<string> => ({
  json: { type: Kind.Attachment, description },
  required: true,
  suggest: null,
  read: (raw) => of('string', raw),
});

export const textChannel = (description: string): Option<string> => ({
  json: { type: Kind.Channel, description, channel_types: [ChannelType.GuildText] },
  required: true,
  suggest: null,
  read: (raw) => of('string', raw),
});

export const optional = <T>(option: Option<T>): Option<T | null> => ({
  ...option,
  required: false,
});

/** Required ones first, as Discord demands. */
export function optionsJson(options: Options): APIApplicationCommandBasicOption[] {
  const all = Object.entries(options).map(([name, { json, required }]) => ({
    name,
    ...json,
    required,
  }));
  const sorted = [...all.filter((one) => one.required), ...all.filter((one) => !one.required)];
  return sorted as unknown as APIApplicationCommandBasicOption[];
}

export function readOptions<O extends Options>(options: O, given: Given): Values<O> {
  const values = Object.entries(options).map(([name, option]) => {
    const raw = given.get(name);
    if (raw === undefined && option.required) throw new BadOption(`${name} is missing`);
    return [name, raw === undefined ? null : option.read(raw)] as const;
  });
  return Object.fromEntries(values) as Values<O>;
}
