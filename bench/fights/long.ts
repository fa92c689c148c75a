import { begun, recorded, type Recorded, take } from './recorded.ts';

/** Plays the same duels over and over, each with its events, and keeps none of them. */
const decisions = Number(process.argv[2] ?? 1_000_000);

function lean(seed: number): Recorded {
  const { fighters, actions, places } = recorded(seed);
  return { seed, fighters, actions, places };
}

function* playing(duels: readonly Recorded[]): Generator<void> {
  for (let at = 0; ; at = (at + 1) % duels.length) {
    const duel = duels[at] as Recorded;
    const fight = begun(duel);
    for (const action of duel.actions) {
      take(fight, action);
      yield;
    }
  }
}

const going = playing(Array.from({ length: 300 }, (_, seed) => lean(seed)));
function inUse(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
function after(count: number): number {
  for (let left = count; left > 0; left--) going.next();
  return inUse();
}
const then = after(decisions / 5);
const later = after((4 * decisions) / 5);
const most = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ megabytes: most, growth: (later / then - 1) * 100 }));
