import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  cpSync,
  readFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { breakRules } from '../support/rules/breaking.ts';
import { checkout } from '../support/rules/checkout.ts';
import { type Verdict } from '../support/rules/verdict.ts';

const root = mkdtempSync(join(tmpdir(), 'menagerie-small-'));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const rules = 'export const pay = (bet: number) => bet * 2;\nexport const most = () => 10;\n';
const tests = `
import { expect, it } from 'vitest';
import { most, pay } from '../src/rules.ts';
it('[BET-01] pays double', () => { expect(pay(2)).toBe(4); });
it('[BET-02] knows a most', () => { expect(typeof most()).toBe('number'); });
it('[BET-03] crashes', () => { if (most() !== 10) throw new TypeError('no'); });
`;
const breaks = {
  'BET-01': { text: 'bet * 2', replacement: 'bet * 3' },
  'BET-02': { text: '10', replacement: '11' },
  'BET-03': { text: '10', replacement: '11' },
  'BET-04': { text: 'bet * 2', replacement: 'bet' },
  'BET-05': { text: 'export', replacement: '' },
  'BET-06': { text: 'bet * 2', replacement: 'bet *' },
};
const runner = `
import { readFileSync } from 'node:fs';
const rate = readFileSync('seeds/rate.yaml', 'utf8');
if (rate === '') throw new SyntaxError('nothing there');
process.exitCode = rate === 'rate: 2' ? 0 : 1;
`;
const seedBreaks = {
  'BET-08': { text: '2', replacement: '3' },
  'BET-09': { text: 'rate: 2', replacement: '' },
};
const verdicts = new Map<string, Verdict>();

beforeAll(async () => {
  write('package.json', '{ "type": "module", "scripts": { "transcript": "node run.mjs" } }');
  write('run.mjs', runner);
  write('seeds/rate.yaml', 'rate: 2');
  write('test/transcripts/week.yaml', 'rules: [BET-08, BET-09]');
  write('src/rules.ts', rules);
  write('test/bets.test.ts', tests);
  write('test/more.test.ts', tests.replaceAll('BET-01', 'BET-05').replaceAll('BET-02', 'BET-06'));
  for (const [id, entry] of Object.entries(breaks))
    write(`test/breaks/${id}.yaml`, stringify({ file: 'src/rules.ts', ...entry }));
  for (const [id, entry] of Object.entries(seedBreaks))
    write(`test/breaks/${id}.yaml`, stringify({ file: 'seeds/rate.yaml', ...entry }));
  cpSync(join(checkout, 'test/support/rules'), join(root, 'test/support/rules'), {
    recursive: true,
  });
  symlinkSync(join(checkout, 'node_modules'), join(root, 'node_modules'), 'junction');
  for await (const verdict of breakRules(root, [
    ...Object.keys({ ...breaks, ...seedBreaks }),
    'BET-07',
  ]))
    verdicts.set(verdict.id, verdict);
}, 120_000);

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

it('finds a break by the assertion of a citing test', () => {
  expect(verdicts.get('BET-01')).toMatchObject({ proven: true, because: '[BET-01] pays double' });
});

it('finds a break by a transcript where no test cites the rule', () => {
  expect(verdicts.get('BET-08')).toMatchObject({
    proven: true,
    because: 'test/transcripts/week.yaml',
  });
});

it.each([
  ['BET-02', /still passes/],
  ['BET-03', /not by an assertion/],
  ['BET-04', /nothing cites it/],
  ['BET-05', /stands 2 times/],
  ['BET-06', /does not load/],
  ['BET-09', /does not load/],
  ['BET-07', /there is no test\/breaks\/BET-07.yaml/],
])('does not take %s for found', (id, why) => {
  expect(verdicts.get(id)).toMatchObject({
    proven: false,
    because: expect.stringMatching(why) as unknown,
  });
});

it('leaves the checkout itself alone', () => {
  expect(readFileSync(join(root, 'src/rules.ts'), 'utf8')).toBe(rules);
});
