import { barred, Wrong } from '../control/wrong.ts';
import { type Stage } from '../stage.ts';
import { canSee } from '../world/access.ts';
import { type Channel, type Id } from '../world/nouns.ts';
import { OPTION } from '../wire.ts';
import { type Leaf } from './line.ts';
import { channelCalled, nameable, personCalled, roleCalled } from './named.ts';

export type Value = string | number | boolean;

/** Ids that an interaction names, to be sent along in full. */
export type Named = { users: Id[]; roles: Id[]; channels: Id[]; attachments: Id[] };

export const nobodyNamed = (): Named => ({ users: [], roles: [], channels: [], attachments: [] });

const yes = ['true', 'yes', 'on'];
const no = ['false', 'no', 'off'];

function numberFor(leaf: Leaf, text: Value): number {
  const number = typeof text === 'number' ? text : Number(String(text).trim());
  const whole = Number(leaf.type) === OPTION.integer;
  if (text === '' || !Number.isFinite(number) || (whole && !Number.isSafeInteger(number)))
    throw barred(`The option “${leaf.name}” must be a ${whole ? 'whole number' : 'number'}.`);
  const { min_value: min, max_value: max } = leaf as { min_value?: number; max_value?: number };
  if (min !== undefined && number < min)
    throw barred(`The option “${leaf.name}” must be at least ${min}.`);
  if (max !== undefined && number > max)
    throw barred(`The option “${leaf.name}” must be at most ${max}.`);
  return number;
}

function textFor(leaf: Leaf, given: Value): string {
  const text = String(given);
  const { min_length: min, max_length: max = 6_000 } = leaf as {
    min_length?: number;
    max_length?: number;
  };
  if (text === '') throw barred(`The option “${leaf.name}” is empty.`);
  if (min !== undefined && [...text].length < min)
    throw barred(`The option “${leaf.name}” needs at least ${min} characters.`);
  if ([...text].length > max)
    throw barred(`The option “${leaf.name}” takes at most ${max} characters.`);
  return text;
}

const lower = (value: Value): string => String(value).toLowerCase();

type Choice = { name: string; value: string | number };

/** The value behind a shown name, or the value itself. */
export const pick = (choices: readonly Choice[], given: Value): Choice | undefined =>
  choices.find((choice) => lower(choice.name) === lower(given)) ??
  choices.find((choice) => String(choice.value) === String(given));

function choiceFor(leaf: Leaf, choices: readonly Choice[], given: Value): Value {
  const found = pick(choices, given);
  if (found) return found.value;
  const known = choices.map((choice) => choice.name).join(', ');
  throw barred(`The option “${leaf.name}” must be one of: ${known}.`);
}

/** A role of the channel's server, if the name is one. */
function roleHere(stage: Stage, channel: Channel, given: Value): Id | undefined {
  const server = channel.server === null ? undefined : stage.world.servers.get(channel.server);
  try {
    return server && roleCalled(server, String(given)).id;
  } catch (error) {
    if (error instanceof Wrong) return undefined;
    throw error;
  }
}

export function userIn(stage: Stage, channel: Channel, named: Named, given: Value): Id {
  const { id } = personCalled(stage, String(given), nameable(stage, channel));
  named.users.push(id);
  return id;
}

export function roleIn(stage: Stage, channel: Channel, named: Named, given: Value): Id {
  const id = roleHere(stage, channel, given);
  if (id === undefined) throw barred(`There is no role called “${String(given)}” here.`);
  named.roles.push(id);
  return id;
}

export function mentionableIn(stage: Stage, channel: Channel, named: Named, given: Value): Id {
  const role = roleHere(stage, channel, given);
  return role === undefined
    ? userIn(stage, channel, named, given)
    : roleIn(stage, channel, named, given);
}

export function channelIn(
  stage: Stage,
  person: Id,
  named: Named,
  given: Value,
  types?: readonly number[],
): Id {
  const found = channelCalled(stage, String(given), person);
  if (!canSee(stage.world, person, found))
    throw barred(`The channel “${String(given)}” is not to be seen.`);
  if (types && types.length > 0 && !types.includes(found.type))
    throw barred(`The channel “${String(given)}” is not of the kind asked for.`);
  named.channels.push(found.id);
  return found.id;
}

/** What somebody typed for an option, as the value that Discord's app sends. */
export function valueFor(
  stage: Stage,
  person: Id,
  channel: Channel,
  leaf: Leaf,
  given: Value,
  named: Named,
): Value {
  const choices = 'choices' in leaf ? leaf.choices : undefined;
  if (choices && choices.length > 0) return choiceFor(leaf, choices, given);
  switch (Number(leaf.type)) {
    case OPTION.string:
      return textFor(leaf, given);
    case OPTION.integer:
    case OPTION.number:
      return numberFor(leaf, given);
    case OPTION.boolean:
      if (yes.includes(lower(given))) return true;
      if (no.includes(lower(given))) return false;
      throw barred(`The option “${leaf.name}” must be true or false.`);
    case OPTION.user:
      return userIn(stage, channel, named, given);
    case OPTION.role:
      return roleIn(stage, channel, named, given);
    case OPTION.mentionable:
      return mentionableIn(stage, channel, named, given);
    case OPTION.channel:
      return channelIn(
        stage,
        person,
        named,
        given,
        (leaf as { channel_types?: number[] }).channel_types,
      );
    default:
      throw barred(`The option “${leaf.name}” takes a file.`);
  }
}
