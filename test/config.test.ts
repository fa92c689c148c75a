import { join } from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BadSetting, readConfig } from '../src/config.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const none = join(temporaryFolder(), 'none.env');

test.each([
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['LOG_LVL', 'LOG_LEVEL'],
  ['DATADIR', 'DATA_DIR'],
  ['DATA_DRI', 'DATA_DIR'],
  ['DISCORD_TOKN', 'DISCORD_TOKEN'],
  ['DATABASE_URL_FLE', 'DATABASE_URL_FILE'],
  ['STAGEPORT', 'STAGE_PORT'],
])('%s in the environment is refused with the name that was meant', (typed, meant) => {
  expect(() => readConfig({ [typed]: 'x' }, none)).toThrow(`it looks like ${meant}.`);
});

test.each(['APP_PORT', 'LOG_FILE', 'DATABASE', 'PORT', 'LOGNAME', 'LOG_DIR'])(
  '%s is somebody else’s',
  (name) => {
    expect(readConfig({ [name]: 'x' }, none).OPS_PORT).toBe(3211);
  },
);

test('whatever is no setting of ours is refused in the environment by prefix, in .env always', () => {
  expect(() => readConfig({ STAGE_COLOUR: 'x' }, none)).toThrow('Known are: DISCORD_TOKEN');
  const file = join(temporaryFolder(), '.env');
  writeFileSync(file, 'PORT=5\n');
  expect(() => readConfig({}, file)).toThrow(`PORT in ${file} is no setting`);
});

test.each(['DISCORD_TOKEN: abcdefghijkl', 'DISCORD_TOKEN', 'STAGE_PORT 5999'])(
  'a line of .env that sets nothing is refused and not repeated: %s',
  (line) => {
    const file = join(temporaryFolder(), '.env');
    writeFileSync(file, `# mine\n\nOPS_PORT=5\n${line}\n`);
    const reading = () => readConfig({}, file);
    expect(reading).toThrow(`Line 4 of ${file} is no setting: write NAME=value, one a line.`);
    expect(reading).not.toThrow(line);
  },
);

test('a .env that is a folder is refused in one line', () => {
  const read = () => readConfig({}, temporaryFolder());
  expect(read).toThrow(BadSetting);
  expect(read).toThrow('is a folder. Make it a file, or remove it.');
});

test('.env may have comments, blank lines, quotes and “export”', () => {
  const file = join(temporaryFolder(), '.env');
  writeFileSync(file, '  # mine\r\n\r\nexport OPS_PORT = 5\r\nDATA_DIR="a b" # there\n');
  expect(readConfig({}, file)).toMatchObject({ OPS_PORT: 5, DATA_DIR: 'a b' });
});

const secrets = temporaryFolder();
writeFileSync(join(secrets, 'empty'), '\n');
writeFileSync(join(secrets, 'token'), 'abcdefghijkl\n');
mkdirSync(join(secrets, 'folder'));

test('a secret may stand in a file; one beside it counts for more', () => {
  const DISCORD_TOKEN_FILE = join(secrets, 'token');
  expect(readConfig({ DISCORD_TOKEN_FILE }, none).DISCORD_TOKEN).toBe('abcdefghijkl');
  const both = { DISCORD_TOKEN_FILE, DISCORD_TOKEN: 'mnopqrstuvwx' };
  expect(readConfig(both, none).DISCORD_TOKEN).toBe('mnopqrstuvwx');
});

test.each(
  ['DISCORD_TOKEN_FILE', 'DATABASE_URL_FILE'].flatMap((name) => [
    [name, 'folder', 'is a folder'],
    [name, 'empty', 'is empty'],
    [name, 'none', 'is not there'],
    [name, 'token/below', 'cannot be read (ENOTDIR)'],
  ]),
)('%s that names what holds no secret (%s) is refused', (name, file, why) => {
  const path = join(secrets, file);
  const reading = () => readConfig({ [name]: path }, none);
  expect(reading).toThrow(
    `${name.slice(0, -5)} was not read: the file that ${name} names ${why}. Put the secret into it, or leave ${name} out.`,
  );
});
