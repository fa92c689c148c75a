import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Game } from '../../src/rules/game.ts';
import { readStock } from '../../src/catalogue/index.ts';
import { type Store } from '../../src/play/ports.ts';
import { backup, memoryStore, openStore } from '../../src/store/index.ts';
import { Playing } from '../support/playing.ts';
import { playUntil } from '../support/playing-on.ts';
import { recording } from './recording.ts';

const { stock, definitions } = readStock('seeds');

/** Where games are left standing, so that later versions can show that they go on from there. */
const moments: Record<string, (game: Game) => boolean> = {
  lobby: ({ phase }) => phase === 'lobby',
  'fight-with-the-monster': ({ fight }) => fight?.mode === 'monster round' && fight.step > 2,
  'bets-made': ({ phase, bets }) => phase === 'betting' && Object.keys(bets).length > 0,
  duel: ({ fight }) => fight?.mode === 'duel' && fight.step > 3,
  'loot-of-the-second-week': ({ phase, week }) => phase === 'loot' && week?.number === 2,
};

/** One golden file: the backup of a database in which a game of four stands at that moment. */
async function write(folder: string, name: string, moment: (game: Game) => boolean) {
  const dir = await mkdtemp(join(tmpdir(), 'menagerie-golden-'));
  const store = await openStore({ dir });
  await store.definitions.keep(stock, definitions);
  await (
    await standingAt(moment)
  )(store);
  await store.close();
  await backup({ dir }, join(dir, 'backup'));
  const text = gunzipSync(await readFile(join(dir, 'backup')));
  await writeFile(join(folder, `${name}.jsonl`), text);
  process.stdout.write(`${name}: ${text.length} bytes\n`);
}

/** Plays in memory until a game stands there; how to do the same to another store. */
async function standingAt(
  moment: (game: Game) => boolean,
): Promise<(store: Store) => Promise<void>> {
  for (;;) {
    const { store, repeat } = recording(memoryStore());
    const table = new Playing(0, store);
    const id = await table.create(['a', 'b', 'c', 'd'], 'Europe/Rome');
    if (moment(await table.game(id))) return repeat;
    await table.must(id, 'host', { do: 'start' });
    if (await playUntil(table, id, moment)) return repeat;
  }
}

const folder = process.argv[2];
if (!folder) {
  process.stderr.write('usage: tsx test/upgrades/write.ts FOLDER (test/upgrades/v2)\n');
  process.exit(2);
}
await mkdir(folder, { recursive: true });
for (const [name, moment] of Object.entries(moments)) await write(folder, name, moment);
process.exit(0);
