import { type Entry } from '../../test/support/transcript/play/stage-types.ts';
import { openHouse, startPart, type House } from '../harness/house.ts';
import { percentile } from '../harness/statistics.ts';
import { acts as nextAct } from '../load/mix.ts';
import { recorded } from '../load/recorded.ts';
import { steadily } from '../load/steady.ts';
import { done, openTables, type Table } from '../load/tables.ts';
import { measurement } from './figure.ts';

const games = 20;
const perSecond = 20;

export const acts = measurement({
  name: 'acts',
  goals: {
    whole: {
      what: `whole act at ${perSecond} a second, p99, PostgreSQL`,
      unit: 'ms',
      most: 250,
    },
    requests: { what: 'requests an act makes besides announcements', unit: 'requests', most: 2 },
  },
  async run({ postgres, size }) {
    const house = await openHouse({ DATABASE_URL: await postgres.fresh() });
    const stage = await startPart('stage', house);
    const bot = await startPart('bot', house);
    try {
      const tables = await openTables(house, games);
      await timesOf(house, tables, size.of(10));
      const record = await recorded(house);
      const times = await timesOf(house, tables, size.of(60));
      await house.stage.settle(120_000);
      const requests = besidesAnnouncements(await record.end());
      return { whole: percentile(times, 0.99), requests: requests / times.length };
    } finally {
      await bot.end('SIGTERM');
      await stage.end('SIGTERM');
      await house.clear();
    }
  },
});

/** From the typed line to the answer on the screen, as the load's own process sees it. */
const timesOf = (house: House, tables: readonly Table[], seconds: number): Promise<number[]> =>
  steadily({ perSecond, seconds }, async (n) => {
    const began = performance.now();
    const { status, answer } = await done(house, nextAct(tables, n));
    if (status !== 'answered') throw new Error(`an act was ${status}: ${answer?.text ?? ''}`);
    return performance.now() - began;
  });

/** What goes to a channel or thread is told to people who did not ask: an announcement, a panel. */
const besidesAnnouncements = (entries: readonly Entry[]): number =>
  entries.filter(
    (entry) =>
      entry.kind === 'request' && !entry.route.startsWith('/channels/{channel_id}/messages'),
  ).length;
