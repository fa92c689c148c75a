// How a command is used, from the one table of commands.
import { commands } from './commands.mjs';

/** How a person types it, with arguments as npm wants them. */
export function callOf(command, given = '') {
  if (command === 'units') return `node run.mjs ${command}${given && ` ${given}`}`;
  const call = ['start', 'test'].includes(command) ? `npm ${command}` : `npm run ${command}`;
  return `${call}${given && ` -- ${given}`}`;
}

const written = ({ name, many }) => `${name}${many ? '…' : ''}`;
const inBrackets = (word) => (word.optional ? `[${written(word)}]` : written(word));
const optionOf = ([name, { value }]) => (value ? `--${name} ${value}` : `--${name}`);

function rows(pairs) {
  const width = Math.max(...pairs.map(([left]) => left.length));
  return pairs.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

/** What the command does, what it takes, and an example; without a line's end. */
export function usageOf(command) {
  const { does, more, instead, example, words = [], options = {} } = commands[command];
  const listed = Object.entries(options);
  const taken = [...listed.map((option) => `[${optionOf(option)}]`), ...words.map(inBrackets)];
  const parts = [
    callOf(command, taken.join(' ')),
    more ? `${does}\n${more}` : does,
    rows([
      ...words.map((word) => [written(word), word.is]),
      ...listed.map((option) => [optionOf(option), option[1].says]),
      ['-h, --help', 'tells this, and that is all'],
    ]),
  ];
  if (example) parts.push(`For example: ${callOf(command, example)}`);
  if (instead) parts.push(instead);
  return parts.join('\n\n');
}

/** Every command in a line. */
export function overview() {
  const lines = Object.entries(commands).map(([name, { does }]) => [callOf(name), does]);
  return `${rows(lines)}\n\nWhat one of them takes: npm run COMMAND -- --help`;
}
