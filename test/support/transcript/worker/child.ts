import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type Command = { program: string; arguments: string[]; folder: string };

/** A process of its own with all that it starts itself, and the lines that it wrote. */
export type Child = {
  name: string;
  lines: string[];
  /** How it ended (`code 1`, `SIGKILL`), if it did. */
  ended(): string | null;
  /** Sends the signal to the whole process group and waits until it is gone; the exit's code. */
  end(signal: 'SIGTERM' | 'SIGKILL', within: number): Promise<number | null>;
};

// A group outlives whoever started it, so none is left to itself when this process ends.
const groups = new Set<number>();
process.once('exit', () => {
  for (const group of groups) signalGroup(group, 'SIGKILL');
});

export function startChild(
  name: string,
  { program, arguments: given, folder }: Command,
  environment: Record<string, string>,
  lines: string[],
): Child {
  const child = spawn(program, given, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const group = child.pid ?? 0;
  if (group > 0) groups.add(group);
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  let end: string | null = null;
  child.on('error', (error) => (end = `could not be started: ${error.message}`));
  child.on('exit', (code, signal) => (end = signal ?? `code ${code ?? 'unknown'}`));
  return {
    name,
    lines,
    ended: () => end,
    async end(signal, within) {
      const gone = end === null ? once(child, 'exit') : Promise.resolve();
      signalGroup(group, signal);
      const late = setTimeout(() => {
        lines.push(`(the ${name} did not end within ${within} ms of ${signal})`);
        signalGroup(group, 'SIGKILL');
      }, within);
      await gone;
      clearTimeout(late);
      // What it started itself and left behind goes with it.
      signalGroup(group, 'SIGKILL');
      groups.delete(group);
      return child.exitCode;
    },
  };
}

function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    if (group > 0) process.kill(-group, signal);
  } catch {
    groups.delete(group);
  }
}
