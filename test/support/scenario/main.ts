import { parseArgs } from 'node:util';
import { faultText } from '../format/fault.ts';
import { filesAt, readFile } from './files.ts';
import { type Scenario } from './format/scenario.ts';
import { reportOf, shownStep, summaryOf } from './play/report.ts';
import { type Outcome, runScenario } from './play/run.ts';

const usage = `npm run scenario -- [--show] FILE…

Plays fights from files and looks whether the rules decide them so (docs/scenarios.md).
A folder stands for all files in it.
  --show   also prints the board after every step, and what happened in it`;

function readAll(paths: readonly string[]): Scenario[] | null {
  const files = [...new Set(paths.flatMap(filesAt))];
  const results = files.map(readFile);
  const faults = results.flatMap((result) => (Array.isArray(result) ? result : []));
  for (const fault of faults) console.error(faultText(fault));
  return faults.length > 0 ? null : results.flatMap((one) => (Array.isArray(one) ? [] : [one]));
}

function play(scenario: Scenario, show: boolean): Outcome {
  const shown: string[] = [];
  const outcome = runScenario(scenario, (...step) => {
    if (show) shown.push(shownStep(...step));
  });
  console.log([...shown, reportOf(outcome)].join('\n'));
  return outcome;
}

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { show: { type: 'boolean', default: false } },
  });
  if (positionals.length === 0) {
    console.error(usage);
    return 2;
  }
  const scenarios = readAll(positionals);
  if (scenarios === null) return 2;
  const outcomes = scenarios.map((scenario) => play(scenario, values.show));
  console.log(summaryOf(outcomes));
  return outcomes.every(({ broke }) => broke === null) ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  const known = error instanceof TypeError && 'code' in error;
  console.error(known ? error.message : error);
  process.exitCode = known ? 2 : 3;
}
