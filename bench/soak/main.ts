import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../harness/postgres.ts';
import { writeSection } from '../report.ts';
import { crashes, type Plan } from './crashes/crashes.ts';
import { type Verdict } from './crashes/strike.ts';

const usage = `npm run soak -- crashes [--short] [--minutes N] [--only WORDS] [--acts commands|others] [--write] [FILE…]

Plays transcripts (all of test/transcripts, if you name none) and kills the bot at every boundary
between two steps of each command four times (twice when the first is done and its answer is on the
way, twice when the second is about to leave), of each kind of press, form, direct message and
deadline once, and 200 times at any moment; then looks whether anything was lost or done twice.
  --short    a few kinds of acts, once, about a minute and a half
  --minutes  no new kill after so many
  --only     none but the kinds of acts with these words in their name
  --acts     commands that are typed, or all others alone
  --write    writes docs/figures.md, commands and others each for themselves`;

const minutes = 60_000;
const folder = 'test/transcripts';

/** The two weeks first: they have nearly everything. */
const allFiles = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort((a, b) => Number(b === 'two-weeks.yaml') - Number(a === 'two-weeks.yaml'))
    .map((file) => join(folder, file));

const long: Omit<Plan, 'files' | 'only' | 'acts'> = {
  times: 2,
  random: 200,
  kinds: Number.POSITIVE_INFINITY,
  within: Number.POSITIVE_INFINITY,
  lanes: 2,
};
const short: Omit<Plan, 'files' | 'only' | 'acts'> = {
  ...{ times: 1, random: 10, kinds: 4 },
  within: 1.5 * minutes,
  lanes: 2,
};

/** Null for anything else. */
const actsOf = (text: string): Plan['acts'] | null =>
  text === 'all' || text === 'commands' || text === 'others' ? text : null;

function tell({ scene, at, met, wrong }: Verdict): void {
  const mark = wrong.length === 0 ? 'right' : 'WRONG';
  console.log(`${mark}  ${scene}, ${at}${met ? '' : ' (not met: killed when all was over)'}`);
  for (const line of wrong) console.log(`       ${shortened(line)}`);
}

const shortened = (line: string): string => line.replaceAll(/\s+/g, ' ').slice(0, 200);

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      minutes: { type: 'string' },
      only: { type: 'string' },
      acts: { type: 'string', default: 'all' },
    },
  });
  const [what, ...files] = positionals;
  const acts = actsOf(values.acts);
  if (what !== 'crashes' || acts === null) throw new Error(usage);
  const postgres = await startPostgres();
  try {
    const planned = values.short ? short : long;
    const within = values.minutes ? Number(values.minutes) * minutes : planned.within;
    const plan = { ...planned, within, only: values.only ?? '', acts };
    const wanted = files.length > 0 ? files : allFiles();
    const say = (line: string): void => console.log(line);
    const verdicts = await crashes(postgres.url, { ...plan, files: wanted }, tell, say);
    const wrong = verdicts.filter((verdict) => verdict.wrong.length > 0).length;
    const kinds = new Set(verdicts.map(({ scene }) => scene)).size;
    if (values.write) {
      const [section, command] =
        acts === 'all'
          ? ['crashes', 'npm run soak -- crashes']
          : [`crashes-${acts}`, `npm run soak -- crashes --acts ${acts}`];
      const line = `${verdicts.length} kills in ${kinds} kinds of acts: ${wrong} times something was lost or done twice.`;
      writeSection(section, command, line);
    }
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
