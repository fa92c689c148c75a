import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distantBot } from '../../../../src/launch/stage.ts';
import { openStage } from '../../../../src/stage/index.ts';

/** A stage for a bot that knows nothing of clocks. */
const { DATA_DIR = '', STAGE_PORT = '0', OPS_PORT = '0' } = process.env;
const { lead } = JSON.parse(readFileSync(join(DATA_DIR, 'clock.json'), 'utf8')) as { lead: number };
let ahead = lead;
const clock = {
  now: () => Date.now() + ahead,
  set: (to: number) => {
    ahead = to - Date.now();
  },
};

await openStage({
  port: Number(STAGE_PORT),
  dir: join(DATA_DIR, 'stage'),
  clock: {
    now: clock.now,
    move: (to) => {
      clock.set(to);
      return Promise.resolve();
    },
  },
  bot: distantBot(Number(OPS_PORT), clock),
});
