import { bundledFor, toldBy } from '../harness/child.ts';
import { median } from '../harness/statistics.ts';
import { measurement, type Ground } from './figure.ts';

const peer = '@pkmn/sim, battles of its first generation';

type Paces = { given: number; listed: number };
type Costs = { counts: object; telling: number; unowned: number };
type Theirs = { perSecond: number; megabytes: number };
type Long = { megabytes: number; growth: number };

/**
 * Theirs and ours one after the other, five times, each time against each other, as a machine that
 * others share is not as fast at one moment as at the next.
 */
async function inTurns(size: Ground['size']): Promise<Paces> {
  const main = await bundledFor('bench/fights/main.ts');
  const ratios = Array.from({ length: size.whole ? 5 : 1 }, () => {
    const theirs = toldBy<Theirs>('bench/peers/pkmn.mjs', [size.of(300)]).perSecond;
    const { given, listed } = toldBy<Paces>(main, [size.of(300)]);
    console.log(`${Math.round(given)} decisions a second, theirs ${Math.round(theirs)}`);
    return { given: given / theirs, listed: listed / theirs };
  });
  return {
    given: median(ratios.map(({ given }) => given)),
    listed: median(ratios.map(({ listed }) => listed)),
  };
}

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
    const paces = await inTurns(size);
    const costs = await bundledFor('bench/fights/costs.ts');
    const { counts, ...cost } = toldBy<Costs>(costs, [size.of(600), size.whole ? 21 : 3]);
    console.log('a duel on average:', counts);
    const long = await bundledFor('bench/fights/long.ts');
    const [over, theirOver] = [
      toldBy<Long>(long, [size.of(1_000_000)]),
      toldBy<Theirs>('bench/peers/pkmn-long.mjs', [size.of(1_000_000)]),
    ];
    console.log(`${over.megabytes.toFixed(0)} MB, theirs ${theirOver.megabytes.toFixed(0)}`);
    return {
      ...paces,
      ...cost,
      memory: over.megabytes / theirOver.megabytes,
      growth: over.growth,
    };
  },
});
