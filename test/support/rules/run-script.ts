import { run, type Ran } from './process.ts';

/** Runs one scenario or transcript file by the command that a person would use. */
export function runScript(root: string, path: string, limitMs: number): Promise<Ran> {
  const command = path.startsWith('test/scenarios/') ? 'scenario' : 'transcript';
  return run({ program: 'npm', args: ['run', command, '--', path], cwd: root, limitMs });
}

/** The output tells of code that could not be loaded, and not of an expectation that failed. */
export const didNotLoad = ({ output }: Ran): boolean =>
  /SyntaxError|ERR_MODULE_NOT_FOUND|Cannot find module|Transform failed/.test(output);
