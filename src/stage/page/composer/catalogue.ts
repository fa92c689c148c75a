import { type Command, type CommandOption } from '../wire-commands.ts';

/** One thing that can be typed after the slash: `game create`, with its options. */
export interface Slash {
  path: string;
  description: string;
  options: CommandOption[];
}

const subcommand = 1;
const group = 2;

function below(path: string, description: string, options: CommandOption[]): Slash[] {
  const nested = options.filter(({ type }) => type === subcommand || type === group);
  if (nested.length === 0) return [{ path, description, options }];
  return nested.flatMap((option) =>
    below(`${path} ${option.name}`, option.description, option.options ?? []),
  );
}

/** Every command and subcommand by its full name. */
export const slashes = (commands: Command[]): Slash[] =>
  commands
    .filter(({ type }) => (type ?? 1) === 1)
    .flatMap((command) => below(command.name, command.description, command.options ?? []))
    .sort((one, other) => (one.path < other.path ? -1 : 1));

/** The commands of a context menu: of a person (2) or of a message (3). */
export const menuCommands = (commands: Command[], type: 2 | 3): Command[] =>
  commands.filter((command) => command.type === type);

/** What fits what was typed so far, names that begin with it first. */
export function suggest(all: Slash[], typed: string): Slash[] {
  const wanted = typed.toLowerCase().replace(/^\//, '').replace(/\s+/g, ' ').trimStart();
  const begins = all.filter(({ path }) => path.startsWith(wanted));
  const words = wanted.trim().split(' ');
  const holds = all.filter(
    (slash) => !begins.includes(slash) && words.every((word) => slash.path.includes(word)),
  );
  return [...begins, ...holds];
}
