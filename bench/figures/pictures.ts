import { bundledFor, toldBy } from '../harness/child.ts';
import { measurement } from './figure.ts';

/** Milliseconds, and bytes. */
type Told = { drawn: number; size: number };

export const pictures = measurement({
  name: 'pictures',
  goals: {
    drawn: {
      what: 'the largest map of the stock drawn, full of orbs: p99 of 600, one after the other',
      unit: 'ms',
      most: 60,
    },
    size: { what: 'how large that is as a PNG', unit: 'KB', most: 150 },
  },
  async run({ size: { of } }) {
    const script = await bundledFor('bench/pictures/main.ts');
    const { drawn, size } = toldBy<Told>(script, [of(200)]);
    return { drawn, size: size / 1024 };
  },
});
