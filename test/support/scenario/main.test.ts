import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';

const holds = `title: A scenario
rules: [COMBAT-03]
map: |
  AB
who: { A: {}, B: {} }
turn: A
steps:
  - expect: { turn: A }
`;

function scenario(...args: string[]) {
  const tool = ['--no-warnings', '--import', 'tsx', 'test/support/scenario/main.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, tool, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('the tool plays files and folders, and says by its exit code how it went', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'below'));
  writeFileSync(join(folder, 'below', 'good.yaml'), holds);
  const bad = join(folder, 'bad.yaml');
  writeFileSync(bad, holds.replace('turn: A }', 'turn: B }'));
  const all = scenario(folder);
  expect(all.status).toBe(1);
  expect(all.stdout).toContain(`✗ ${bad}: A scenario\n  ${bad}:8: `);
  expect(all.stdout).toContain('scenarios: 1 passed, 1 failed');
  const good = scenario('--show', join(folder, 'below'));
  expect(good).toMatchObject({ status: 0, stderr: '' });
  expect(good.stdout).toContain('it begins');
});

test('a fight whose steps have passed is played on to its end, with the same dice when asked', () => {
  const good = join(temporaryFolder(), 'good.yaml');
  writeFileSync(good, holds);
  const chance = scenario('--play', good);
  expect(chance).toMatchObject({ status: 0, stderr: '' });
  const [, number = ''] = /^it is played on, with --dice (\d+)$/m.exec(chance.stdout) ?? [];
  expect(chance.stdout).toMatch(/^ {2}The fight is over: [AB] won\./m);
  expect(chance.stdout).toMatch(/^ {4}round 2, the turn of [AB], actions left: 2$/m);
  expect(chance.stdout).toMatch(/^ {4}over: [AB] wins by death$/m);
  expect(scenario('--play', '--dice', number, good).stdout).toBe(chance.stdout);
});

test('a fight whose steps have failed is not played on, nor one that is over', () => {
  const folder = temporaryFolder();
  const [bad, over] = [join(folder, 'bad.yaml'), join(folder, 'over.yaml')];
  writeFileSync(bad, holds.replace('turn: A }', 'turn: B }'));
  writeFileSync(over, `${holds}  - do: A concedes\n`);
  const { status, stdout } = scenario('--play', folder);
  expect(status).toBe(1);
  expect(stdout).not.toContain('it is played on');
  expect(stdout).toContain('it is over already, and not played on');
});

test('what cannot be read is told by line, without a stack trace', () => {
  const folder = temporaryFolder();
  const unreadable = join(folder, 'unreadable.yaml');
  writeFileSync(unreadable, holds.replace('who:', 'how:'));
  const { status, stderr } = scenario(unreadable, join(folder, 'nowhere.yaml'));
  expect(status).toBe(2);
  expect(stderr.split('\n')).toEqual([
    expect.stringContaining(`${unreadable}:5: There is no key “how”`),
    expect.stringContaining('nowhere.yaml:1: There is no such file to read.'),
    '',
  ]);
});

test('stars stand for all files whose path fits', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'below'));
  writeFileSync(join(folder, 'below', 'good.yaml'), holds);
  writeFileSync(join(folder, 'other.yaml'), holds);
  expect(scenario(`${folder}/**`).stdout).toContain('scenarios: 2 passed, 0 failed');
  expect(scenario(`${folder}/below/*.yaml`).stdout).toContain('scenarios: 1 passed, 0 failed');
  expect(scenario(`${folder}/nowhere/*`)).toMatchObject({ status: 2, stdout: '' });
});

test.each([
  ['a path through a file', (folder: string) => join(folder, 'good.yaml', 'more.yaml')],
  ['a name that is too long', (folder: string) => join(folder, `${'n'.repeat(300)}.yaml`)],
  ['a link to itself', (folder: string) => join(folder, 'round.yaml')],
])('%s is no file to read', (_, path) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'good.yaml'), holds);
  symlinkSync(join(folder, 'round.yaml'), join(folder, 'round.yaml'));
  const { status, stderr } = scenario(path(folder));
  expect(status).toBe(2);
  expect(stderr).toContain('There is no such file to read.');
  expect(stderr).not.toMatch(/\n\s+at /);
});

test('a folder without a file is told, and nothing was played', () => {
  const folder = temporaryFolder();
  const { status, stdout, stderr } = scenario(folder);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toBe(`${folder}: There is no file that ends in .yaml.\n`);
});

test('without a file, or with an option that is none, it says how it is used', () => {
  expect(scenario()).toMatchObject({ status: 2, stdout: '' });
  expect(scenario('--nothing')).toMatchObject({ status: 2, stdout: '' });
});

test('who reads only the first line is not shown how the tool broke', () => {
  const folder = temporaryFolder();
  for (let n = 0; n < 200; n++) writeFileSync(join(folder, `${n}.yaml`), holds);
  const line = `"${process.execPath}" --no-warnings --import tsx test/support/scenario/main.ts ${folder} | head -1`;
  const { stdout, stderr } = spawnSync(line, { shell: true, encoding: 'utf8' });
  expect(stdout.split('\n')).toEqual([expect.stringContaining('✓'), '']);
  expect(stderr).toBe('');
});
