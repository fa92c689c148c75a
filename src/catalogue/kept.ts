import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What is made of a text, JSON: made anew only if it was not the last time. */
export type Reading = <T>(text: string, read: () => T) => T;

/** Every text is read. */
export const plainReading: Reading = (_, read) => read();

/**
 * Does `work`, of which reading and checking texts takes the longest, with what was made of the same
 * texts the last time; that is kept in `file`, as JSON, which is for one program alone: another makes
 * something else of them. Where nothing can be kept, everything is read.
 */
export function keeping<T>(file: string, work: (reading: Reading) => T): T {
  const last = readKept(file);
  const used: Record<string, unknown> = {};
  let fresh = false;
  const done = work(<M>(text: string, read: () => M): M => {
    const key = createHash('sha256').update(text).digest('hex');
    if (!(key in last)) fresh = true;
    const made = key in last ? (last[key] as M) : read();
    used[key] = made;
    return made;
  });
  if (fresh) keep(file, used);
  return done;
}

function readKept(file: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(readFileSync(file, 'utf8')) as object) };
  } catch {
    return {};
  }
}

/** Several processes may come here at once. */
function keep(file: string, used: object): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    try {
      writeFileSync(draft, JSON.stringify(used));
      renameSync(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
  } catch {
    // A folder that cannot be written to makes starts slower, nothing else.
  }
}
