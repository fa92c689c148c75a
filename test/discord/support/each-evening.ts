import { afterEach } from 'vitest';
import { openEvening, type Evening } from './evening.ts';

/** Opens the evening of a test, which is closed after it. */
export function eachEvening(): typeof openEvening {
  let evening: Evening | null = null;
  afterEach(async () => {
    await evening?.close();
    evening = null;
  });
  return async (options) => (evening = await openEvening(options));
}
