import { type APIApplicationCommand } from 'discord.js';
import { commandJson, type Command } from './command.ts';
import { factsOf, type Log } from './log.ts';
import { type Wire } from './wire/wire.ts';

type Json = { [key: string]: unknown };

/** What a command is by, apart from ids and what Discord fills in by itself. */
const kept = [
  'type',
  'name',
  'description',
  'options',
  'contexts',
  'integration_types',
  'default_member_permissions',
];
const keptOfOption = [
  'type',
  'name',
  'description',
  'required',
  'choices',
  'options',
  'channel_types',
  'min_value',
  'max_value',
  'min_length',
  'max_length',
  'autocomplete',
];

/** The same text for the same command, whoever wrote it down. */
function fingerprint(command: object): string {
  const given = command as Json;
  return JSON.stringify(pickFrom({ ...given, type: given.type ?? 1 }, kept));
}

function pickFrom(given: Json, keys: readonly string[]): Json {
  const entries = keys.flatMap((key) => {
    const value = given[key];
    return isNothing(value) ? [] : [[key, comparable(key, value)] as const];
  });
  return Object.fromEntries(entries);
}

/** Left out and empty mean the same to Discord. */
const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

function comparable(key: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  if (key === 'options') return value.map((one) => pickFrom(one as Json, keptOfOption));
  if (key === 'choices') return value.map((one) => pickFrom(one as Json, ['name', 'value']));
  return [...(value as (string | number)[])].sort();
}

/** Whether what Discord knows is just what we have. */
export function sameCommands(
  known: readonly APIApplicationCommand[],
  own: readonly Command[],
): boolean {
  const prints = (commands: readonly object[]) => commands.map(fingerprint).sort().join('\n');
  return prints(known) === prints(own.map(commandJson));
}

/**
 * Tells Discord our commands where they differ from what it knows: for everywhere, or for each of
 * `servers`. A failure is logged, and the ones that Discord knows go on working.
 */
export async function registerCommands(
  { wire, log }: { wire: Wire; log: Log },
  application: string,
  own: readonly Command[],
  servers: 'everywhere' | readonly string[],
): Promise<void> {
  for (const server of servers === 'everywhere' ? [null] : servers) {
    try {
      if (sameCommands(await wire.commands(application, server), own)) continue;
      await wire.setCommands(application, server, own.map(commandJson));
      log.info({ commands: own.length, server }, 'commands registered');
    } catch (error) {
      log.error({ ...factsOf(error), server }, 'commands could not be registered');
    }
  }
}
