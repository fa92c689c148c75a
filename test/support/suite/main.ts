import { mkdirSync } from 'node:fs';
import { postgresPrograms, startCluster, stopCluster } from '../postgres.ts';
import { runSteps } from './run-steps.ts';
import { type Done } from './step.ts';
import { allTests, quickTests, still, transcriptsOn } from './steps.ts';

const say = (line: string): void => console.log(line);

const suites = {
  /** The quick part, for every commit: it needs neither a database nor a port. */
  check: () => runSteps([...still, quickTests()], 2, say),
  units: () => runSteps([quickTests()], 1, say),
  /** Everything. What takes both processors runs alone, so that nothing is late for want of time. */
  test: async () => [
    ...(await runSteps(still, 2, say)),
    ...(await runSteps([allTests()], 1, say)),
    ...(await onPostgres()),
  ],
};

async function onPostgres(): Promise<Done[]> {
  const programs = postgresPrograms();
  if (!programs) {
    say('NO POSTGRESQL: its programs are not here, so everything ran on PGlite alone.');
    return [];
  }
  const cluster = await startCluster(programs);
  try {
    return await runSteps([transcriptsOn(cluster.url)], 1, say);
  } finally {
    await stopCluster(cluster);
  }
}

const asked = process.argv[2] as keyof typeof suites;
mkdirSync('.cache', { recursive: true });
const done = await suites[asked]();
const sum = (key: 'passed' | 'failed') => done.reduce((all, step) => all + step[key], 0);
say(`tests: ${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
