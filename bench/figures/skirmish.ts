import { bundledFor, toldBy } from '../harness/child.ts';
import { measurement, type Ground } from './figure.ts';

type Told = { perSecond: number };

export const skirmish = measurement({
  name: 'skirmish',
  goals: {
    given: {
      what: 'decisions a second in a skirmish of two a side among 196 things on 20 × 20 tiles, against the reducer of boardgame.io',
      unit: '×',
      least: 25,
    },
  },
  async run({ size }: Ground) {
    const ours = toldBy<Told>(await bundledFor('bench/skirmish/main.ts'), [size.of(2000)]);
    const theirs = toldBy<Told>('bench/peers/skirmish.mjs', [size.of(300)]);
    console.log(
      `${Math.round(ours.perSecond)} decisions a second, theirs ${Math.round(theirs.perSecond)}`,
    );
    return { given: ours.perSecond / theirs.perSecond };
  },
});
