import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { quickOnes } from './quick.ts';
import { node, type Step, type Tally } from './step.ts';

const cache = '.cache';

/** What needs no running program: types, lint, form. */
export const still: Step[] = [
  node('types', ['node_modules/typescript/bin/tsc', '-p', '.']),
  node('lint', [
    'node_modules/eslint/bin/eslint.js',
    ...['--cache', '--cache-location', `${cache}/eslint/`, '--cache-strategy', 'content'],
    ...['--max-warnings', '0', '.'],
  ]),
  node('types of the page', ['node_modules/typescript/bin/tsc', '-p', 'src/stage/page']),
  node('form', [
    'node_modules/prettier/bin/prettier.cjs',
    ...['--check', '--log-level', 'warn', '--cache', '--cache-location', `${cache}/prettier`, '.'],
  ]),
];

export const quickTests = (): Step =>
  vitest(
    'quick tests',
    quickOnes.filter((path) => existsSync(path)),
  );

/** All tests; those of a database run on PGlite, and on PostgreSQL where its programs are. */
export const allTests = (): Step => ({ ...vitest('tests', []), worthReading: ofTheJudge });

/** How much was held against Discord's description, and what was skipped for want of a program. */
const ofTheJudge = /judged by|held against|DISCORD_OPENAPI|SKIPPED|NO POSTGRESQL/;

function vitest(name: string, paths: string[]): Step {
  const report = join(cache, `${name.replaceAll(' ', '-')}.json`);
  rmSync(report, { force: true });
  return node(
    name,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...paths,
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { tally: () => countsIn(report) },
  );
}

function countsIn(report: string): Tally | null {
  if (!existsSync(report)) return null;
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: numPassedTests, failed: numFailedTests };
}

const transcriptFolder = 'test/transcripts';

const transcriptFiles = (): string[] =>
  existsSync(transcriptFolder)
    ? readdirSync(transcriptFolder)
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => join(transcriptFolder, file))
    : [];

/** Every transcript again, on the PostgreSQL at `url`; all tests have played them on PGlite. */
export const transcriptsOn = (url: string): Step =>
  node(
    'transcripts on PostgreSQL',
    ['--no-warnings', '--import', 'tsx', 'test/support/transcript/main.ts', ...transcriptFiles()],
    { env: { DATABASE_URL: url }, tally: lastTally, worthReading: ofTheJudge },
  );

/** Reads a last line such as `transcripts: 27 passed, 0 failed`. */
export function lastTally(output: string): Tally | null {
  const found = [...output.matchAll(/^\w[\w ]*: (\d+) passed, (\d+) failed/gm)].at(-1);
  return found ? { passed: Number(found[1]), failed: Number(found[2]) } : null;
}
