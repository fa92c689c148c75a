import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client } from 'discord.js';
import { openStage } from '../../../src/stage/index.ts';
import { openBrowser, type OpenBrowser, type Window } from '../../support/browser.ts';
import { startTrialBot } from './trial-bot.ts';

/** A stage with a new world and a bot that has something of everything, and a browser before it. */
export interface Trial {
  readonly url: string;
  readonly browser: OpenBrowser;
  /** The stage's clock, in milliseconds. */
  now(): number;
  stopBot(): Promise<void>;
  stopStage(): Promise<void>;
  /** Opens the stage again, at the same address and with the same world. */
  restartStage(): Promise<void>;
  close(): Promise<void>;
}

export async function openTrial(window: Window): Promise<Trial> {
  let now = Date.parse('2026-11-21T09:00:00Z');
  const clock = {
    now: () => now,
    move: (to: number) => {
      now = to;
      return Promise.resolve();
    },
  };
  const dir = await mkdtemp(join(tmpdir(), 'stage-page-'));
  let stage = await openStage({ port: 0, dir, clock });
  const { url } = stage;
  let bot: Client | null = await startTrialBot(url);
  const browser = await openBrowser(url, window);
  const stopBot = async (): Promise<void> => {
    await bot?.destroy();
    bot = null;
  };
  return {
    url,
    browser,
    now: () => now,
    stopBot,
    stopStage: () => stage.close(),
    restartStage: async () => {
      stage = await openStage({ port: Number(new URL(url).port), dir, clock });
    },
    close: async () => {
      await browser.close();
      await stopBot();
      await stage.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
