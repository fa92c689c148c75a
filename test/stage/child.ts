import { openStage } from '../../src/stage/index.ts';
import { movableClock } from './opened.ts';

/** A stage in a process of its own, to be killed from outside. */
const stage = await openStage({
  port: 0,
  pace: 0,
  dir: process.argv[2] ?? '',
  clock: movableClock(),
});
process.send?.(stage.url);
