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
  const text = textOf(file);
  return text === null
    ? [{ file, line: 1, expected: 'There is no such file to read.' }]
    : readScenario(file, text);
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
