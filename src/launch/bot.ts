import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Logger } from 'pino';
import { keeping, readRulebook, readStock } from '../catalogue/index.ts';
import { ringSweep, zonedCalendar } from '../clock/index.ts';
import { type SetClock } from '../clock/set-clock.ts';
import { type Config } from '../config.ts';
import { type Bot, CannotLogIn, openBot } from '../discord/index.ts';
import {
  laidThings,
  loadedDice,
  openOps,
  openWork,
  type Routes,
  tableRoutes,
  until,
  type Watched,
  watchRoutes,
} from '../ops/index.ts';
import { Fatal, portTaken } from '../ops/fatal.ts';
import { openPlay } from '../play/open.ts';
import { type Clock, type Store } from '../play/ports.ts';
import { type BotSide } from './stage.ts';
import { moved } from './moved.ts';
import { readingGoods } from './read-goods.ts';
import { keepSeen, type Seen } from './seen.ts';
import { type Running, type Stop } from './stop.ts';

export { openingDatabase } from './database.ts';

const seeds = join(import.meta.dirname, '..', '..', 'seeds');

/** An act that came within its deadline may reach us this much later, in milliseconds. */
const grace = 10_000;

export type Launch = {
  config: Config;
  log: Logger;
  /** The machine's clock, or the table's own, which can be moved. */
  clock: Clock | SetClock;
  /** Read content while it opens: the one mostly waits, the other never does. */
  store: Promise<Store>;
  /** The file for what this same program has read in the seeds at its last start. */
  kept: string;
  token: string;
  api: string | undefined;
  running: Running[];
  stop: Stop;
};

/** Everything of the bot, from the database to Discord; ready when it answers. */
export async function launchBot(launch: Launch): Promise<BotSide> {
  const { config, log, clock, running } = launch;
  const table = 'set' in clock ? clock : null;
  const [{ stock, definitions }, rulebook] = keeping(launch.kept, (reading) => [
    readStock(seeds, reading),
    readRulebook(seeds, reading),
  ]);
  const store = await launch.store;
  await store.definitions.keep(stock, definitions);

  const failed = (error: unknown): void => log.error({ err: error }, 'an act of the clock failed');
  const dice = loadedDice();
  const things = laidThings();
  let bot: Bot | null = null;
  const road = openPlay({
    store,
    clock,
    calendar: zonedCalendar,
    stock,
    definitions,
    rulebook,
    grace: table ? 0 : grace,
    inReach: () => seen.inReach(),
    heardUntil: () => bot?.heardUntil() ?? -Infinity,
    look: () => (seen.inReach() ? Promise.resolve() : seen.look()),
    failed,
    acted(game) {
      dice.accepted(game);
      bot?.kick();
    },
    ...(table && { load: (game, derived) => dice.load(game, derived) }),
  });

  const play = table ? things.handedOutIn(road) : road;
  const connected = (): boolean => bot?.connected() ?? false;
  const seen = keepSeen(play, store, clock, connected, failed);
  const watched: Watched = { play, store, clock, connected, discord: () => unsaid(bot, seen) };
  const sweep = ringSweep(async () => {
    if (!seen.inReach()) await seen.look();
    await play.sweep();
  }, failed);
  running.push({ close: () => Promise.resolve(sweep.stop()) });
  const open = (): Promise<string[]> => openWork(play, store, clock, watched.discord);
  const settle = async (): Promise<void> => {
    await seen.look();
    await until(open, async () => {
      await sweep.ring();
      bot?.kick();
    });
  };
  const move = async (to: number): Promise<number> => {
    if (!table) throw new Error('the machine’s clock cannot be moved');
    return moved({ clock: table, next: () => store.deadlines.next(), settle }, seen, to);
  };
  const routes: Routes = {
    ...watchRoutes(watched),
    ...(table && tableRoutes(watched, move, dice, things)),
  };
  const ops = await openOps(config.OPS_PORT, routes).catch((error: unknown) => {
    throw portTaken(error, 'OPS_PORT');
  });
  running.push(ops);
  log.info({ port: ops.port }, 'operations port open');

  bot = await openBot({
    token: launch.token,
    ...(launch.api !== undefined && { api: launch.api }),
    process: randomUUID(),
    play,
    outbox: store.outbox,
    intakes: store.intakes,
    places: store.places,
    presence: store.presence,
    clock,
    log,
    readGoods: readingGoods(play),
    beforeServing: () => seen.begin(),
    fatal: ({ unavailable, message }) =>
      void launch.stop(unavailable ? 'unavailable' : 'token', message),
  }).catch((error: unknown) => {
    throw error instanceof CannotLogIn
      ? new Fatal(error.unavailable ? 'unavailable' : 'token', error.message)
      : error;
  });
  running.push(bot, seen);
  await sweep.ring();
  return {
    settled: async () => {
      const left = await open();
      return { settled: left.length === 0, open: left };
    },
    move: async (to) => void (await move(to)),
  };
}

/** What of Discord's is still open, in words; all of it while Discord is out of reach. */
function unsaid(bot: Bot | null, seen: Seen): string[] {
  if (!bot) return ['the bot is not connected yet'];
  return [...bot.open(), ...(seen.inReach() ? [] : ['the bot cannot be reached'])];
}
