import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStage } from '../../../../src/stage/index.ts';

/** A stage for a bot that knows nothing of clocks. */
const { DATA_DIR = '', STAGE_PORT = '0' } = process.env;
const { lead } = JSON.parse(readFileSync(join(DATA_DIR, 'clock.json'), 'utf8')) as { lead: number };
let ahead = lead;

await openStage({
  port: Number(STAGE_PORT),
  dir: join(DATA_DIR, 'stage'),
  clock: {
    now: () => Date.now() + ahead,
    move: (to) => {
      ahead = to - Date.now();
      return Promise.resolve();
    },
  },
});
