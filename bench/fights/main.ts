import { pacesOf } from './pace.ts';
import { recorded, type Recorded } from './recorded.ts';

/** Without its log, which would weigh on what is measured. */
function remembered(seed: number): Recorded {
  const { fighters, actions, places } = recorded(seed);
  return { seed, fighters, actions, places };
}

const many = Number(process.argv[2] ?? 300);
console.log(JSON.stringify(pacesOf(Array.from({ length: many }, (_, seed) => remembered(seed)))));
