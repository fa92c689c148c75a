import { bundledFor, toldBy } from '../harness/child.ts';
import { measurement, type Ground } from './figure.ts';

type Told = { ways: number; views: number };

export const ground = measurement({
  name: 'ground',
  goals: {
    ways: { what: 'a way on a map of 40 × 40, against A* of rot-js', unit: '×', least: 3 },
    views: {
      what: 'a view as far as 12 tiles there, against the recursive field of view of rot-js',
      unit: '×',
      least: 1,
    },
  },
  async run({ size }: Ground) {
    const counts = [size.of(20_000), size.of(20_000)];
    const ours = toldBy<Told>(await bundledFor('bench/ground/main.ts'), counts);
    const theirs = toldBy<Told>('bench/peers/ground.mjs', counts);
    const rounded = (told: Told) =>
      `${Math.round(told.ways)} ways, ${Math.round(told.views)} views`;
    console.log(`${rounded(ours)} a second, theirs ${rounded(theirs)}`);
    return { ways: ours.ways / theirs.ways, views: ours.views / theirs.views };
  },
});
