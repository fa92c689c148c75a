import { randomInt } from 'node:crypto';
import { BadContent } from '../../../src/catalogue/bad-content.ts';
import { asked } from '../../../src/launch/command-line.mjs';
import { faultText } from '../format/fault.ts';
import { filesAt, readFile } from './files.ts';
import { type Scenario } from './format/scenario.ts';
import { playedOn } from './play/onward.ts';
import { reportOf, shownStep, summaryOf } from './play/report.ts';
import { type Outcome, runScenario } from './play/run.ts';

function readAll(paths: readonly string[]): Scenario[] | null {
  const files = [...new Set(paths.flatMap(filesAt))];
  if (files.length === 0)
    console.error(`${paths.join(', ')}: There is no file that ends in .yaml.`);
  const results = files.map(readFile);
  const faults = results.flatMap((result) => (Array.isArray(result) ? result : []));
  for (const fault of faults) console.error(faultText(fault));
  return faults.length > 0 || files.length === 0
    ? null
    : results.flatMap((one) => (Array.isArray(one) ? [] : [one]));
}

/** `on`: with the dice of which number a fight whose steps have passed is played on; null: it is not. */
function play(scenario: Scenario, show: boolean, on: number | null): Outcome {
  const shown: string[] = [];
  const outcome = runScenario(scenario, (...step) => {
    if (show) shown.push(shownStep(...step));
  });
  console.log([...shown, reportOf(outcome)].join('\n'));
  const { broke, fight } = outcome;
  if (on !== null && fight && !broke) console.log(playedOn(scenario, fight, on));
  return outcome;
}

function main(): number {
  const {
    words,
    show,
    play: goesOn,
    dice = randomInt(1, 1_000_000),
  } = asked('scenario', process.argv.slice(2));
  const scenarios = readAll(words);
  if (scenarios === null) return 2;
  const outcomes = scenarios.map((scenario) => play(scenario, show, goesOn ? dice : null));
  console.log(summaryOf(outcomes));
  return outcomes.every(({ broke }) => broke === null) ? 0 : 1;
}

/** Whoever reads along may have read enough: `… | head -1`. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  process.exitCode = main();
} catch (error) {
  // A broken card of the stock is its writer’s to mend, and needs no trace.
  console.error(error instanceof BadContent ? error.message.replaceAll(/^/gm, 'seeds/') : error);
  process.exitCode = 3;
}
