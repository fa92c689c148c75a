import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type OpenStage,
  openStage,
  type StageClock,
  type StageOptions,
} from '../../src/stage/index.ts';

/** A clock that runs with the machine's and can be put forward. */
export function movableClock(): StageClock {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    move: (to) => {
      ahead = to - Date.now();
      return Promise.resolve();
    },
  };
}

export type Reply = { status: number; body: unknown };

export type Opened = OpenStage & {
  clock: StageClock;
  dir: string;
  /** A control request; answers its body, or throws the sentence of the refusal. */
  control: <T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<T>;
  /** A request of a bot, past any library. */
  rest: (method: string, path: string, body?: unknown, token?: string) => Promise<Reply>;
  /** Closes and opens it on the same directory and port. */
  again(): Promise<Opened>;
  end(): Promise<void>;
};

const textOf = (body: unknown): { body: string; headers: Record<string, string> } => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

export async function opened(options: Partial<StageOptions> = {}): Promise<Opened> {
  const dir = options.dir ?? mkdtempSync(join(tmpdir(), 'stage-'));
  const clock = options.clock ?? movableClock();
  const stage = await openStage({ port: 0, pace: 0, ...options, dir, clock });
  return {
    ...stage,
    clock,
    dir,
    async control<T>(method: string, path: string, body?: unknown): Promise<T> {
      const answer = await fetch(`${stage.url}/control${path}`, {
        method,
        ...(body !== undefined && textOf(body)),
      });
      const text = await answer.text();
      if (answer.status >= 400) throw new Error(`${answer.status} ${text}`);
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
      return (isJson ? JSON.parse(text) : text) as T;
    },
    async rest(method, path, body, token = 'stage-token') {
      const sent = body === undefined ? { headers: {} } : textOf(body);
      const headers = { ...sent.headers, authorization: `Bot ${token}` };
      const answer = await fetch(`${stage.url}/api/v10${path}`, { method, ...sent, headers });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
      return { status: answer.status, body: isJson ? (JSON.parse(text) as unknown) : text };
    },
    async again() {
      await stage.close();
      return opened({ ...options, dir, clock, port: Number(new URL(stage.url).port) });
    },
    async end() {
      await stage.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
