import { parseArgs } from 'node:util';
import { acknowledgements } from './figures/acknowledgements.ts';
import { acts } from './figures/acts.ts';
import { type Ground, type Measurement, type Size } from './figures/figure.ts';
import { memory } from './figures/memory.ts';
import { starts } from './figures/starts.ts';
import { startPostgres } from './harness/postgres.ts';
import { isMet, type Result, table, writeSection } from './report.ts';

const all: Measurement[] = [starts, acknowledgements, acts, memory];

const usage = `npm run bench -- [--runs 3] [--taste] [--write] [NAME…]

Measures: ${all.map(({ name }) => name).join(', ')}; all of them if you name none.
  --taste  a twentieth of the load, once: to see that it works
  --write  writes docs/figures.md`;

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
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '3' },
      taste: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const chosen = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (positionals.some((name) => !all.some((one) => one.name === name)) || chosen.length === 0)
    throw new Error(usage);
  const size = values.taste ? taste : whole;
  const runs = values.taste ? 1 : Number(values.runs);
  const postgres = await startPostgres();
  try {
    const results: Result[] = [];
    for (const one of chosen) {
      const these = await measured(one, runs, { postgres, size });
      console.log(table(these));
      if (values.write && size.whole)
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
