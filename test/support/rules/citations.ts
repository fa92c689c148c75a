import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { testTitles } from './titles.ts';

export interface Citations {
  /** Test files with a title that holds `[ID]`. */
  readonly tests: readonly string[];
  /** Scenario and transcript files that list the id under `rules`. */
  readonly scripts: readonly string[];
}

const idInTitle = /\[([A-Z]+-\d{2})\]/g;

function filesUnder(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort();
}

function idsInTests(source: string): string[] {
  if (!/\[[A-Z]+-\d{2}\]/.test(source)) return [];
  return testTitles(source).flatMap((title) =>
    [...title.matchAll(idInTitle)].map(([, id]) => id ?? ''),
  );
}

function idsInScript(source: string): string[] {
  if (!/^rules:/m.test(source)) return [];
  const script = parse(source) as { rules?: unknown } | null;
  return Array.isArray(script?.rules) ? script.rules.map(String) : [];
}

/** Which files under test/ cite which rule. */
export function findCitations(root: string): Map<string, Citations> {
  const found = new Map<string, { tests: Set<string>; scripts: Set<string> }>();
  const note = (kind: 'tests' | 'scripts', path: string) => (id: string) => {
    const entry = found.get(id) ?? { tests: new Set(), scripts: new Set() };
    found.set(id, entry);
    entry[kind].add(path);
  };
  for (const path of filesUnder(root, 'test')) {
    const source = () => readFileSync(join(root, path), 'utf8');
    if (path.endsWith('.test.ts')) idsInTests(source()).forEach(note('tests', path));
    else if (/^test\/(scenarios|transcripts)\/.*\.yaml$/.test(path))
      idsInScript(source()).forEach(note('scripts', path));
  }
  return new Map(
    [...found].map(([id, { tests, scripts }]) => [
      id,
      { tests: [...tests], scripts: [...scripts] },
    ]),
  );
}
