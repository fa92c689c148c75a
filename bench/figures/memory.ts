import { openHouse, startPart } from '../harness/house.ts';
import { memoryOf } from '../harness/memory.ts';
import { openTables } from '../load/tables.ts';
import { weeksAt } from '../load/weeks.ts';
import { measurement, type Ground } from './figure.ts';

const games = 20;
const commands = 10_000;

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
    await weeks.play(size.of(commands));
    const then = memoryOf(all.pid).now;
    await weeks.play(size.of(commands));
    return { together: then, growth: (memoryOf(all.pid).now / then - 1) * 100 };
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
    await weeksAt(house, await openTables(house, games)).play(size.of(commands));
    return memoryOf(bot.pid).now;
  } finally {
    await bot.end('SIGTERM');
    await stage.end('SIGTERM');
    await house.clear();
  }
}
