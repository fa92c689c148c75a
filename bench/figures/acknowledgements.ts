import { setTimeout as pause } from 'node:timers/promises';
import { openHouse, startPart, type House } from '../harness/house.ts';
import { openRelay } from '../harness/relay.ts';
import { percentile } from '../harness/statistics.ts';
import { recorded } from '../load/recorded.ts';
import { questionsAndActs } from '../load/mix.ts';
import { steadily } from '../load/steady.ts';
import { done, openTables } from '../load/tables.ts';
import { measurement, type Ground } from './figure.ts';

const games = 20;
const perSecond = 50;
const stall = 10_000;

export const acknowledgements = measurement({
  name: 'acknowledgements',
  goals: {
    calm: {
      what: `acknowledgement at ${perSecond} commands a second for 60 s, p99, PGlite`,
      unit: 'ms',
      most: 100,
    },
    postgres: {
      what: `acknowledgement at ${perSecond} commands a second for 60 s, p99, PostgreSQL`,
      unit: 'ms',
      most: 100,
    },
    stalled: {
      what: `the same with PostgreSQL stalled for ${stall / 1000} s, p99 of those sent meanwhile`,
      unit: 'ms',
      most: 1_000,
    },
  },
  async run(ground) {
    return { calm: await onPGlite(ground), ...(await onPostgres(ground)) };
  },
});

async function onPGlite({ size }: Ground): Promise<number> {
  const house = await openHouse();
  const all = await startPart('start', house);
  try {
    const tables = await openTables(house, games);
    return await ninetyNinth(house, tables, size.of(60));
  } finally {
    await all.end('SIGTERM');
    await house.clear();
  }
}

async function onPostgres({
  postgres,
  size,
}: Ground): Promise<{ postgres: number; stalled: number }> {
  const direct = new URL(await postgres.fresh());
  const relay = await openRelay({ host: direct.hostname, port: Number(direct.port) });
  direct.port = String(relay.port);
  const house = await openHouse({ DATABASE_URL: direct.href });
  const stage = await startPart('stage', house);
  const bot = await startPart('bot', house);
  try {
    const tables = await openTables(house, games);
    const calm = await ninetyNinth(house, tables, size.of(60));
    await house.stage.settle(60_000);
    relay.hold();
    void pause(stall).then(() => relay.release());
    const stalled = await ninetyNinth(house, tables, stall / 1000);
    return { postgres: calm, stalled };
  } finally {
    await bot.end('SIGTERM');
    await stage.end('SIGTERM');
    await relay.close();
    await house.clear();
  }
}

/** As the stage saw it; one that never came counts as the 3 s after which Discord gives up. */
async function ninetyNinth(
  house: House,
  tables: Awaited<ReturnType<typeof openTables>>,
  seconds: number,
): Promise<number> {
  const record = await recorded(house);
  await steadily({ perSecond, seconds }, (n) => {
    const deed = questionsAndActs(tables, n);
    return done(house, { ...deed, body: { ...deed.body, wait: false } });
  });
  await house.stage.settle(120_000);
  const entries = await record.end();
  const delays = entries.flatMap((entry) =>
    entry.kind === 'interaction' && entry.type === 'command'
      ? [entry.acknowledgedAfter ?? 3_000]
      : [],
  );
  return percentile(delays, 0.99);
}
