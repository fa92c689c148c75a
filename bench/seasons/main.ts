import { playSeason } from '../../test/support/season/season.ts';

const times = Number(process.argv[2]);

/** Seconds that a season takes. */
async function seconds(seed: string, checked: boolean): Promise<number> {
  const began = process.hrtime.bigint();
  await playSeason({ players: 8, seed, checked });
  return Number(process.hrtime.bigint() - began) / 1e9;
}

// Of one season after the other: what is compiled with the first ones is no part of it.
for (const seed of ['first', 'second', 'third']) await seconds(seed, true);
const sums = { bare: 0, checked: 0 };
for (let number = 0; number < times; number += 1) {
  // The same season both ways, and each way first as often as the other.
  for (const checked of number % 2 === 0 ? [false, true] : [true, false])
    sums[checked ? 'checked' : 'bare'] += await seconds(`bench ${number}`, checked);
}
console.log(JSON.stringify({ bare: sums.bare / times, checked: sums.checked / times }));
