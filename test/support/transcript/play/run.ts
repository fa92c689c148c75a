import { type Step, type Transcript } from '../format/transcript.ts';
import { type Worker } from '../worker/worker.ts';
import { begin, type Run } from './begin.ts';
import { nothing, stopped, type Breakdown, type Outcome } from './breakdown.ts';
import { type Played } from './judge.ts';
import { plant } from './secrecy.ts';
import { isExpected, playStep, sentenceOf } from './step.ts';

/** Called after each step with what came of it: for those who want to watch. */
export type Watch = (step: Step, played: Played) => void;

/** Plays a transcript on a worker, in servers and with people of its own, and judges every step. */
export async function play(
  transcript: Transcript,
  worker: Worker,
  watch: Watch = () => undefined,
): Promise<Outcome> {
  let run: Run;
  try {
    run = await begin(transcript, worker);
  } catch (error) {
    if (!isExpected(error)) throw error;
    const broke = stopped({ line: 1, said: 'setup' }, worker, sentenceOf(error));
    return { transcript, counts: nothing, broke };
  }
  plant(run, transcript.secrets);
  for (const step of transcript.steps) {
    const broke = await playStep(run, step, watch);
    if (broke) return { transcript, counts: run.counts, broke };
  }
  return { transcript, counts: run.counts, broke: await diceLeft(run) };
}

async function diceLeft({ transcript, worker }: Run): Promise<Breakdown | null> {
  const left = await worker.operations.left();
  if (Object.keys(left).length === 0) return null;
  const step = { line: transcript.steps.at(-1)?.line ?? 1, said: 'the end' };
  return stopped(step, worker, `loaded dice were not rolled: ${JSON.stringify(left)}`);
}
