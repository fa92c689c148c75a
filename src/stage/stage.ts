import { type StageClock } from './clock.ts';
import { type Faults } from './faults/faults.ts';
import { type Feed } from './feed.ts';
import { type Gateway } from './gateway/gateway.ts';
import { type Judge } from './judge/judge.ts';
import { type Limits } from './limits/limits.ts';
import { type Recording } from './record.ts';
import { type Watch } from './watch.ts';
import { type World } from './world/world.ts';

/** A way to ask the bot whether it has finished; its caller knows how. */
export type BotPort = { settled(): Promise<{ settled: boolean; open: string[] }> };

/** All parts of one stage, handed to whoever serves a request. */
export type Stage = {
  clock: StageClock;
  world: World;
  gateway: Gateway;
  feed: Feed;
  record: Recording;
  faults: Faults;
  limits: Limits;
  judge: Judge | null;
  /** The permissions that an invite asks for. */
  invite: bigint;
  bot: BotPort | null;
  /** Tells those who wait for an interaction that something happened to it. */
  watch: Watch;
  /** How many REST requests are being worked on. */
  underway: Set<string>;
};
