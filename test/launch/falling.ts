import { pathToFileURL } from 'node:url';
import { BroadcastChannel } from 'node:worker_threads';
import { bundled } from '../../src/launch/bundle.mjs';

/** Runs the whole program with that thread, whose end comes when the parent says how. */
const [, , thread = ''] = process.argv;
process.once('message', (how) => new BroadcastChannel(thread).postMessage(how));
const { main } = (await import(pathToFileURL((await bundled()).main).href)) as {
  main: (mode: 'start', thread: string) => Promise<void>;
};
await main('start', thread);
