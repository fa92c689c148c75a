import { type Definition } from '../rules/goods.ts';
import { type Fault } from './read.ts';
import { readThing, type Thing, whyNot } from './read-thing.ts';
import { isYaml, type SentFile, shown } from './sent-file.ts';
import { unpack } from './unpack.ts';

/** What goods a file holds, in the order of their files; or each fault, with file, line and what was expected. */
export type Brought = { goods: Definition[] } | { faults: string[] };

/** Of a sent archive, in KB. */
const most = 256;

/** Faults, and KB of files that have some, after which no more files are read: they take longest. */
const enough = { faults: 100, faulty: 64 };

/** Of faults, those that are told, and the characters of each and of the names in it. */
const told = { faults: 20, line: 1000, name: 100 };

/** Reads items, monsters and maps from a .yaml file, or from a .zip with several. Never throws. */
export function readBrought(file: SentFile): Brought {
  const sent = filesOf(file);
  if ('expected' in sent)
    return { faults: [`${shown(file.name, told.name)}: expected ${sent.expected}.`] };
  const things = readThings(sent.files);
  const faults = things.flatMap(faultsOf);
  if (faults.length > 0) return { faults: linesOf(faults, sent.files.length - things.length) };
  return { goods: things.flatMap(({ goods }) => goods) };
}

function filesOf(file: SentFile): { files: SentFile[] } | { expected: string } {
  if (isYaml(file.name)) return { files: [file] };
  if (!/\.zip$/i.test(file.name)) return { expected: 'a .yaml file, or a .zip with several' };
  return file.bytes.length > most * 1024 ? { expected: `at most ${most} KB` } : unpack(file.bytes);
}

function readThings(files: SentFile[]): Thing[] {
  const things: Thing[] = [];
  const found = { faults: 0, faulty: 0 };
  for (const { name, bytes } of files) {
    if (found.faults > enough.faults || found.faulty > enough.faulty * 1024) break;
    const thing = readThing(shown(name, told.name), bytes);
    things.push(thing);
    found.faults += thing.faults.length;
    found.faulty += thing.faults.length > 0 ? thing.length : 0;
  }
  return things;
}

/** All that is wrong with a thing, one of those before it having its name, too. */
function faultsOf(thing: Thing, at: number, things: Thing[]): Fault[] {
  const other = things.slice(0, at).find((one) => isNamesake(one, thing));
  const twice = other ? [() => sameName(thing, other)] : [];
  return [...thing.faults, ...twice].map((fault) => () => {
    try {
      return fault();
    } catch (error) {
      return whyNot(thing.path, error);
    }
  });
}

const isNamesake = (one: Thing, other: Thing): boolean =>
  nameOf(one) !== null && nameOf(one) === nameOf(other);

function nameOf({ content }: Thing): string | null {
  const name = (content?.says as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' ? name.trim().toLowerCase() : null;
}

const sameName = ({ path, content }: Thing, other: Thing): string =>
  `${path}:${content?.lineOf(['name'])}: expected another name than ${other.path} has.`;

function linesOf(faults: Fault[], unread: number): string[] {
  const lines = faults.slice(0, told.faults).map((fault) => shown(fault(), told.line));
  const untold = faults.length - lines.length;
  const rest = [
    ...(untold > 0 ? [`${untold} more`] : []),
    ...(unread === 1 ? ['one file that was not read'] : []),
    ...(unread > 1 ? [`${unread} files that were not read`] : []),
  ];
  return rest.length > 0 ? [...lines, `… and ${rest.join(' and ')}.`] : lines;
}
