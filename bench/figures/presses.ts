import { openHouse, startPart } from '../harness/house.ts';
import { percentile } from '../harness/statistics.ts';
import { steadily } from '../load/steady.ts';
import { openTables } from '../load/tables.ts';
import { walked, walkersAt, walkingNow } from '../load/walkers.ts';
import { measurement } from './figure.ts';

const games = 20;
/** At some of them the first hero falls to the monster. */
const tables = 30;
/** Of each of the games one step in two seconds. */
const perSecond = games / 2;

export const presses = measurement({
  name: 'presses',
  goals: {
    drawn: {
      what: `a step pressed in the panel to the redrawn picture, p99, ${games} games at once, PostgreSQL`,
      unit: 'ms',
      most: 800,
    },
  },
  async run({ postgres, size }) {
    const house = await openHouse({ DATABASE_URL: await postgres.fresh() });
    const stage = await startPart('stage', house);
    const bot = await startPart('bot', house);
    try {
      const inside = await walkersAt(house, await openTables(house, tables), games);
      const [walkers, others] = [inside.slice(0, games), inside.slice(games)];
      const times = await steadily({ perSecond, seconds: size.of(40) }, async (n) => {
        for (;;) {
          const walker = walkers[n % games] ?? nobody();
          const { took, next } = await walked(house, walker, Math.floor(n / games));
          walkers[n % games] =
            next ?? (await walkingNow(house, walker)) ?? others.pop() ?? nobody();
          if (took !== null) return took;
        }
      });
      return { drawn: percentile(times, 0.99) };
    } finally {
      await bot.end('SIGTERM');
      await stage.end('SIGTERM');
      await house.clear();
    }
  },
});

/** Too many have met a guard. */
function nobody(): never {
  throw new Error('nobody walks any more');
}
