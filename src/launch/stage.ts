import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Logger } from 'pino';
import { type SetClock } from '../clock/set-clock.ts';
import { type Config } from '../config.ts';
import { Fatal, portTaken } from '../ops/fatal.ts';
import { type BotPort, openStage } from '../stage/index.ts';
import { type Running } from './stop.ts';

/** How the stage reaches the bot's clock and asks whether it has finished. */
export type BotSide = BotPort & { move(to: number): Promise<void> };

/** Opens the loopback Discord with its page; answers its address. */
export async function launchStage(
  config: Config,
  log: Logger,
  clock: SetClock,
  bot: BotSide,
  running: Running[],
): Promise<string> {
  if (config.DISCORD_OPENAPI !== undefined) await needDescription(config.DISCORD_OPENAPI);
  const stage = await openStage({
    port: config.STAGE_PORT,
    dir: join(config.DATA_DIR, 'stage'),
    clock: { now: () => clock.now(), move: (to) => bot.move(to) },
    bot,
    log: (line) => log.debug(line),
    ...(config.DISCORD_OPENAPI !== undefined && { openapi: config.DISCORD_OPENAPI }),
  }).catch((error: unknown) => {
    throw portTaken(error, 'STAGE_PORT');
  });
  running.push(stage);
  return stage.url;
}

/** Refused in one line where the file is no description of an API. */
async function needDescription(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => null);
  const why = text === null ? 'that file cannot be read' : isDescription(text) ? null : notOne;
  if (why !== null) throw new Fatal('setting', `DISCORD_OPENAPI is not usable: ${why}.`);
}

const notOne = 'that file is no OpenAPI description in JSON';

function isDescription(text: string): boolean {
  try {
    const { paths, components } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
    return typeof paths === 'object' && typeof components === 'object';
  } catch {
    return false;
  }
}

/** The bot runs in a process of its own; while it does not, the stage goes on alone. */
export function distantBot(opsPort: number, clock: SetClock): BotSide {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const request = () => fetch(`http://127.0.0.1:${opsPort}${path}`, init);
    // A connection that was kept may just have been closed: no word about the bot at its other end.
    const answer = await request().catch(request).catch(nullIfNobodyListens);
    if (!answer) return null;
    const json: unknown = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(json));
    return json;
  };
  return {
    async settled() {
      const answer = (await ask('/settled')) as { settled: boolean; open: string[] } | null;
      return answer ?? { settled: true, open: [] };
    },
    async move(to) {
      if ((await ask('/clock', { to })) === null) clock.set(to);
    },
  };
}

function nullIfNobodyListens(error: unknown): null {
  if (error instanceof TypeError && codeOf(error.cause) === 'ECONNREFUSED') return null;
  throw error;
}

const codeOf = (cause: unknown): unknown =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
