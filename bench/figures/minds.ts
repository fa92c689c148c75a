import { bundledFor, toldBy } from '../harness/child.ts';
import { measurement, type Ground } from './figure.ts';

type Told = {
  share: number;
  lower: number;
  groups: { name: string; fights: number; share: number }[];
  ms: number;
};

/** Groups of fewer fights say nothing. */
const telling = 60;

export const minds = measurement({
  name: 'minds',
  goals: {
    lower: {
      what: 'the autopilot against one that walks up and hits, the same kit for both, on maps it was not tuned on: lower end of the 95 % interval of what it wins',
      unit: '%',
      least: 65,
    },
    worst: {
      what: 'the same for the group of kits with which it wins least',
      unit: '%',
      least: 50,
    },
    decision: { what: 'a decision of the autopilot on average', unit: 'ms', most: 5 },
  },
  async run({ size }: Ground) {
    const told = toldBy<Told>(await bundledFor('bench/fights/minds.ts'), [size.of(2000)]);
    for (const { name, fights, share } of told.groups)
      console.log(`${name}: ${share.toFixed(1)} % of ${fights} fights`);
    console.log(`all: ${told.share.toFixed(1)} %, a decision takes ${told.ms.toFixed(2)} ms`);
    const groups = told.groups.filter(({ fights }) => fights >= (size.whole ? telling : 1));
    return {
      lower: told.lower,
      worst: Math.min(...groups.map(({ share }) => share)),
      decision: told.ms,
    };
  },
});
