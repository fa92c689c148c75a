import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { temporaryFolder } from './support/databases.ts';

const none = join(temporaryFolder(), 'none.env');

test.each([
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['LOG_LVL', 'LOG_LEVEL'],
  ['DATADIR', 'DATA_DIR'],
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
