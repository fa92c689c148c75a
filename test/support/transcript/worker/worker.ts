import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stageAt, type Stage } from '../play/stage.ts';
import { startChild, type Child, type Command } from './child.ts';
import { ownDatabase } from './database.ts';
import { operationsAt, type Operations } from './operations.ts';
import { freePorts } from './ports.ts';
import { ProcessFault } from './process-fault.ts';

/** How the two processes are started; both are given their settings in the environment. */
export type Programs = { stage: Command; bot: Command };

export type Worker = {
  stage: Stage;
  operations: Operations;
  /** All that the bot has written, every start of it. */
  log: string[];
  token: string;
  /** The entry of the stage's record that is to be judged next. */
  nextEntry: number;
  /** A sentence when a process has ended by itself. */
  dead(): string | null;
  /** A clean stop, which must succeed, and a start. */
  restart(): Promise<void>;
  /** SIGKILL, and a start once what happens meanwhile has happened. */
  kill(meanwhile?: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
};

const READY_WITHIN = 180_000;
const STOPS_WITHIN = 5_000;
const TOKEN = 'stage-token';

/**
 * A stage and a bot of their own: two processes, an empty directory, and a clock that can be moved.
 * It starts at the machine's time, or at any instant asked for.
 */
export async function openWorker(
  programs: Programs,
  startAt: (now: number) => number = (now) => now,
): Promise<Worker> {
  const ground = await layGround(startAt);
  const { stage, operations, environment } = ground;
  const log: string[] = [];
  const children: Child[] = [];
  const close = async (): Promise<void> => {
    for (const child of children.reverse()) await child.end('SIGKILL', STOPS_WITHIN);
    await ground.clear();
  };
  const startBot = async (): Promise<void> => {
    const child = startChild('bot', programs.bot, environment, log);
    children[1] = child;
    await untilReady(child, () => operations.healthy());
  };
  const endBot = async (signal: 'SIGTERM' | 'SIGKILL') => children[1]?.end(signal, STOPS_WITHIN);
  try {
    const stageChild = startChild('stage', programs.stage, environment, []);
    children.push(stageChild);
    await untilReady(stageChild, () => answers(stage));
    await startBot();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    stage,
    operations,
    log,
    token: TOKEN,
    nextEntry: 0,
    dead: () => children.map(endOf).find((end) => end !== null) ?? null,
    restart: () =>
      keepingDice(operations, async () => {
        const code = await endBot('SIGTERM');
        if (code !== 0)
          throw new ProcessFault(`the bot was asked to stop and ended with code ${code}, not 0`);
        await startBot();
      }),
    kill: (meanwhile) =>
      keepingDice(operations, async () => {
        await endBot('SIGKILL');
        await meanwhile?.();
        await startBot();
      }),
    close,
  };
}

/** A directory with a clock in it, ports, and a database where there is a PostgreSQL. */
async function layGround(startAt: (now: number) => number) {
  const folder = await mkdtemp(join(tmpdir(), 'transcript-'));
  const now = Date.now();
  await writeFile(join(folder, 'clock.json'), JSON.stringify({ lead: startAt(now) - now }));
  const postgres = process.env['DATABASE_URL'] ?? '';
  const database = postgres === '' ? null : await ownDatabase(postgres);
  const [stagePort, opsPort] = await freePorts(2);
  const stageOrigin = `http://127.0.0.1:${stagePort}`;
  const environment: Record<string, string> = {
    DATA_DIR: folder,
    STAGE_PORT: String(stagePort),
    OPS_PORT: String(opsPort),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
    DISCORD_API: `${stageOrigin}/api`,
    DISCORD_TOKEN: TOKEN,
    ...(database === null ? {} : { DATABASE_URL: database.url }),
  };
  return {
    environment,
    stage: stageAt(stageOrigin),
    operations: operationsAt(`http://127.0.0.1:${opsPort}`),
    async clear() {
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Loaded dice lie in the bot's memory; those not rolled yet lie there again after its new start. */
export async function keepingDice(
  operations: Operations,
  startAnew: () => Promise<void>,
): Promise<void> {
  const left = await operations.left();
  await startAnew();
  if (Object.keys(left).length > 0) await operations.load(left);
}

const answers = (stage: Stage): Promise<boolean> =>
  stage.now().then(
    () => true,
    () => false,
  );

function endOf(child: Child): string | null {
  const end = child.ended();
  return end === null ? null : `the ${child.name} has ended by itself (${end})`;
}

async function untilReady(child: Child, ready: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + READY_WITHIN;
  while (!(await ready())) {
    const end = child.ended();
    const late = performance.now() > until;
    if (end !== null || late) {
      const why = end === null ? `was not ready within ${READY_WITHIN} ms` : `ended (${end})`;
      throw new ProcessFault(
        [`the ${child.name} ${why} before it was ready:`, ...ends(child.lines)].join('\n  '),
      );
    }
    await new Promise((again) => setTimeout(again, 25));
  }
}

/** The first lines say what went wrong, the last ones how it ended. */
const ends = (lines: readonly string[]): readonly string[] =>
  lines.length <= 16 ? lines : [...lines.slice(0, 8), '…', ...lines.slice(-8)];
