import { readFile } from 'node:fs/promises';
import { asked } from '../../../src/launch/command-line.mjs';
import { faultText } from '../format/fault.ts';
import { readTranscript } from './format/read.ts';
import { longestFirst, type Transcript } from './format/transcript.ts';
import { type Outcome } from './play/breakdown.ts';
import { reportOf, shownStep, summaryOf } from './play/report.ts';
import { openLanes } from './worker/lanes.ts';
import { ProcessFault } from './worker/process-fault.ts';
import { realPrograms } from './worker/programs.ts';

async function readAll(files: readonly string[]): Promise<Transcript[] | null> {
  const read = files.map(async (file) => {
    const text = await readFile(file, 'utf8').catch(() => null);
    const fault = { file, line: 1, expected: 'There is no such file to read.' };
    return text === null ? [fault] : readTranscript(file, text);
  });
  const results = await Promise.all(read);
  const faults = results.flatMap((result) => (Array.isArray(result) ? result : []));
  for (const fault of faults) console.error(faultText(fault));
  return faults.length > 0 ? null : results.flatMap((one) => (Array.isArray(one) ? [] : [one]));
}

async function playAll(transcripts: Transcript[], jobs: number, show: boolean): Promise<Outcome[]> {
  const lanes = openLanes(Math.min(jobs, transcripts.length), realPrograms);
  try {
    const playing = transcripts.map(async (transcript) => {
      const shown: string[] = [];
      const outcome = await lanes.play(transcript, (step, played) => {
        if (show) shown.push(shownStep(step, played));
      });
      console.log([...shown, reportOf(outcome)].join('\n'));
      return outcome;
    });
    return await Promise.all(playing);
  } finally {
    await lanes.close();
  }
}

async function main(): Promise<number> {
  const { words, show, jobs } = asked('transcript', process.argv.slice(2));
  const transcripts = await readAll(words);
  if (transcripts === null) return 2;
  transcripts.sort(longestFirst);
  const began = performance.now();
  const outcomes = await playAll(transcripts, jobs, show);
  console.log(summaryOf(outcomes, (performance.now() - began) / 1000));
  return outcomes.every(({ broke }) => broke === null) ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

try {
  process.exitCode = await main();
} catch (error) {
  const known = error instanceof ProcessFault;
  console.error(known ? error.message : error);
  process.exitCode = known ? 2 : 3;
}
