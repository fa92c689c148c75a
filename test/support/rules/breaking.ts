import PQueue from 'p-queue';
import { readBreak, type Break } from './break-file.ts';
import { findCitations } from './citations.ts';
import { copyCheckout, type Copy } from './copy.ts';
import { runReport, type RunReport } from './run-report.ts';
import { reportOn } from './run-script.ts';
import { runTests } from './run-tests.ts';
import { judge, proven, unproven, type Verdict } from './verdict.ts';

const limitMs = 300_000;

interface Attempt {
  readonly entry: Break;
  readonly tests: readonly string[];
  readonly scripts: readonly string[];
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The break of a rule and what might find it; a verdict where nothing could. */
function plan(
  root: string,
  id: string,
  citations: ReturnType<typeof findCitations>,
): Attempt | Verdict {
  try {
    const entry = readBreak(root, id);
    const { tests, scripts } = citations.get(id) ?? { tests: [], scripts: [] };
    const wanted = tests.filter((path) => entry.tests?.includes(path) ?? true);
    if (wanted.length === 0 && scripts.length === 0) return unproven(id, 'nothing cites it');
    return { entry, tests: wanted, scripts };
  } catch (error) {
    return unproven(id, reason(error));
  }
}

async function byTests(copy: Copy, { entry, tests }: Attempt, whole: RunReport): Promise<Verdict> {
  const broken = await copy.whileBroken(entry, () =>
    runTests(copy.root, tests, [entry.id], limitMs),
  );
  return judge(entry, whole, broken);
}

/** `sick`: of these files those that fail with nothing broken. */
async function byScripts(
  copy: Copy,
  { entry, scripts }: Attempt,
  sick: readonly string[],
): Promise<Verdict> {
  const ill = scripts.find((path) => sick.includes(path));
  if (ill !== undefined) return unproven(entry.id, `${ill} fails unbroken`);
  const broken = await copy.whileBroken(entry, () => reportOn(copy.root, scripts, limitMs));
  const [found] = broken.failed;
  if (!broken.ended) return unproven(entry.id, 'a script that cites it did not end in time');
  if (!broken.loads)
    return unproven(entry.id, `what cites it does not load with ${entry.file} broken`);
  return found === undefined
    ? unproven(entry.id, 'every script that cites it still passes')
    : proven(entry.id, found);
}

function runUnbroken(copy: Copy, attempts: readonly Attempt[]): Promise<RunReport> {
  const tested = attempts.filter(({ tests }) => tests.length > 0);
  const files = [...new Set(tested.flatMap(({ tests }) => tests))];
  const ids = tested.map(({ entry }) => entry.id);
  return files.length === 0
    ? Promise.resolve(runReport.parse({ passed: [], failed: [], unloaded: [] }))
    : runTests(copy.root, files, ids, 2 * limitMs);
}

/** So many rules are broken at once, each in a copy of its own. */
const lanes = 2;

/** Breaks each rule in a copy of the checkout and tells, in their order, whether a test found it. */
export async function* breakRules(root: string, ids: readonly string[]): AsyncGenerator<Verdict> {
  const citations = findCitations(root);
  const plans = ids.map((id) => plan(root, id, citations));
  const copies = Array.from({ length: Math.min(lanes, ids.length) }, () => copyCheckout(root));
  try {
    const attempts = plans.filter((each) => 'entry' in each);
    const [first] = copies;
    if (!first) return;
    const whole = await runUnbroken(first, attempts);
    const scripts = attempts.flatMap((one) => (one.tests.length > 0 ? [] : one.scripts));
    const { failed } = await reportOn(first.root, [...new Set(scripts)], limitMs, 'all');
    const attempt = (copy: Copy, each: Attempt | Verdict): Verdict | Promise<Verdict> => {
      if (!('entry' in each)) return each;
      const tried =
        each.tests.length > 0 ? byTests(copy, each, whole) : byScripts(copy, each, failed);
      return tried.catch((error: unknown) => unproven(each.entry.id, reason(error)));
    };
    const free = [...copies];
    const queue = new PQueue({ concurrency: copies.length });
    const running = plans.map((each) =>
      queue.add(async () => {
        const copy = free.pop() as Copy;
        const verdict = await attempt(copy, each);
        free.push(copy);
        return verdict;
      }),
    );
    for (const verdict of running) yield await verdict;
  } finally {
    for (const copy of copies) copy.remove();
  }
}
