// Reads the arguments of every command, and says what is wrong with them.
import { parseArgs } from 'node:util';
import { commands } from './commands.mjs';
import { callOf, overview, usageOf } from './usage.mjs';

export const commandNames = Object.keys(commands);

/** Exit code for arguments that make no sense. */
const badArguments = 2;

export class BadArguments extends Error {
  name = 'BadArguments';
}

const help = { type: 'boolean', short: 'h' };

function tokensOf(command, args) {
  const known = Object.entries(commands[command]?.options ?? {});
  const types = known.map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]);
  const options = { ...Object.fromEntries(types), help };
  // Not strict: Node's own refusals are no sentences of ours.
  return parseArgs({ args: [...args], options, strict: false, tokens: true }).tokens;
}

const isHelp = ({ kind, name }) => kind === 'option' && name === 'help';

/** As it was typed, for one line of a terminal. */
const quoted = (text) => `“${text.replaceAll(/\p{C}+/gu, '\ufffd').slice(0, 60)}”`;

const fits = ({ form = /./ }, text) => form.test(text);

/** What an option's value means; throws with why it means nothing. */
function valueOf({ name, rawName, value, inlineValue }, command) {
  const { options = {} } = commands[command];
  if (!Object.hasOwn(options, name)) {
    const all = Object.keys(options).map((one) => `--${one}`);
    const only = all.length > 0 ? `, only ${all.join(', ')} and --help` : '';
    throw new BadArguments(`${callOf(command)} has no option ${quoted(rawName)}${only}`);
  }
  const option = options[name];
  if (!option.value) {
    if (value === undefined) return true;
    throw new BadArguments(`--${name} takes no value, and not ${quoted(value)}`);
  }
  if (!value || (!inlineValue && value.startsWith('-')))
    throw new BadArguments(`--${name} needs a value: ${option.is}`);
  if (!fits(option, value))
    throw new BadArguments(`--${name} takes ${option.is}, and not ${quoted(value)}`);
  return option.read ? option.read(value) : value;
}

/** Throws unless each word has its place, and each place that needs one its word. */
function placed(given, command) {
  const { words = [] } = commands[command];
  const call = callOf(command);
  for (const [at, word] of given.entries()) {
    const place = words[at] ?? (words.at(-1)?.many && words.at(-1));
    if (place && fits(place, word)) continue;
    if (place) throw new BadArguments(`${call} takes ${place.is}, and not ${quoted(word)}`);
    throw new BadArguments(
      words.length > 0
        ? `${call} has no use for a further argument, ${quoted(word)}`
        : `${call} takes no argument, and not ${quoted(word)}`,
    );
  }
  const missing = words[given.length];
  if (missing && !missing.optional) throw new BadArguments(`${call} needs ${missing.is}`);
}

function unset({ value, read = (text) => text, other }) {
  if (!value) return false;
  return other === undefined ? undefined : read(other);
}

function valuesOf(command, args) {
  const { options = {}, check } = commands[command];
  const given = { words: [] };
  for (const [name, option] of Object.entries(options)) {
    const value = unset(option);
    if (value !== undefined) given[name] = value;
  }
  for (const token of tokensOf(command, args)) {
    if (token.kind === 'option') given[token.name] = valueOf(token, command);
    if (token.kind === 'positional') given.words.push(token.value);
  }
  placed(given.words, command);
  const why = check?.(given) ?? null;
  if (why !== null) throw new BadArguments(why);
  return given;
}

export function readArguments(command, args) {
  if (!Object.hasOwn(commands, command)) throw new BadArguments(notThere(command));
  try {
    return valuesOf(command, args);
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error;
    const { undone, instead } = commands[command];
    const next = [...(instead ? [instead] : []), `How it is used: ${callOf(command, '--help')}`];
    throw new BadArguments(`${undone}: ${error.message}. ${next.join('. ')}`);
  }
}

function notThere(command) {
  const why = command ? `there is no command ${quoted(command)}` : 'no command was given';
  const known = `Say one of: ${commandNames.join(', ')}`;
  return `Nothing was done: ${why}. ${known}. What each does: node run.mjs --help`;
}

export function asked(command = '', args = []) {
  const ofAll = command === '-h' || command === '--help';
  const isCommand = Object.hasOwn(commands, command);
  if (ofAll || (isCommand && tokensOf(command, args).some(isHelp))) {
    process.stdout.write(`${ofAll ? overview() : usageOf(command)}\n`);
    process.exit(0);
  }
  try {
    return readArguments(command, args);
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(badArguments);
  }
}
