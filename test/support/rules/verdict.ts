import { type Break } from './break-file.ts';
import { byAssertion, type RunReport } from './run-report.ts';

export interface Verdict {
  readonly id: string;
  /** A test that cites the rule fails because the rule is broken. */
  readonly proven: boolean;
  /** The test that fails, or why the break proves nothing. */
  readonly because: string;
}

export const proven = (id: string, because: string): Verdict => ({ id, proven: true, because });
export const unproven = (id: string, because: string): Verdict => ({ id, proven: false, because });

function whyNonePasses({ failed, unloaded }: RunReport, cites: (title: string) => boolean) {
  const red = failed.find(({ title }) => cites(title));
  if (red) return `fails unbroken: ${red.title}`;
  return unloaded.length > 0
    ? `does not load unbroken: ${unloaded.join(', ')}`
    : 'no test that cites it runs';
}

/** What a run with the rule broken shows, given the run of the same files with nothing broken. */
export function judge({ id, file }: Break, whole: RunReport, broken: RunReport): Verdict {
  const cites = (title: string) => title.includes(`[${id}]`);
  const passedBefore = new Set(whole.passed.filter(cites));
  if (passedBefore.size === 0) return unproven(id, whyNonePasses(whole, cites));
  const fallen = broken.failed.filter(({ title }) => passedBefore.has(title));
  const found = fallen.find(byAssertion);
  if (found) return proven(id, found.title);
  const [crashed] = fallen;
  if (crashed)
    return unproven(id, `fails, but not by an assertion: ${crashed.errors[0]?.message ?? '?'}`);
  const [unloaded] = broken.unloaded;
  if (unloaded !== undefined) return unproven(id, `${unloaded} does not load with ${file} broken`);
  return unproven(id, 'every test that cites it still passes');
}
