import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { asked, type Given } from '../../src/launch/command-line.mjs';
import { startPostgres } from '../harness/postgres.ts';
import { writeSection } from '../report.ts';
import { crashes, type Outcome, type Plan } from './crashes/crashes.ts';
import { type Verdict } from './crashes/strike.ts';

const minutes = 60_000;
const folder = 'test/transcripts';

const allFiles = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    // Of acts that several have, the first one's are struck; the two weeks have nearly everything.
    .sort()
    .sort((a, b) => Number(b === 'two-weeks.yaml') - Number(a === 'two-weeks.yaml'))
    .map((file) => join(folder, file));

type Extent = Pick<Plan, 'each' | 'kinds' | 'within' | 'lanes'>;
const long: Extent = {
  ...{ each: 9, kinds: Number.POSITIVE_INFINITY },
  ...{ within: Number.POSITIVE_INFINITY, lanes: 2 },
};
const short: Extent = { each: 10, kinds: 4, within: 1.5 * minutes, lanes: 2 };

function tell({ scene, at, met, wrong }: Verdict): void {
  const mark = wrong.length === 0 ? 'right' : 'WRONG';
  console.log(`${mark}  ${scene}, ${at}${met ? '' : ' (not met: killed when all was over)'}`);
  for (const line of wrong) console.log(`       ${shortened(line)}`);
}

const shortened = (line: string): string => line.replaceAll(/\s+/g, ' ').slice(0, 200);

/** SIGINT ends what has begun and tells its figure; the harness alone would end at once, as for SIGTERM. */
function stoppedByHand(): AbortSignal {
  const stopping = new AbortController();
  process.removeAllListeners('SIGINT').on('SIGINT', () => stopping.abort());
  return stopping.signal;
}

function write(
  { acts, part }: Pick<Given['soak'], 'acts' | 'part'>,
  { verdicts, isWhole }: Outcome,
): void {
  const kinds = new Set(verdicts.map(({ scene }) => scene)).size;
  const options = [
    ...(acts === 'all' ? [] : [`--acts ${acts}`]),
    ...(part.of === 1 ? [] : [`--part ${part.nth}/${part.of}`]),
  ];
  const section = ['crashes', ...options].join(' ').replaceAll(/\W+/g, '-');
  const command = ['npm run soak -- crashes', ...options].join(' ');
  const so = isWhole ? '' : ', stopped before the end';
  const line = `${verdicts.length} kills in ${kinds} kinds of acts${so}: ${wrongOf(verdicts)} times something was lost or done twice.`;
  writeSection(section, command, line);
}

const wrongOf = (verdicts: readonly Verdict[]): number =>
  verdicts.filter(({ wrong }) => wrong.length > 0).length;

async function main(): Promise<boolean> {
  const { words, acts, part, ...how } = asked('soak', process.argv.slice(2));
  const [, ...files] = words;
  const stopping = stoppedByHand();
  const postgres = await startPostgres();
  try {
    const planned = how.short ? short : long;
    const within = how.minutes === undefined ? planned.within : how.minutes * minutes;
    const plan = { ...planned, within, only: how.only ?? '', acts, part, stopping };
    const wanted = files.length > 0 ? files : allFiles();
    const say = (line: string): void => console.log(line);
    const outcome = await crashes(postgres.url, { ...plan, files: wanted }, tell, say);
    const { verdicts } = outcome;
    const wrong = wrongOf(verdicts);
    if (how.write) write({ acts, part }, outcome);
    console.log(`kills: ${verdicts.length - wrong} passed, ${wrong} failed`);
    return wrong === 0 && verdicts.length > 0;
  } finally {
    await postgres.stop();
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
