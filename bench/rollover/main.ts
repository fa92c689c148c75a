import { tmpdir } from 'node:os';
import { openStore } from '../../src/store/index.ts';
import { type GameId } from '../../src/rules/names.ts';
import { hostActor, Playing } from '../../test/support/playing.ts';
import { median } from '../harness/statistics.ts';
import { copiesOf } from './copies.ts';
import { countedStatements } from './statements.ts';

const [url = '', count = ''] = process.argv.slice(2);
const games = Number(count);
const players = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** Memory is read so often on the way. */
const readings = 20;

/** A game in which nobody has taken a turn of week 1, just before week 2 begins. */
async function beforeNewWeek(playing: Playing): Promise<GameId> {
  const game = await playing.create(players);
  await playing.act(game, hostActor, { do: 'start' });
  while ((await playing.game(game)).phase !== 'level-up') {
    const next = await playing.store.deadlines.next();
    if (next === null) throw new Error('the week does not go on');
    playing.now = Math.max(playing.now, next);
    await oneAct(playing);
  }
  return game;
}

/** No more than the next act of the clock: once it is done nobody is in reach. */
async function oneAct(playing: Playing): Promise<void> {
  let asked = 0;
  const reach = { configurable: true, writable: true };
  Object.defineProperty(playing, 'inReach', { configurable: true, get: () => ++asked <= 2 });
  await playing.sweep();
  Object.defineProperty(playing, 'inReach', { ...reach, value: true });
}

/** What stays after a collection, read so often while `work` goes on; in bytes. */
async function heapsOver(work: () => Promise<void>, total: () => number): Promise<number[]> {
  const heaps: number[] = [];
  const read = setInterval(() => {
    if (total() < (games / readings) * heaps.length) return;
    globalThis.gc?.();
    heaps.push(process.memoryUsage().heapUsed);
  }, 50);
  await work();
  clearInterval(read);
  return heaps;
}

async function rolledOver(playing: Playing, statements: () => number) {
  const before = statements();
  const began = performance.now();
  let acts = 0;
  const sweepAll = async () => {
    for (let done = -1; done !== 0; acts += Math.max(0, done)) done = await playing.sweep();
  };
  const heaps = await heapsOver(sweepAll, () => (statements() - before) / 20);
  const time = (performance.now() - began) / 1000;
  if (playing.failures.length > 0) throw playing.failures[0];
  if (acts !== games) throw new Error(`${acts} acts in ${games} games`);
  const half = Math.ceil(heaps.length / 2);
  const growth = (median(heaps.slice(half)) / median(heaps.slice(0, half)) - 1) * 100;
  return { time, statements: (statements() - before) / games, growth };
}

const statements = countedStatements();
const store = await openStore({ url, dir: tmpdir() });
try {
  const playing = new Playing(0, store);
  await copiesOf(url, await beforeNewWeek(playing), games - 1);
  console.log(JSON.stringify(await rolledOver(playing, statements)));
} finally {
  await store.close();
}
