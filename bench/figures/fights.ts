import { bundledFor, toldBy } from '../harness/child.ts';
import { measurement, type Ground } from './figure.ts';

const peer = '@pkmn/sim, battles of its first generation';

type Ours = { counts: object; given: number; listed: number; telling: number; unowned: number };
type Theirs = { perSecond: number; megabytes: number };
type Long = { megabytes: number; growth: number };

export const fights = measurement({
  name: 'fights',
  goals: {
    given: { what: `decisions a second in duels, against ${peer}`, unit: '×', least: 10 },
    listed: { what: 'the same, all that is legal listed for each', unit: '×', least: 4 },
    telling: { what: 'slower with events than without', unit: '%', most: 20 },
    unowned: { what: 'slower with 510 things that nobody has than with 10', unit: '%', most: 5 },
    memory: {
      what: 'memory at its highest over a million decisions, against the same',
      unit: '×',
      most: 1,
    },
    growth: {
      what: 'growth of what is in use, from a fifth of them to the last',
      unit: '%',
      most: 5,
    },
  },
  async run({ size }: Ground) {
    const ours = await bundledFor('bench/fights/main.ts');
    const theirs = toldBy<Theirs>('bench/peers/pkmn.mjs', [size.of(300)]);
    const { counts, ...mine } = toldBy<Ours>(ours, [size.of(600), size.whole ? 21 : 3]);
    console.log('a duel on average:', counts);
    console.log(
      `${Math.round(mine.given)} decisions a second, theirs ${Math.round(theirs.perSecond)}`,
    );
    const long = await bundledFor('bench/fights/long.ts');
    const [over, theirOver] = [
      toldBy<Long>(long, [size.of(1_000_000)]),
      toldBy<Theirs>('bench/peers/pkmn-long.mjs', [size.of(1_000_000)]),
    ];
    console.log(`${over.megabytes.toFixed(0)} MB, theirs ${theirOver.megabytes.toFixed(0)}`);
    return {
      given: mine.given / theirs.perSecond,
      listed: mine.listed / theirs.perSecond,
      telling: mine.telling,
      unowned: mine.unowned,
      memory: over.megabytes / theirOver.megabytes,
      growth: over.growth,
    };
  },
});
