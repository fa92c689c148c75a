import { type Entry } from '../../test/support/transcript/play/stage-types.ts';
import { type House } from '../harness/house.ts';

const most = 5_000;

/** Empties the stage's record; the number that it will give to what comes next. */
export async function recordFromNow({ stage }: House): Promise<number> {
  await stage.ask('DELETE', '/record');
  return (await stage.record(0)).from;
}

/** All that passed between bot and stage from that number on. */
export async function recordSince({ stage }: House, since: number): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let from = since; ;) {
    const { entries, next, from: oldest } = await stage.record(from);
    if (oldest > from) throw new Error('more happened than the stage’s record keeps');
    all.push(...entries);
    if (entries.length < most) return all;
    from = next;
  }
}
