import { setTimeout as pause } from 'node:timers/promises';
import { type Step } from '../format/transcript.ts';
import { ProcessFault } from '../worker/process-fault.ts';
import { type Worker } from '../worker/worker.ts';
import { perform, type Done } from './act.ts';
import { newEntries, SETTLES_WITHIN, type Run } from './begin.ts';
import { learn } from '../lore/lore.ts';
import { breakdown, sawIn, stopped, type Breakdown } from './breakdown.ts';
import { Impossible, personOf } from './cast.ts';
import { auditOf, checkedIn, findingsIn, publishedIn, type Finding } from './findings.ts';
import { judge, type Played } from './judge.ts';
import { lookAround } from './look.ts';
import { keepSecrets } from './secrecy.ts';
import { StageRefusal } from './stage.ts';

/** Plays one step to where everything has settled, then judges what came of it. */
export async function playStep(
  run: Run,
  step: Step,
  watch: (step: Step, played: Played) => void,
): Promise<Breakdown | null> {
  const { worker, cast } = run;
  const before = run.look;
  let deed: Deed;
  try {
    deed = await doStep(run, step);
  } catch (error) {
    if (!isExpected(error)) throw error;
    return stopped(step, worker, worker.dead() ?? sentenceOf(error));
  }
  const dead = worker.dead();
  if (dead !== null) return stopped(step, worker, dead);
  run.look = await lookAround(worker.stage, cast);
  const entries = await newEntries(worker);
  const actor = 'person' in step.act ? personOf(cast, step.act.person) : null;
  const played: Played = { cast, before, after: run.look, entries, actor, ...deed };
  watch(step, played);
  learn(run.lore, run.keeper, played, step);
  const findings = await findingsOf(run, step, played);
  const failures = step.expectations.flatMap((expectation) => judge(expectation, played) ?? []);
  if (deed.refused !== null && step.expectations.every(({ ask }) => ask !== 'refused'))
    failures.unshift({ line: step.line, expected: step.said, but: deed.refused, saw: [] });
  run.counts.steps++;
  run.counts.expectations += step.expectations.length;
  if (failures.length === 0 && findings.length === 0) return null;
  return breakdown(step, worker, failures, findings, sawIn(played, failures));
}

type Deed = { done: Done; refused: string | null };

async function doStep(run: Run, step: Step): Promise<Deed> {
  const { worker, cast, look } = run;
  const act = keepSecrets(run, step);
  if (Object.keys(step.dice).length > 0) await worker.operations.load(step.dice);
  const deed = await perform(act, { stage: worker.stage, cast, look, wait: !step.killAtOnce }).then(
    (done): Deed => ({ done, refused: null }),
    (error: unknown): Deed => {
      if (!(error instanceof StageRefusal) || error.status !== 409) throw error;
      return { done: {}, refused: error.message };
    },
  );
  if (act.do === 'restart') await worker.restart();
  if (act.do === 'down')
    await worker.kill(async () => worker.stage.move((await worker.stage.now()) + act.by));
  if (act.do === 'kill' || step.killAtOnce) await worker.kill();
  await comeToRest(worker);
  return deed;
}

/**
 * Everything has settled, with the bot connected, unless it is cut off: what it has not been told
 * yet is not done.
 */
async function comeToRest(worker: Worker): Promise<void> {
  const { stage, operations } = worker;
  await unlessDead(worker, stage.settle(SETTLES_WITHIN));
  if ((await operations.healthy()) || (await stage.isCut())) return;
  const until = performance.now() + SETTLES_WITHIN;
  while (!(await operations.healthy())) {
    if (performance.now() > until) throw new ProcessFault('the bot is not well: /healthz says no');
    await pause(50);
  }
  await stage.settle(SETTLES_WITHIN);
}

/** Nothing is waited for of a bot that has ended by itself. */
async function unlessDead(worker: Worker, settled: Promise<unknown>): Promise<void> {
  let over = false;
  const end = () => (over = true);
  settled.then(end, end);
  while (!over && worker.dead() === null) await Promise.race([settled, pause(50)]);
  const dead = worker.dead();
  if (dead !== null) throw new ProcessFault(dead);
  await settled;
}

/** What the runner found by itself, without what the step excuses; a kill excuses a lost answer. */
async function findingsOf(run: Run, step: Step, played: Played): Promise<Finding[]> {
  const { worker, counts, keeper, tokens } = run;
  const lines = worker.log.slice(run.logLines);
  run.logLines = worker.log.length;
  counts.logLines += lines.length;
  counts.payloads += played.entries.filter(({ kind }) => kind === 'request').length;
  const judgement = await worker.stage.judgement();
  counts.judged = checkedIn(judgement) - checkedIn(run.judged);
  const found = [
    ...findingsIn(played, lines, keeper, tokens),
    ...(await auditOf(worker)),
    ...publishedIn(judgement, run.judged),
  ];
  counts.secrets = keeper.planted();
  counts.own = run.lore.planted.counts;
  const excused: string[] = step.killAtOnce ? [...step.excused, 'answered'] : step.excused;
  return found.filter(({ check }) => !excused.includes(check));
}

export const isExpected = (error: unknown): error is Error =>
  error instanceof StageRefusal || error instanceof Impossible || error instanceof ProcessFault;

export const sentenceOf = (error: Error): string => {
  const open = error instanceof StageRefusal ? error.open : [];
  return [error.message, ...open.map((one) => `  open: ${one}`)].join('\n');
};
