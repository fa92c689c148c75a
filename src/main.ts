import { dirname, join } from 'node:path';
import { machineClock } from './clock/machine.ts';
import { setClock } from './clock/set-clock.ts';
import { readConfig } from './config.ts';
import { holdDataDir, type Part } from './launch/data-dir.ts';
import { type BotSide } from './launch/stage.ts';
import { explained, type Running, stopper } from './launch/stop.ts';
import { openLog } from './log.ts';
import { DEFAULT_TOKEN } from './stage/default-token.ts';

export type Mode = 'start' | 'stage' | 'bot';

/**
 * `start`: the bot on Discord, or without a token the stage with the bot on it, in one process.
 * `stage`, `bot`: that one alone, the two finding each other by their ports. `thread` is the built
 * program on whose thread PGlite works.
 */
export async function main(mode: Mode, thread: string): Promise<void> {
  const running: Running[] = [];
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const stop = stopper(running, say);
  process.once('SIGTERM', () => void stop('clean', 'Stopped.'));
  process.once('SIGINT', () => void stop('clean', 'Stopped.'));
  try {
    await open({ mode, thread, running, stop, say });
  } catch (error) {
    const { reason, line } = explained(error);
    await stop(reason, line);
  }
}

/** Each loads packages that the other one has no use for. */
const stagePart = () => import('./launch/stage.ts');
const botPart = () => import('./launch/bot.ts');

type Opening = {
  mode: Mode;
  thread: string;
  running: Running[];
  stop: ReturnType<typeof stopper>;
  say: (line: string) => void;
};

async function open({ mode, thread, running, stop, say }: Opening): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled'));
  const onDiscord = config.DISCORD_TOKEN !== undefined && config.DISCORD_API === undefined;
  const botAlone = mode === 'bot' || onDiscord || config.DISCORD_API !== undefined;
  const parts: Part[] = mode === 'stage' ? ['stage'] : botAlone ? ['bot'] : ['stage', 'bot'];
  await holdDataDir(config.DATA_DIR, parts, running);
  const table = setClock(join(config.DATA_DIR, 'clock.json'));
  if (mode === 'stage') {
    const { distantBot, launchStage } = await stagePart();
    const url = await launchStage(config, log, table, distantBot(config.OPS_PORT, table), running);
    return say(`The stage is open: ${url}`);
  }
  const { launchBot, openingDatabase } = await botPart();
  const around = { config, log, running, stop };
  const kept = join(dirname(thread), 'seeds.json');
  const shared = { ...around, store: openingDatabase(around, thread), kept };
  if (onDiscord) {
    const token = config.DISCORD_TOKEN ?? '';
    await launchBot({ ...shared, clock: machineClock, token, api: undefined });
    return say('The bot is on Discord.');
  }
  const beside = `http://127.0.0.1:${config.STAGE_PORT}/api`;
  const token = config.DISCORD_TOKEN ?? DEFAULT_TOKEN;
  if (botAlone) {
    const api = config.DISCORD_API ?? beside;
    await launchBot({ ...shared, clock: table, token, api });
    return say('The bot is on the stage.');
  }
  let bot: BotSide | null = null;
  const side: BotSide = {
    settled: async () => (await bot?.settled()) ?? { settled: false, open: ['the bot starts'] },
    move: async (to) => (bot ? bot.move(to) : table.set(to)),
  };
  const { launchStage } = await stagePart();
  const url = await launchStage(config, log, table, side, running);
  const api = `${url}/api`;
  bot = await launchBot({ ...shared, clock: table, token, api });
  say(`The menagerie is open: ${url}`);
}
