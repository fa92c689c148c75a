import { openHouse, startPart } from '../harness/house.ts';
import { memoryOf } from '../harness/memory.ts';
import { median } from '../harness/statistics.ts';
import { openTables } from '../load/tables.ts';
import { weeksAt } from '../load/weeks.ts';
import { measurement, type Ground } from './figure.ts';

const games = 20;
const commands = 10_000;
const readings = 50;

type Weeks = ReturnType<typeof weeksAt>;

export const memory = measurement({
  name: 'memory',
  goals: {
    together: {
      what: `memory, bot + PGlite + stage, after ${commands} commands in ${games} games`,
      unit: 'MB',
      most: 600,
    },
    growth: { what: `its growth over the next ${commands}`, unit: '%', most: 5 },
    alone: { what: `memory, bot alone on PostgreSQL, after ${commands}`, unit: 'MB', most: 250 },
  },
  async run(ground) {
    return { ...(await together(ground)), alone: await alone(ground) };
  },
});

async function together({ size }: Ground): Promise<{ together: number; growth: number }> {
  const house = await openHouse();
  const all = await startPart('start', house);
  try {
    const weeks = weeksAt(house, await openTables(house, games));
    const then = await standing(weeks, all.pid, size.of(commands));
    const later = await standing(weeks, all.pid, size.of(commands));
    return { together: then, growth: (later / then - 1) * 100 };
  } finally {
    await all.end('SIGTERM');
    await house.clear();
  }
}

async function alone({ postgres, size }: Ground): Promise<number> {
  const house = await openHouse({ DATABASE_URL: await postgres.fresh() });
  const stage = await startPart('stage', house);
  const bot = await startPart('bot', house);
  try {
    return await standing(
      weeksAt(house, await openTables(house, games)),
      bot.pid,
      size.of(commands),
    );
  } finally {
    await bot.end('SIGTERM');
    await stage.end('SIGTERM');
    await house.clear();
  }
}

/**
 * Where memory stands at the end of so many commands, in MB: between two collections it rises and
 * falls by a fifth, so the median of readings over their last tenth.
 */
async function standing(weeks: Weeks, pid: number, commands: number): Promise<number> {
  const tail = Math.ceil(commands / 10);
  const step = Math.ceil(tail / readings);
  await weeks.play(commands - tail);
  const seen: number[] = [];
  for (let played = 0; played < tail; played += step) {
    await weeks.play(Math.min(step, tail - played));
    seen.push(memoryOf(pid).now);
  }
  return median(seen);
}
