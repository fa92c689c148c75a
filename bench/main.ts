import { asked, type Figure } from '../src/launch/command-line.mjs';
import { acknowledgements } from './figures/acknowledgements.ts';
import { acts } from './figures/acts.ts';
import { type Ground, type Measurement, type Size } from './figures/figure.ts';
import { fights } from './figures/fights.ts';
import { ground } from './figures/ground.ts';
import { memory } from './figures/memory.ts';
import { minds } from './figures/minds.ts';
import { pictures } from './figures/pictures.ts';
import { presses } from './figures/presses.ts';
import { rollover } from './figures/rollover.ts';
import { seasons } from './figures/seasons.ts';
import { skirmish } from './figures/skirmish.ts';
import { starts } from './figures/starts.ts';
import { stock } from './figures/stock.ts';
import { startPostgres } from './harness/postgres.ts';
import { isMet, type Result, table, writeSection } from './report.ts';

const all: Record<Figure, Measurement> = {
  starts,
  acknowledgements,
  acts,
  memory,
  fights,
  minds,
  skirmish,
  ground,
  stock,
  pictures,
  presses,
  seasons,
  rollover,
};

const whole: Size = { whole: true, of: (amount) => amount };
const taste: Size = { whole: false, of: (amount) => Math.ceil(amount / 20) };

async function measured(one: Measurement, runs: number, ground: Ground): Promise<Result[]> {
  const values: Record<string, number[]> = {};
  for (let run = 1; run <= runs; run++) {
    console.log(`${one.name}, run ${run} of ${runs} …`);
    for (const [name, value] of Object.entries(await one.run(ground)))
      (values[name] ??= []).push(value);
  }
  return Object.entries(one.goals).map(([name, goal]) => ({ goal, values: values[name] ?? [] }));
}

async function main(): Promise<boolean> {
  const { words, runs: often, ...how } = asked('bench', process.argv.slice(2));
  const chosen = Object.values(all).filter(
    (one) => words.length === 0 || words.some((word) => all[word] === one),
  );
  const size = how.taste ? taste : whole;
  const runs = how.taste ? 1 : often;
  const postgres = await startPostgres();
  try {
    const results: Result[] = [];
    for (const one of chosen) {
      const these = await measured(one, runs, { postgres, size });
      console.log(table(these));
      if (how.write && size.whole)
        writeSection(one.name, `npm run bench -- ${one.name}`, table(these));
      results.push(...these);
    }
    return results.every(isMet);
  } finally {
    await postgres.stop();
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
