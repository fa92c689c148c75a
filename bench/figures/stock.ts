import { bundledFor, toldBy } from '../harness/child.ts';
import { measurement } from './figure.ts';

/** Milliseconds. */
type Told = { read: number; described: number };

export const stock = measurement({
  name: 'stock',
  goals: {
    read: {
      what: 'the whole stock read and checked, nothing kept from before',
      unit: 's',
      most: 1,
    },
    described: { what: 'every card described, in short and in full', unit: 'ms', most: 100 },
  },
  async run() {
    const { read, described } = toldBy<Told>(await bundledFor('bench/stock/main.ts'), []);
    return { read: read / 1000, described };
  },
});
