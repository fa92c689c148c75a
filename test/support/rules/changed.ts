import { execFileSync } from 'node:child_process';
import { breakPath, brokenIds, readBreak } from './break-file.ts';
import { findCitations } from './citations.ts';

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((path) => path !== '');

/** Paths that differ from a git revision, uncommitted and new files included. */
export function changedSince(root: string, revision: string): Set<string> {
  try {
    const differing = git(root, 'diff', '--name-only', '--no-renames', revision, '--');
    return new Set([...differing, ...git(root, 'ls-files', '--others', '--exclude-standard')]);
  } catch {
    throw new Error(`git knows no revision ${revision}`);
  }
}

/** The rules whose break, whose broken file or whose citing tests are among the changed paths. */
export function touchedIds(root: string, changed: ReadonlySet<string>): string[] {
  const citations = findCitations(root);
  return brokenIds(root).filter((id) => {
    const { tests, scripts } = citations.get(id) ?? { tests: [], scripts: [] };
    return [breakPath(id), ...tests, ...scripts, readBreak(root, id).file].some((path) =>
      changed.has(path),
    );
  });
}
