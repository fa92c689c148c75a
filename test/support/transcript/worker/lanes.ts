import { type Transcript } from '../format/transcript.ts';
import { type Outcome } from '../play/breakdown.ts';
import { clearAway } from '../play/clear-away.ts';
import { play, type Watch } from '../play/run.ts';
import { openWorker, type Programs, type Worker } from './worker.ts';

export type Lanes = {
  play(transcript: Transcript, watch?: Watch): Promise<Outcome>;
  close(): Promise<void>;
};

/** A new worker's clock is set this much before the transcript's beginning, in ms, and then moved. */
const TO_START = 120_000;

type Lane = { worker: Worker | null; busy: boolean };

/**
 * Plays several transcripts at once, one on each lane. A worker is kept for the next transcript
 * unless the last one left it unfit, or its clock is past the next one's beginning.
 */
export function openLanes(count: number, programs: Programs): Lanes {
  const lanes = Array.from({ length: count }, (): Lane => ({ worker: null, busy: false }));
  const waiting: (() => void)[] = [];

  async function free(): Promise<Lane> {
    for (;;) {
      const lane =
        lanes.find(({ busy, worker }) => !busy && worker) ?? lanes.find(({ busy }) => !busy);
      if (lane) {
        lane.busy = true;
        return lane;
      }
      await new Promise<void>((turn) => waiting.push(turn));
    }
  }

  return {
    async play(transcript, watch) {
      const lane = await free();
      try {
        const worker = (lane.worker = await workerFor(lane, transcript, programs));
        const outcome = await play(transcript, worker, watch);
        if (!(await clearAway(worker))) await leave(lane);
        return outcome;
      } catch (error) {
        await leave(lane);
        throw error;
      } finally {
        lane.busy = false;
        waiting.shift()?.();
      }
    },
    async close() {
      await Promise.all(lanes.map(leave));
    },
  };
}

async function workerFor(lane: Lane, { setup }: Transcript, programs: Programs): Promise<Worker> {
  if (lane.worker !== null) {
    const now = await lane.worker.stage.now();
    if ((setup.clock?.(now) ?? now) >= now) return lane.worker;
    await leave(lane);
  }
  const { clock } = setup;
  return openWorker(programs, clock === null ? undefined : (now) => clock(now) - TO_START);
}

async function leave(lane: Lane): Promise<void> {
  const { worker } = lane;
  lane.worker = null;
  await worker?.close();
}
