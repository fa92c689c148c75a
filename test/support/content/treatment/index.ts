import { bought } from './bought.ts';
import { described } from './described.ts';
import { errands } from './errands.ts';
import { grown } from './grown.ts';
import { laid } from './laid.ts';
import { outOfFights } from './out-of-fights.ts';
import { setOn } from './set-on.ts';
import { sold } from './sold.ts';
import { stolen } from './stolen.ts';
import { struck } from './struck.ts';
import { type Treatment } from './treatment.ts';
import { used } from './used.ts';
import { worn } from './worn.ts';
import { worth } from './worth.ts';

/** All that every thing goes through, as each of what it may become. */
export const treatments: readonly Treatment[] = [
  ...[described, grown, bought, worn, setOn, worth, sold],
  ...[outOfFights, errands, used, struck, laid, stolen],
];
