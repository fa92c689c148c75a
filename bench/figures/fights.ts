import { bundledFor, toldBy } from '../harness/child.ts';
import { measurement, type Ground } from './figure.ts';

const peer = '@pkmn/sim, battles of its first generation';

type Ours = { counts: object; given: number; listed: number; telling: number; megabytes: number };
type Theirs = { perSecond: number; megabytes: number };

export const fights = measurement({
  name: 'fights',
  goals: {
    given: { what: `decisions a second in duels, against ${peer}`, unit: '×', least: 10 },
    listed: { what: 'the same, all that is legal listed for each', unit: '×', least: 4 },
    telling: { what: 'slower with events than without', unit: '%', most: 20 },
    memory: { what: 'memory at its highest, against the same', unit: '×', most: 1 },
  },
  async run({ size }: Ground) {
    const ours = await bundledFor('bench/fights/main.ts');
    const theirs = toldBy<Theirs>('bench/peers/pkmn.mjs', [size.of(300)]);
    const { counts, ...mine } = toldBy<Ours>(ours, [size.of(600), size.whole ? 21 : 3]);
    console.log('a duel on average:', counts);
    console.log(
      `${Math.round(mine.given)} decisions a second, theirs ${Math.round(theirs.perSecond)}`,
    );
    return {
      given: mine.given / theirs.perSecond,
      listed: mine.listed / theirs.perSecond,
      telling: mine.telling,
      memory: mine.megabytes / theirs.megabytes,
    };
  },
});
