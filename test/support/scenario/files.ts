import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault } from '../format/fault.ts';
import { readScenario } from './format/read.ts';
import { type Scenario } from './format/scenario.ts';

/** The scenario files that a path stands for: itself, or all below a folder. */
export function filesAt(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(path, file).replaceAll('\\', '/'))
    .sort();
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
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
