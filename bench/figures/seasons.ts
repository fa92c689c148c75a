import { bundledFor, toldBy } from '../harness/child.ts';
import { measurement } from './figure.ts';

/** Seconds. */
type Told = { bare: number; checked: number };

export const seasons = measurement({
  name: 'seasons',
  goals: {
    bare: {
      what: 'a season of eight autopilots, from the lobby to its end, one after the other',
      unit: 's',
      most: 2,
    },
    checked: { what: 'the same with all books looked at after every act', unit: 's', most: 5 },
  },
  async run({ size: { of } }) {
    return toldBy<Told>(await bundledFor('bench/seasons/main.ts'), [of(20)]);
  },
});
