import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readTranscript } from '../../../test/support/transcript/format/read.ts';
import { type Step, type Transcript } from '../../../test/support/transcript/format/transcript.ts';
import { unmarked } from '../../../test/support/transcript/play/act.ts';
import { type Breakdown } from '../../../test/support/transcript/play/breakdown.ts';
import { begin, type Run } from '../../../test/support/transcript/play/begin.ts';
import { playStep } from '../../../test/support/transcript/play/step.ts';
import { type Ground, type Snapshot } from './ground.ts';

/** An act that is about to be done, with everything as it then was. */
export type Scene = {
  name: string;
  snapshot: Snapshot;
  run: Run;
  /** The act, before it what opened the form that it fills in, if it does. */
  opening: Step | null;
  step: Step;
  /** The act before: what it showed may be gone after a kill, and is asked for once more. */
  before: Step | null;
};

/** Typed commands are of one kind by their path, presses by their label, times by how they are said. */
function kindOf({ act, said }: Step): string | null {
  switch (act.do) {
    case 'type':
      return /^\/[a-z]+( [a-z-]+)?(?= |$)/.exec(act.line)?.[0].replace(/ \w+:$/, '') ?? null;
    case 'press':
      return `press ${act.label.said}`;
    case 'choose':
      return 'choose';
    case 'submit':
      return `submit ${Object.keys(act.fields).join(', ')}`;
    case 'write to bot':
      return 'write to the bot';
    case 'clock':
      return said;
    default:
      return null;
  }
}

/** However often it is done, the act is the same: its secrets, and where the clock goes. */
function at(now: number, step: Step): Step {
  const { act } = unmarked(step.act);
  if (act.do !== 'clock') return { ...step, act };
  const { when } = act;
  const to = 'by' in when ? now + when.by : when.until(now);
  return { ...step, act: { do: 'clock', when: { until: () => to } } };
}

async function read(file: string): Promise<Transcript> {
  const transcript = readTranscript(file, await readFile(file, 'utf8'));
  if (Array.isArray(transcript)) throw new Error(`${file} is no transcript`);
  return transcript;
}

const why = ({ line, failures, findings }: Breakdown): string =>
  `line ${line} does not play: ${JSON.stringify([...failures, ...findings])}`;

/** What a panel repeats of the last answer is forgotten when a moment is kept: the bot is stopped. */
const isOfComfort = ({ failures, findings }: Breakdown): boolean =>
  findings.length === 0 && failures.every(({ expected }) => expected.includes('**Last:**'));

/** `wanted` is asked of each kind once it could be kept; `enough` ends the search. */
export type Search = { wanted: (kind: string) => boolean; enough: () => boolean };

/**
 * Plays a file and keeps the moment before each act that is wanted, as far as it plays; none while
 * the stage is told to fail, which is not kept.
 */
export async function scenesOf(
  ground: Ground,
  file: string,
  { wanted, enough }: Search,
): Promise<{ scenes: Scene[]; broke: string | null }> {
  const run = await begin(await read(file), ground.worker);
  const scenes: Scene[] = [];
  let last: Step | null = null;
  let failing = false;
  for (const step of run.transcript.steps) {
    if (enough()) break;
    const kind = kindOf(step);
    if (step.act.do === 'fault') failing = true;
    if (step.act.do === 'end faults') failing = false;
    if (kind !== null && !failing && wanted(kind)) {
      const snapshot = await ground.keep(`scene_${randomUUID()}`);
      const name = `${kind} (${file}:${step.line})`;
      const before = last && at(snapshot.now, last);
      const opening = step.act.do === 'submit' ? before : null;
      scenes.push({ name, snapshot, run, opening, step: at(snapshot.now, step), before });
    }
    const broke = await playStep(run, step, () => undefined);
    if (broke && !isOfComfort(broke)) return { scenes, broke: why(broke) };
    last = step;
  }
  return { scenes, broke: null };
}
