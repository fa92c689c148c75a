import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { type Child, startChild } from '../support/transcript/worker/child.ts';
import { freePorts } from '../support/transcript/worker/ports.ts';

/** What `npm start` opens: the stage with the bot on it, in a folder of its own. */
export interface House {
  readonly url: string;
  /** Ends it without warning, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Starts it again, in the same folder and on the same ports. */
  again(): Promise<void>;
  /** All that it wrote. */
  lines(): string[];
  close(): Promise<void>;
}

const opened = /^The menagerie is open: (\S+)$/;

async function start(environment: Record<string, string>, lines: string[]) {
  const own: string[] = [];
  const command = { program: process.execPath, arguments: ['run.mjs', 'start'], folder: '.' };
  const child: Child = startChild('house', command, environment, own);
  const look = (): string | null => {
    const found = own.flatMap((line) => opened.exec(line)?.[1] ?? [])[0];
    if (found === undefined && child.ended() === null) throw new Error('it does not open');
    return found ?? null;
  };
  const url = await vi.waitFor(look, { timeout: 90_000, interval: 50 });
  if (url === null) throw new Error(`it ended (${child.ended()}):\n${own.join('\n')}`);
  lines.push(...own);
  return { child, url };
}

export async function openHouse(): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-'));
  const [stage = 0, ops = 0] = await freePorts(2);
  const environment = {
    DATA_DIR: folder,
    STAGE_PORT: String(stage),
    OPS_PORT: String(ops),
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    DISCORD_TOKEN: '',
    NODE_ENV: '',
  };
  const lines: string[] = [];
  let { child, url } = await start(environment, lines);
  return {
    url,
    lines: () => [...lines, ...child.lines],
    async kill() {
      await child.end('SIGKILL', 5_000);
    },
    async again() {
      ({ child, url } = await start(environment, lines));
    },
    async close() {
      await child.end('SIGTERM', 10_000);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
