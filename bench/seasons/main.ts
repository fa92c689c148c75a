import { playSeason } from '../../test/support/season/season.ts';

const times = Number(process.argv[2]);

/** Seconds for a season, over as many as are played; those of other numbers are other seasons. */
async function seconds(from: number, checked: boolean): Promise<number> {
  const began = process.hrtime.bigint();
  for (let number = from; number < from + times; number += 1)
    await playSeason({ players: 8, seed: `bench ${number}`, checked });
  return Number(process.hrtime.bigint() - began) / 1e9 / times;
}

// What is compiled with the first one is no part of a season.
await playSeason({ players: 2, seed: 'bench', checked: true });
const bare = await seconds(0, false);
const checked = await seconds(times, true);
console.log(JSON.stringify({ bare, checked }));
