import { backup } from './backup.ts';
import { restore } from './restore.ts';

/** `npm run backup -- FILE` and `npm run restore -- FILE`; the database is the settings' one. */
const settings = {
  url: process.env['DATABASE_URL'],
  dir: process.env['DATA_DIR'] ?? './data',
};
const [what, file, ...more] = process.argv.slice(2);

if ((what !== 'backup' && what !== 'restore') || !file || more.length > 0) {
  process.stderr.write('usage: npm run backup -- FILE, or npm run restore -- FILE\n');
  process.exit(2);
}
try {
  const rows = what === 'backup' ? await backup(settings, file) : await restore(settings, file);
  const done = what === 'backup' ? `Written to ${file}` : `Restored from ${file}`;
  process.stdout.write(`${done}: ${rows} rows.\n`);
  process.exit(0);
} catch (error) {
  const line = error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'failed';
  process.stderr.write(`${what}: ${line}\n`);
  process.exit(1);
}
