import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each(['scenario test/scenarios/duel', 'rules'])(
  'whoever stops reading %s sees no stack trace, and by the exit code that it was not all',
  (command) => {
    // The reader is gone long before the first line.
    const piped = `{ node run.mjs ${command}; echo $? >&2; } | :`;
    const { stderr } = spawnSync('sh', ['-c', piped], { encoding: 'utf8' });
    expect(stderr).toBe('141\n');
  },
);
