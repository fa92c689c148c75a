import { type APIApplicationCommandOption } from 'discord-api-types/v10';
import { barred } from '../control/wrong.ts';
import { type Command } from '../world/nouns.ts';
import { COMMAND, OPTION } from '../wire.ts';

/** An option that takes a value: no subcommand. */
export type Leaf = Exclude<APIApplicationCommandOption, { type: 1 | 2 }>;

/** A command down to its subcommand, with the options that stand there. */
export type Chosen = { command: Command; path: APIApplicationCommandOption[]; leaves: Leaf[] };

const isNest = (option: APIApplicationCommandOption): boolean =>
  Number(option.type) <= OPTION.group;

const inside = (option: Command | APIApplicationCommandOption): APIApplicationCommandOption[] =>
  ('options' in option ? option.options : undefined) ?? [];

/** Finds the command that the words name; answers the rest of the text. */
export function choose(commands: Command[], text: string): { chosen: Chosen; rest: string } {
  const words = text.trim().replace(/^\//, '');
  const [name = '', ...more] = words.split(/\s+/);
  const command = commands.find(
    (one) => Number(one.type) === COMMAND.slash && one.name === name.toLowerCase(),
  );
  if (!command) throw barred(`There is no command /${name} here.`);
  const path: APIApplicationCommandOption[] = [];
  let options = inside(command);
  while (options.some(isNest)) {
    const word = more.shift()?.toLowerCase();
    const next = options.find((option) => option.name === word);
    if (!next) {
      const known = options.map((option) => option.name).join(', ');
      throw barred(`/${[name, ...path.map((one) => one.name)].join(' ')} needs one of: ${known}.`);
    }
    path.push(next);
    options = inside(next);
  }
  const head = [name, ...path.map((one) => one.name)].length;
  const rest = words.replace(new RegExp(`^(\\S+\\s*){${head}}`), '');
  return {
    chosen: { command, path, leaves: options.filter((one): one is Leaf => !isNest(one)) },
    rest,
  };
}

export const spoken = ({ command, path }: Chosen): string =>
  `/${[command.name, ...path.map((one) => one.name)].join(' ')}`;

/** Cuts `name: value other: value` at the names that the command knows, in order of appearance. */
export function cut(chosen: Chosen, rest: string): Map<string, string> {
  const names = chosen.leaves.map((leaf) => leaf.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const values = new Map<string, string>();
  if (rest.trim() === '') return values;
  const mark = new RegExp(`(?:^|\\s)(${names.join('|') || '(?!)'}):`, 'gu');
  const marks = [...rest.matchAll(mark)];
  const first = marks[0]?.index ?? rest.length;
  const stray = rest.slice(0, first).trim();
  if (stray !== '') throw barred(`${spoken(chosen)} has no option for “${stray}”.`);
  marks.forEach((one, n) => {
    const name = one[1] ?? '';
    const end = marks[n + 1]?.index ?? rest.length;
    if (values.has(name)) throw barred(`The option “${name}” is given twice.`);
    values.set(name, rest.slice(one.index + one[0].length, end).trim());
  });
  return values;
}
