import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes minutes: begun last, it would run on while there is nothing else left to do. Each has a
 * process of its own.
 */
const long = [
  'test/transcript.test.ts',
  'test/browser/two-weeks.test.ts',
  'test/play/random-runs.test.ts',
  'test/launch/backup.test.ts',
  'test/support/transcript/play/run.test.ts',
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((path) => moduleId.endsWith(path));
      return at < 0 ? long.length : at;
    };
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['test/support/global-setup.ts'],
    setupFiles: ['test/support/repeatable.ts'],
    testTimeout: 90_000,
    hookTimeout: 180_000,
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    sequence: { sequencer: LongFirst },
    projects: [
      { extends: true, test: { name: 'long', include: long } },
      // They leave nothing behind for the next file: a process of its own for each would only cost.
      {
        extends: true,
        test: { name: 'short', include: ['test/**/*.test.ts'], exclude: long, isolate: false },
      },
    ],
  },
});
