import { spawn } from 'node:child_process';

export interface Ran {
  /** The exit code, or undefined when the time limit ended it. */
  readonly code: number | undefined;
  readonly output: string;
}

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly limitMs: number;
}

/** Runs a program to its end or its limit; its children end with it. */
export function run({ program, args, cwd, env, limitMs }: Command): Promise<Ran> {
  const windows = process.platform === 'win32';
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: !windows,
      shell: windows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let late = false;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const limit = setTimeout(() => {
      late = true;
      if (windows || child.pid === undefined) child.kill('SIGKILL');
      else process.kill(-child.pid, 'SIGKILL');
    }, limitMs);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code: late ? undefined : (code ?? 1), output });
    });
  });
}
