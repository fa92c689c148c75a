import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.ts';
import { runReport, type RunReport } from './run-report.ts';

/** A run inside a run of tests must not take itself for the outer one. */
const alone = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => name.startsWith('VITEST') || name === 'NODE_OPTIONS')
    .map((name) => [name, undefined]),
);

/** Runs those tests of some files whose titles cite one of the ids; throws if vitest itself fails. */
export async function runTests(
  root: string,
  files: readonly string[],
  ids: readonly string[],
  limitMs: number,
): Promise<RunReport> {
  const target = join(root, '.rules-report.json');
  rmSync(target, { force: true });
  const { code, output } = await run({
    program: process.execPath,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      ...['-t', `\\[(${ids.join('|')})\\]`],
      ...['--reporter', './test/support/rules/failure-reporter.ts'],
      '--cache=false',
    ],
    cwd: root,
    env: { ...alone, RULES_REPORT: target },
    limitMs,
  });
  if (code === undefined) throw new Error(`the tests took more than ${limitMs / 1000} s`);
  if (!existsSync(target)) throw new Error(`vitest did not run: ${output.trim().slice(-300)}`);
  return runReport.parse(JSON.parse(readFileSync(target, 'utf8')));
}
