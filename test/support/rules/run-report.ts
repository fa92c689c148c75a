import { z } from 'zod';

const thrown = z.object({
  name: z.string(),
  message: z.string(),
  /** The error carries what was expected and what came, as a comparison's does. */
  compares: z.boolean(),
});

const failure = z.object({ file: z.string(), title: z.string(), errors: z.array(thrown) });

/** What a run of test files came to. Titles are whole: suites and test. */
export const runReport = z.object({
  passed: z.array(z.string()),
  failed: z.array(failure),
  /** Files of which no test could run. */
  unloaded: z.array(z.string()),
});

export type Failure = z.infer<typeof failure>;
export type RunReport = z.infer<typeof runReport>;

/** An assertion failed, as opposed to a crash, a timeout or a hook that never came back. */
export const byAssertion = ({ errors }: Failure): boolean =>
  errors.some(({ name, compares }) => name === 'AssertionError' || compares);
