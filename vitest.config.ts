import { defineConfig } from 'vitest/config';
import { quickOnes } from './test/support/suite/quick.ts';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes minutes: begun last, it would run on while there is nothing else left to do. */
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

const quick = quickOnes.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.test.ts`));

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['test/support/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    sequence: { sequencer: LongFirst },
    projects: [
      // They keep nothing from one file to the next: a process of its own for each would only cost.
      { extends: true, test: { name: 'quick', include: quick, isolate: false } },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['test/**/*.test.ts'],
          exclude: quick,
        },
      },
    ],
  },
});
