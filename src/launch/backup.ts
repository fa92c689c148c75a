import { readConfig } from '../config.ts';
import { backup, restore } from '../store/index.ts';
import { asked } from './command-line.mjs';
import { explained } from './stop.ts';

/** `npm run backup -- FILE` and `npm run restore -- FILE`; the database is the settings' one. */
const [what, ...args] = process.argv.slice(2) as ['backup' | 'restore', ...string[]];
const [file] = asked(what, args).words;

try {
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env);
  const database = { url: DATABASE_URL, dir: DATA_DIR };
  const where = DATABASE_URL === undefined ? `the database in ${DATA_DIR}` : 'PostgreSQL';
  const rows = what === 'backup' ? await backup(database, file) : await restore(database, file);
  const done =
    what === 'backup' ? `Written from ${where} to ${file}` : `Restored from ${file} into ${where}`;
  process.stdout.write(`${done}: ${rows} rows.\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${what}: ${explained(error).line.split('\n')[0]}\n`);
  process.exit(1);
}
