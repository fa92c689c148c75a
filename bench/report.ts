import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { type Goal } from './figures/figure.ts';
import { median, spread } from './harness/statistics.ts';

export type Result = { goal: Goal; values: number[] };

const file = 'docs/figures.md';

const heading = `# Figures

Each is the median of its runs, on one machine, with the load in a process of its own. \`npm run bench -- --write\` and \`npm run soak -- crashes --write\` write this page.
`;

export const isMet = ({ goal, values }: Result): boolean =>
  'most' in goal ? median(values) <= goal.most : median(values) >= goal.least;

const shown = (value: number, unit: Goal['unit']): string => {
  if (unit === 'ms' && value < 10) return value.toFixed(2);
  const digits = unit === 's' || unit === 'requests' ? 2 : unit === '%' || unit === '×' ? 1 : 0;
  return value.toFixed(digits);
};

function row({ goal, values }: Result): string {
  const { what, unit } = goal;
  const bound = 'most' in goal ? `at most ${goal.most}` : `at least ${goal.least}`;
  const [least, greatest] = spread(values);
  const cells = [
    what,
    `${bound} ${unit}`,
    `${shown(median(values), unit)} ${unit}`,
    `${shown(least, unit)} – ${shown(greatest, unit)}`,
    isMet({ goal, values }) ? 'yes' : '**no**',
  ];
  return `| ${cells.join(' | ')} |`;
}

export const table = (results: readonly Result[]): string =>
  ['| what | goal | median | spread | met |', '|---|---|---|---|---|', ...results.map(row)].join(
    '\n',
  );

/** What was measured, where Git knows it: the commit, and whether the program is changed since. */
function measured(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short', 'HEAD');
  if (status !== 0) return '';
  const changed = git('status', '--porcelain', '--', 'src', 'prisma', 'seeds', 'run.mjs').stdout;
  return ` of ${stdout.trim()}${changed ? ' with changes' : ''}`;
}

const conditions = (): string => {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1e9);
  const today = new Date().toISOString().slice(0, 10);
  return `${today}${measured()}, Node ${process.versions.node}, ${cpus().length} × ${cpu?.model.trim() ?? 'processor'}, ${memory} GB`;
};

/** Writes or replaces one section of the page, and leaves the others as they are. */
export function writeSection(name: string, command: string, text: string): void {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : heading;
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const section = `${open}\n## ${name}\n\n\`${command}\`: ${conditions()}\n\n${text}\n${close}\n`;
  const [start, end] = [page.indexOf(open), page.indexOf(close)];
  const next =
    start < 0
      ? `${page}\n${section}`
      : page.slice(0, start) + section + page.slice(end + close.length + 1);
  writeFileSync(file, next);
}
