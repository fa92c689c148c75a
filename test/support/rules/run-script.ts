import { run, type Ran } from './process.ts';

const isScenario = (path: string): boolean => path.startsWith('test/scenarios/');

/** Runs scenario or transcript files, of one kind, by the command that a person would use. */
function runScripts(root: string, paths: readonly string[], limitMs: number): Promise<Ran> {
  const command = paths.every(isScenario) ? 'scenario' : 'transcript';
  const args = ['run.mjs', command, ...paths];
  return run({ program: process.execPath, args, cwd: root, limitMs });
}

/** Of some files those that fail, and whether they could be run at all. */
export type ScriptReport = { failed: string[]; ended: boolean; loads: boolean };

/** Scenarios all at once, since they take no time; a transcript by itself. */
export async function reportOn(
  root: string,
  paths: readonly string[],
  limitMs: number,
  upTo: 'the first' | 'all' = 'the first',
): Promise<ScriptReport> {
  const groups = [
    paths.filter(isScenario),
    ...paths.filter((one) => !isScenario(one)).map((one) => [one]),
  ];
  const report: ScriptReport = { failed: [], ended: true, loads: true };
  for (const group of groups.filter(({ length }) => length > 0)) {
    const { code, output } = await runScripts(root, group, limitMs);
    if (code === undefined) report.ended = false;
    if (didNotLoad(output)) report.loads = false;
    if (code !== 0) report.failed.push(...(group.length === 1 ? group : failedIn(output, group)));
    if (report.failed.length > 0 && upTo === 'the first') break;
  }
  return report;
}

/** One fails when it is played or cannot be read any more; all of them when nothing is told of any. */
function failedIn(output: string, paths: readonly string[]): readonly string[] {
  const lines = output.split('\n');
  const isTold = (path: string): boolean =>
    lines.some((line) => line.startsWith(`✗ ${path}:`) || line.startsWith(`${path}:`));
  const told = paths.filter(isTold);
  return told.length > 0 ? told : paths;
}

/** The output tells of code that could not be loaded, and not of an expectation that failed. */
const didNotLoad = (output: string): boolean =>
  /SyntaxError|ERR_MODULE_NOT_FOUND|Cannot find module|Transform failed/.test(output);
