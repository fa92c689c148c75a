import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stageAt, type Stage } from '../../test/support/transcript/play/stage.ts';
import { operationsAt, type Operations } from '../../test/support/transcript/worker/operations.ts';
import { freePorts } from '../../test/support/transcript/worker/ports.ts';
import { type Program, startProgram } from './program.ts';

export const project = resolve(import.meta.dirname, '../..');

/** A place to run the game in: an empty folder, two ports, and what is asked over them. */
export type House = {
  folder: string;
  stagePort: number;
  environment: Record<string, string>;
  stage: Stage;
  operations: Operations;
  clear(): Promise<void>;
};

/** `more` is put over the environment: another database, another way to the stage. */
export async function openHouse(more: Record<string, string> = {}): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-bench-'));
  const [stagePort = 0, opsPort = 0] = await freePorts(2);
  const origin = `http://127.0.0.1:${stagePort}`;
  return {
    folder,
    stagePort,
    environment: {
      DATA_DIR: join(folder, 'data'),
      STAGE_PORT: String(stagePort),
      OPS_PORT: String(opsPort),
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      DATABASE_URL: '',
      DISCORD_OPENAPI: '',
      ...more,
    },
    stage: stageAt(origin),
    operations: operationsAt(`http://127.0.0.1:${opsPort}`),
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}

export type Part = 'start' | 'stage' | 'bot';

/** Starts a part as a person would, and waits until it answers. */
export async function startPart(part: Part, house: House): Promise<Program> {
  const onStage = { DISCORD_API: `http://127.0.0.1:${house.stagePort}/api` };
  const program = startProgram([process.execPath, 'run.mjs', part], project, {
    ...(part === 'bot' ? onStage : {}),
    ...house.environment,
  });
  await untilReady(program, part, house);
  return program;
}

export async function untilReady(program: Program, part: string, house: House): Promise<void> {
  const ready = part === 'stage' ? stageAnswers : botAnswers;
  const until = performance.now() + 60_000;
  for (;;) {
    const answers = await ready(house);
    const end = program.ended();
    // What answers for a program that has ended is another one.
    if (answers && end === null) return;
    if (end !== null || performance.now() > until) {
      await program.end('SIGKILL');
      const why = end === null ? 'was not ready within a minute' : `ended (${end})`;
      throw new Error([`the ${part} ${why}:`, ...program.lines.slice(-15)].join('\n  '));
    }
    await pause(10);
  }
}

const botAnswers = ({ operations }: House): Promise<boolean> => operations.healthy();

const stageAnswers = ({ stage }: House): Promise<boolean> =>
  stage.now().then(
    () => true,
    () => false,
  );
