import { setTimeout as pause } from 'node:timers/promises';
import { type Entry } from '../../test/support/transcript/play/stage-types.ts';
import { type House } from '../harness/house.ts';

/** What passes between bot and stage, read along: the stage keeps no more than the last 12 MB. */
export type Recorded = {
  /** All that has passed from the beginning until now; reads no further. */
  end(): Promise<Entry[]>;
};

const EVERY = 500;

export async function recorded({ stage }: House): Promise<Recorded> {
  await stage.ask('DELETE', '/record');
  const all: Entry[] = [];
  let from = (await stage.record(0)).from;
  let ended = false;

  async function read(): Promise<void> {
    for (;;) {
      const { entries, next, from: oldest } = await stage.record(from);
      if (oldest > from) throw new Error('more happened than the stage’s record keeps');
      all.push(...entries);
      from = next;
      if (entries.length === 0) return;
    }
  }
  async function readAlong(): Promise<void> {
    while (!ended) {
      await read();
      await pause(EVERY);
    }
  }
  const reading = readAlong();
  reading.catch(() => undefined);
  return {
    async end() {
      ended = true;
      await reading;
      await read();
      return all;
    },
  };
}
