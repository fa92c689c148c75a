import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openHouse, startPart, type House } from '../../harness/house.ts';
import { type Program, signalGroup } from '../../harness/program.ts';
import { keepingDice, type Worker } from '../../../test/support/transcript/worker/worker.ts';
import { relayDatabase } from './database-relay.ts';
import { openGate, type Gate } from './gate.ts';
import { relayStage } from './stage-relay.ts';

/** The game at one moment: its database, the stage's world, and what its clock showed. */
export type Snapshot = { database: string; folder: string; now: number };

/** A stage, a bot behind the relays, and a database: all can be put back to a snapshot. */
export type Ground = {
  house: House;
  gate: Gate;
  /** The database's own address, past the relay. */
  database: string;
  worker: Worker;
  start(): Promise<void>;
  /** SIGKILL, at once: its end is not awaited. */
  strike(): void;
  /** Lets what the next bot does pass, once nothing of the one before is left. */
  startBot(): Promise<void>;
  stop(): Promise<void>;
  /** Stops, keeps everything as it is, and starts again. */
  keep(name: string): Promise<Snapshot>;
  putBack(snapshot: Snapshot): Promise<void>;
  close(): Promise<void>;
};

const clockFile = (house: House): string => join(house.folder, 'data', 'clock.json');

export async function openGround(cluster: string, name: string): Promise<Ground> {
  const gate = openGate();
  const address = new URL(cluster);
  const toDatabase = await relayDatabase(
    { host: address.hostname, port: Number(address.port) },
    gate,
  );
  let stagePort = 0;
  const toStage = await relayStage(() => stagePort, gate);
  const own = (port: string): string => {
    const url = new URL(cluster);
    url.pathname = `/${name}`;
    url.port = port;
    return url.href;
  };
  const house = await openHouse({
    DATABASE_URL: own(String(toDatabase.port)),
    DISCORD_API: `http://127.0.0.1:${toStage.port}/api`,
  });
  stagePort = house.stagePort;
  let stage: Program | null = null;
  let bot: Program | null = null;
  await asking(cluster, `CREATE DATABASE "${name}"`);

  const startBot = async (): Promise<void> => {
    await bot?.end('SIGKILL');
    gate.arm(null, () => undefined);
    bot = await startPart('bot', house);
  };
  const start = async (): Promise<void> => {
    stage = await startPart('stage', house);
    await startBot();
    worker.nextEntry = 0;
  };
  const stop = async (): Promise<void> => {
    await bot?.end('SIGTERM');
    await stage?.end('SIGTERM');
  };
  const worker: Worker = {
    stage: house.stage,
    operations: house.operations,
    get log() {
      return bot?.lines ?? [];
    },
    token: 'stage-token',
    nextEntry: 0,
    dead: () => (bot?.ended() ? `the bot has ended (${bot.ended()})` : null),
    restart: () => keepingDice(house.operations, startBot),
    kill: (meanwhile) =>
      keepingDice(house.operations, async () => {
        await bot?.end('SIGKILL');
        await meanwhile?.();
        await startBot();
      }),
    close: stop,
  };
  return {
    house,
    gate,
    database: own(address.port),
    worker,
    start,
    strike() {
      if (bot) signalGroup(bot.pid, 'SIGKILL');
    },
    startBot,
    stop,
    async keep(label) {
      const now = await house.stage.now();
      const folder = join(house.folder, label);
      await keepingDice(house.operations, async () => {
        await stop();
        await cp(join(house.folder, 'data'), folder, { recursive: true });
        await asking(cluster, `CREATE DATABASE "${label}" TEMPLATE "${name}"`);
        await start();
      });
      return { database: label, folder, now };
    },
    async putBack({ database, folder, now }) {
      await bot?.end('SIGKILL');
      await stage?.end('SIGKILL');
      const data = join(house.folder, 'data');
      await rm(data, { recursive: true, force: true });
      await cp(folder, data, { recursive: true });
      await asking(cluster, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
      await asking(cluster, `CREATE DATABASE "${name}" TEMPLATE "${database}"`);
      await setClock(house, now);
    },
    async close() {
      await stop();
      await toDatabase.close();
      await toStage.close();
      await house.clear();
    },
  };
}

/** However late it is by now, the game goes on at the hour at which it was kept. */
const setClock = (house: House, now: number): Promise<void> =>
  writeFile(clockFile(house), JSON.stringify({ lead: now - Date.now() }));

async function asking(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
