import { randomUUID } from 'node:crypto';
import { type Step } from '../../../test/support/transcript/format/transcript.ts';
import { unmarked } from '../../../test/support/transcript/play/act.ts';
import { type Breakdown } from '../../../test/support/transcript/play/breakdown.ts';
import { begin, type Run } from '../../../test/support/transcript/play/begin.ts';
import { playStep } from '../../../test/support/transcript/play/step.ts';
import { type Ground, type Snapshot } from './ground.ts';
import { kindOf, read } from './kinds.ts';

/** An act that is about to be done, with everything as it then was. */
export type Scene = {
  name: string;
  snapshot: Snapshot;
  run: Run;
  /** The act, before it what opened the form that it fills in, if it does. */
  opening: Step | null;
  step: Step;
  /** The acts before, last first: what they showed may be gone after a kill, and is asked for again. */
  before: Step[];
};

/** However often it is done, the act is the same: its secrets, and where the clock goes. */
function at(now: number, step: Step): Step {
  const { act } = unmarked(step.act);
  if (act.do !== 'clock') return { ...step, act };
  const { when } = act;
  const to = 'by' in when ? now + when.by : when.until(now);
  return { ...step, act: { do: 'clock', when: { until: () => to } } };
}

/** From a command to what is pressed of its answer, at most: a command, a chooser, a form. */
const furthest = 3;

const why = ({ line, failures, findings }: Breakdown): string =>
  `line ${line} does not play: ${JSON.stringify([...failures, ...findings])}`;

/** What a panel repeats of the last answer is forgotten when a moment is kept: the bot is stopped. */
const isOfComfort = ({ failures, findings }: Breakdown): boolean =>
  findings.length === 0 && failures.every(({ expected }) => expected.includes('**Last:**'));

/** Plays a file and keeps the moment before each of those steps, as far as it plays. */
export async function scenesOf(
  ground: Ground,
  file: string,
  wanted: ReadonlySet<number>,
): Promise<{ scenes: Scene[]; broke: string | null }> {
  const run = await begin(await read(file), ground.worker);
  const scenes: Scene[] = [];
  const before: Step[] = [];
  for (const [nth, step] of run.transcript.steps.entries()) {
    if (scenes.length === wanted.size) break;
    if (wanted.has(nth)) {
      const snapshot = await ground.keep(`scene_${randomUUID()}`);
      const name = `${kindOf(step)} (${file}:${step.line})`;
      const asked = before.slice(0, furthest).map((done) => at(snapshot.now, done));
      const opening = (step.act.do === 'submit' && asked[0]) || null;
      scenes.push({ name, snapshot, run, opening, step: at(snapshot.now, step), before: asked });
    }
    const broke = await playStep(run, step, () => undefined);
    if (broke && !isOfComfort(broke)) return { scenes, broke: why(broke) };
    // A kill, or a fault, shows nobody anything.
    if (kindOf(step) !== null) before.unshift(step);
  }
  return { scenes, broke: null };
}
