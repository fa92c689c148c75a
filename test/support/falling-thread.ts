import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BroadcastChannel } from 'node:worker_threads';
import { bundled } from '../../src/launch/bundle.mjs';
import { temporaryFolder } from './temporary-folder.ts';

/** How a thread comes to its end without being asked for it. */
export type Fall = 'throws' | 'ends';

/** A program for the database's thread that works until it is told by `fall` to come to its end. */
export async function fallingThread(): Promise<string> {
  const { thread } = await bundled();
  const program = join(temporaryFolder(), 'thread.mjs');
  writeFileSync(
    program,
    `import { BroadcastChannel } from 'node:worker_threads';
    const channel = new BroadcastChannel(${JSON.stringify(program)});
    channel.onmessage = ({ data }) => {
      if (data === 'ends') process.exit(3);
      throw new RangeError('a bet of 7 gold on Bran');
    };
    channel.unref();
    await import(${JSON.stringify(pathToFileURL(thread).href)});\n`,
  );
  return program;
}

/** Ends the thread of that program, in this process. */
export function fall(program: string, how: Fall): void {
  const channel = new BroadcastChannel(program);
  channel.postMessage(how);
  channel.close();
}
