import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/** A program with all that it starts itself, from outside: what it wrote, what it weighs, its end. */
export type Program = {
  pid: number;
  lines: string[];
  /** Its exit's code or signal; null while it runs. */
  ended(): string | null;
  /** Sends the signal to all of it and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
};

// A group outlives whoever started it, so none is left to itself when this process ends.
const groups = new Set<number>();
process.once('exit', () => groups.forEach((pid) => signalGroup(pid, 'SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** False when there is no such group any more. */
export function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

export function startProgram(
  [program, ...args]: [string, ...string[]],
  folder: string,
  environment: Record<string, string>,
): Program {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      if (lines.push(line) > 2_000) lines.splice(0, 1_000);
    });
  let end: string | null = null;
  child.on('exit', (code, signal) => (end = signal ?? `code ${code ?? 'unknown'}`));
  const pid = child.pid ?? 0;
  groups.add(pid);
  return {
    pid,
    lines,
    ended: () => end,
    async end(signal) {
      if (end !== null) return;
      const gone = once(child, 'exit');
      signalGroup(pid, signal);
      const late = setTimeout(() => signalGroup(pid, 'SIGKILL'), 10_000);
      await gone;
      // What it started may still be closing.
      while (signalGroup(pid, 0)) await pause(10);
      clearTimeout(late);
      groups.delete(pid);
    },
  };
}
