import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync, type Stats } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { type Fault } from '../format/fault.ts';
import { readScenario } from './format/read.ts';
import { type Scenario } from './format/scenario.ts';

/** The scenario files that a path stands for: itself, all below a folder, or what fits its stars. */
export function filesAt(path: string): string[] {
  if (isFolder(path)) return filesBelow(path);
  if (!path.includes('*')) return [path];
  const folder = dirname(`${path.slice(0, path.indexOf('*'))}.`);
  return isFolder(folder) ? filesBelow(folder).filter((file) => matchesGlob(file, path)) : [];
}

const isFolder = (path: string): boolean => statusOf(path)?.isDirectory() === true;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .sort();

/** Null for what cannot be looked at, by a name that is too long or leads round in a circle. */
function statusOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

/** A scenario of a file, or what is wrong with it. */
export function readFile(file: string): Scenario | Fault[] {
  const bytes = bytesOf(file);
  if (bytes === null) return [{ file, line: 1, expected: 'There is no such file to read.' }];
  const line = garbledLine(bytes);
  return line === null
    ? readScenario(file, bytes.toString('utf8'))
    : [{ file, line, expected: 'This is no text; expected letters in UTF-8.' }];
}

/** The first line with bytes that are no letters; null where all are. */
function garbledLine(bytes: Buffer): number | null {
  if (isUtf8(bytes)) return null;
  let [line, from] = [1, 0];
  for (let end = bytes.indexOf(lineEnd); end >= 0; end = bytes.indexOf(lineEnd, from)) {
    if (!isUtf8(bytes.subarray(from, end))) return line;
    line += 1;
    from = end + 1;
  }
  return line;
}

const lineEnd = 10;

function bytesOf(file: string): Buffer | null {
  // A pipe would be waited for.
  if (!statusOf(file)?.isFile()) return null;
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
