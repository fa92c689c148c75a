import { secretKeeper, type SecretKeeper } from '../checks/secrets.ts';
import { type Transcript } from '../format/transcript.ts';
import { knowOwned } from '../lore/goods.ts';
import { noLore, type Lore } from '../lore/lore.ts';
import { type Worker } from '../worker/worker.ts';
import { type Counts, nothing } from './breakdown.ts';
import { gather, Impossible, personOf, type Cast } from './cast.ts';
import { type Tokens } from './findings.ts';
import { lookAround, type Look } from './look.ts';
import { type Entry, type Judgement } from './stage-types.ts';

/** A transcript being played. */
export type Run = {
  transcript: Transcript;
  worker: Worker;
  cast: Cast;
  keeper: SecretKeeper;
  /** What is known of its games. */
  lore: Lore;
  tokens: Tokens;
  counts: Counts;
  /** As it was after the last step. */
  look: Look;
  /** How many of the bot's log lines have been looked at. */
  logLines: number;
  /** What the judge of Discord's description had found before. */
  judged: Judgement;
};

export const SETTLES_WITHIN = 20_000;

/** Nobody waits then; how long they would have to is judged all the same. */
export const ROOMY = 20;

/** Moves the clock to where the transcript starts, gathers its people, loads its dice and lays out what is owned. */
export async function begin(transcript: Transcript, worker: Worker): Promise<Run> {
  const { stage, operations } = worker;
  const { setup, dice, owned } = transcript;
  await stage.allow(setup.realPace ? 1 : ROOMY);
  await moveTo(setup.clock, worker);
  await newEntries(worker);
  const cast = await gather(stage, setup);
  await stage.settle(SETTLES_WITHIN);
  if (Object.keys(dice).length > 0) await operations.load(dice);
  const lore = noLore();
  if (owned.length > 0) {
    await operations.give(Object.fromEntries(owned.map(({ hero, things }) => [hero, things])));
    for (const { person, things } of owned) knowOwned(lore.goods, personOf(cast, person), things);
  }
  const keeper = secretKeeper();
  keeper.neverLog(worker.token);
  return {
    transcript,
    worker,
    cast,
    keeper,
    lore,
    tokens: new Map(),
    counts: { ...nothing },
    look: await lookAround(stage, cast),
    logLines: worker.log.length,
    judged: await stage.judgement(),
  };
}

async function moveTo(start: Transcript['setup']['clock'], { stage }: Worker): Promise<void> {
  if (start === null) return;
  const now = await stage.now();
  const to = start(now);
  if (to < now)
    throw new Impossible(
      `the clock is past ${new Date(to).toISOString()} already and never goes back`,
    );
  await stage.move(to);
}

const MOST_AT_ONCE = 5_000;

/** What passed between the bot and the stage since this was last asked. */
export async function newEntries(worker: Worker): Promise<Entry[]> {
  const found: Entry[] = [];
  for (;;) {
    const { from, next, entries } = await worker.stage.record(worker.nextEntry);
    if (worker.nextEntry > 0 && from > worker.nextEntry)
      throw new Impossible('too much happened in one step to be judged: split it');
    worker.nextEntry = next;
    found.push(...entries);
    if (entries.length < MOST_AT_ONCE) return found;
  }
}
