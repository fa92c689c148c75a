import { bundledFor, toldBy } from '../harness/child.ts';
import { measurement } from './figure.ts';

const games = 10_000;

/** Seconds; statements a game; per cent. */
type Told = { time: number; statements: number; growth: number };

export const rollover = measurement({
  name: 'rollover',
  goals: {
    time: {
      what: `a new week of ${games} games of eight heroes, one process, PostgreSQL`,
      unit: 's',
      most: 180,
    },
    statements: { what: 'statements that each takes', unit: 'statements', most: 25 },
    growth: {
      what: 'its memory in the second half above that in the first, after collections',
      unit: '%',
      most: 5,
    },
  },
  async run({ postgres, size: { of } }) {
    const script = await bundledFor('bench/rollover/main.ts');
    return toldBy<Told>(script, [await postgres.fresh(), of(games)]);
  },
});
