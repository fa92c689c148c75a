import { type Definition } from '../rules/goods.ts';
import { type Fault } from './read.ts';
import { readThing, type Thing, whyNot } from './read-thing.ts';
import { isYaml, type SentFile, shown } from './sent-file.ts';
import { unpack } from './unpack.ts';

/** What goods a file holds, in the order of their files; or each fault, with file, line and what was expected. */
export type Brought = { goods: Definition[] } | { faults: string[] };

/** Of a sent archive, in KB. */
const most = 256;

/** Of faults, those that are told, and the characters of each and of the names in it. */
const told = { faults: 20, line: 1000, name: 100 };

/** Reads items, monsters and maps from a .yaml file, or from a .zip with several. Never throws. */
export function readBrought(file: SentFile): Brought {
  const sent = filesOf(file);
  if ('expected' in sent)
    return { faults: [`${shown(file.name, told.name)}: expected ${sent.expected}.`] };
  const things = sent.files.map(({ name, bytes }) => readThing(shown(name, told.name), bytes));
  const faults = things.flatMap((thing, at) =>
    [...thing.faults, ...namesake(thing, things.slice(0, at))].map(
      (fault) => () => inWords(thing, fault),
    ),
  );
  if (faults.length > 0) return { faults: linesOf(faults) };
  return { goods: things.flatMap(({ goods }) => goods) };
}

function filesOf(file: SentFile): { files: SentFile[] } | { expected: string } {
  if (isYaml(file.name)) return { files: [file] };
  if (!/\.zip$/i.test(file.name)) return { expected: 'a .yaml file, or a .zip with several' };
  return file.bytes.length > most * 1024 ? { expected: `at most ${most} KB` } : unpack(file.bytes);
}

function inWords({ path }: Thing, fault: Fault): string {
  try {
    return fault();
  } catch (error) {
    return whyNot(path, error);
  }
}

/** That one of the things before it is called what it is called. */
function namesake(thing: Thing, others: Thing[]): Fault[] {
  const name = nameOf(thing);
  const other = others.find((one) => name !== null && nameOf(one) === name);
  if (!other) return [];
  return [
    () => {
      const line = thing.content?.lineOf(['name']) ?? 1;
      return `${thing.path}:${line}: expected another name; ${other.path} has “${name}” as well.`;
    },
  ];
}

function nameOf({ content }: Thing): string | null {
  const name = (content?.says as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' ? name.trim().toLowerCase() : null;
}

function linesOf(faults: Fault[]): string[] {
  const lines = faults.slice(0, told.faults).map((fault) => shown(fault(), told.line));
  const more = faults.length - lines.length;
  return more > 0 ? [...lines, `… and ${more} more.`] : lines;
}
