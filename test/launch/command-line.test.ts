import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandNames, readArguments } from '../../src/launch/command-line.mjs';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** What a person gets who types it; whatever it keeps would be in `dir`. */
function run(...args: string[]) {
  const dir = join(temporaryFolder(), 'kept');
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run.mjs', ...args], {
    env: { PATH, HOME, DATA_DIR: dir, STAGE_PORT: '0', OPS_PORT: '0' },
    encoding: 'utf8',
    timeout: 80_000,
  });
  return { status, stdout, stderr, kept: existsSync(dir) };
}

const said = (stderr: string) => ({ status: 2, stdout: '', stderr: `${stderr}\n`, kept: false });

describe.each(commandNames)('%s', (command) => {
  test.each(['--help', '-h'])('%s tells how it is used, and that is all', (help) => {
    const before = readdirSync('.');
    const told = run(command, help);
    expect(told).toMatchObject({ status: 0, stderr: '', kept: false });
    expect(told.stdout).toMatch(new RegExp(`^n(pm|ode) .*\\b${command}\\b`));
    expect(told.stdout).toContain('-h, --help');
    expect(readdirSync('.')).toEqual(before);
  });

  test('an option that it does not have is refused in one line', () => {
    const { stderr, ...ended } = run(command, '--what');
    expect(ended).toEqual({ status: 2, stdout: '', kept: false });
    expect(stderr).toMatch(/^No\w* [^\n]+: [^\n]+ has no option “--what”[^\n]+ --help\n$/);
  });
});

test.each([
  [
    ['start', '--port', '4000'],
    'Nothing was started: npm start has no option “--port”. Ports and all else are settings (README), as in: STAGE_PORT=4000 npm start. How it is used: npm start -- --help',
  ],
  [
    ['bot', '4000'],
    'Nothing was started: npm run bot takes no argument, and not “4000”. Ports and all else are settings (README), as in: STAGE_PORT=4000 npm start. How it is used: npm run bot -- --help',
  ],
  [
    ['backup'],
    'Nothing was saved: npm run backup needs the name of a file, not beginning with “-”. How it is used: npm run backup -- --help',
  ],
  [
    ['backup', '--', '--help'],
    'Nothing was saved: npm run backup takes the name of a file, not beginning with “-”, and not “--help”. How it is used: npm run backup -- --help',
  ],
  [
    ['restore', 'a', 'b'],
    'Nothing was restored: npm run restore has no use for a further argument, “b”. How it is used: npm run restore -- --help',
  ],
  [
    ['transcript', '--jobs', 'x', 'a.yaml'],
    'Nothing was played: --jobs takes a whole number from 1 on, and not “x”. How it is used: npm run transcript -- --help',
  ],
  [
    ['units', '--what'],
    'No test was run: node run.mjs units has no option “--what”. One file of tests alone: npx vitest run FILE. How it is used: node run.mjs units --help',
  ],
  [
    ['strat'],
    'Nothing was done: there is no command “strat”. Say one of: ' +
      `${commandNames.join(', ')}. What each does: node run.mjs --help`,
  ],
])('“%j” is refused in one line', (args, line) => {
  expect(run(...args)).toEqual(said(line));
});

test('without a command, --help tells of all', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  for (const command of commandNames)
    expect(stdout).toMatch(new RegExp(` ${command} +\\p{Lu}`, 'u'));
});

test.each([
  [['transcript', '--jobs'], '--jobs needs a value: a whole number from 1 on'],
  [['transcript', '--jobs', '--show', 'a'], '--jobs needs a value: a whole number from 1 on'],
  [['transcript', '--show=no', 'a'], '--show takes no value, and not “no”'],
  [['transcript', '--sohw', 'a'], 'has no option “--sohw”, only --show, --jobs and --help'],
  [['transcript', 'a', ''], 'and not “”'],
  [['transcript', '-\u001b[1m\nx'], 'has no option “-\ufffd”'],
  [['scenario'], 'npm run scenario needs a file or a folder of scenarios, or several'],
  [
    ['bench', 'memry'],
    'takes starts, acknowledgements, acts, memory, fights, minds, skirmish, ground, stock, pictures, presses, seasons or rollover, and not “memry”',
  ],
  [['bench', '--runs', '0'], '--runs takes a whole number from 1 on, and not “0”'],
  [['season', '--players', '11'], '--players takes a whole number from 2 to 10, and not “11”'],
  [['scenario', '--dice', '7', 'a.yaml'], '--dice goes with --play alone'],
  [['mutate'], 'npm run mutate needs attacks, conditions, movement or company'],
  [['soak'], 'npm run soak needs the word “crashes” first'],
  [['soak', 'chaos'], 'npm run soak takes the word “crashes” first, and not “chaos”'],
  [['soak', 'crashes', '--acts', 'mine'], '--acts takes commands or others, and not “mine”'],
  [['soak', 'crashes', '--part', '3/2'], '--part takes a part of how many, and there is no 3 of 2'],
  [
    ['soak', 'crashes', '--part', 'two'],
    '--part takes a part of how many, such as 1/2, and not “two”',
  ],
  [['soak', 'crashes', '--minutes', '-5'], '--minutes needs a value: a number greater than 0'],
  [['verify', 'what?'], 'shows, and not “what?”'],
  [['rules', '--constructor'], 'has no option “--constructor”'],
  [['rules', 'BET-04'], 'ids go with --break alone'],
  [['rules', '--ledger', 'a', '--break'], 'one thing at a time'],
])('%j does not make sense', (args, why) => {
  const [command = '', ...rest] = args;
  const reading = () => readArguments(command as 'rules', rest);
  expect(reading).toThrow(why);
  expect(reading).toThrow(/^[^\n]+$/);
});

test('what makes sense is read', () => {
  expect(readArguments('transcript', ['a', '--jobs=2', 'b'])).toEqual({
    ...{ show: false, jobs: 2 },
    words: ['a', 'b'],
  });
  expect(readArguments('bench', ['starts', 'acknowledgements', 'acts', 'memory'])).toEqual({
    ...{ runs: 3, taste: false, write: false },
    words: ['starts', 'acknowledgements', 'acts', 'memory'],
  });
  expect(readArguments('soak', ['crashes', '--minutes', '1.5', '--only', 'bet'])).toEqual({
    ...{ short: false, write: false, minutes: 1.5, only: 'bet', acts: 'all' },
    part: { nth: 1, of: 1 },
    words: ['crashes'],
  });
  expect(readArguments('backup', ['./--help'])).toEqual({ words: ['./--help'] });
});

test('every npm script is a command', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(Object.keys(scripts).sort()).toEqual(
    commandNames.filter((name) => name !== 'units').sort(),
  );
  for (const name in scripts) expect(scripts[name]).toBe(`node run.mjs ${name}`);
});
