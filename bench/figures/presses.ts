import { openHouse, startPart } from '../harness/house.ts';
import { percentile } from '../harness/statistics.ts';
import { steadily } from '../load/steady.ts';
import { openTables } from '../load/tables.ts';
import { walked, walkersAt } from '../load/walkers.ts';
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
      const walkers = await walkersAt(house, await openTables(house, tables), games);
      const times = await steadily({ perSecond, seconds: size.of(40) }, async (n) => {
        const at = n % walkers.length;
        const walker = walkers[at];
        if (!walker) throw new Error('nobody walks');
        const { took, next } = await walked(house, walker, Math.floor(n / walkers.length));
        walkers[at] = next;
        return took;
      });
      return { drawn: percentile(times, 0.99) };
    } finally {
      await bot.end('SIGTERM');
      await stage.end('SIGTERM');
      await house.clear();
    }
  },
});
