import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openStore, restore } from '../../src/store/index.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { faultsOf } from '../support/invariants.ts';
import { learn, Playing } from '../support/playing.ts';
import { playUntil } from '../support/playing-on.ts';

const here = import.meta.dirname;
const versions = readdirSync(here).filter((name) => /^v\d+$/.test(name));
const files = versions.flatMap((version) =>
  readdirSync(join(here, version)).map((file) => join(version, file)),
);

test('there are games of every version since the first', () => {
  expect(versions).toContain('v1');
  expect(files.length).toBeGreaterThanOrEqual(5);
});

describe('a game that an earlier version stored', () => {
  test.each(files)('is loaded, upgraded and played on: %s', async (file) => {
    const dir = temporaryFolder();
    const packed = join(dir, 'backup');
    await writeFile(packed, gzipSync(await readFile(join(here, file))));
    await restore({ dir }, packed);
    const store = await openStore({ dir });
    const table = new Playing(0, store);
    for (const { game: id } of await store.games.all()) {
      learn(await store.definitions.get(Object.values((await table.game(id)).goods)));
      expect(faultsOf(await table.game(id))).toEqual([]);
      const acts = await store.games.acts(id);
      expect(acts).toHaveLength((await table.game(id)).acts);
      expect((await store.games.events(id)).length).toBeGreaterThan(0);
      table.now = Math.max(table.now, ...acts.map(({ moment }) => moment.now));
    }
    const running = (await store.games.all())[0];
    if (!running) throw new Error('no game in it');
    const { acts, phase } = await table.game(running.game);
    if (phase === 'lobby') await table.must(running.game, 'host', { do: 'start' });
    await playUntil(table, running.game, (game) => game.acts > acts + 40, 60);
    const after = await table.game(running.game);
    expect(after.acts).toBeGreaterThan(acts);
    expect(faultsOf(after)).toEqual([]);
    expect(table.failures).toEqual([]);
    expect(await store.games.audit()).toEqual({ sum: 0, broken: [] });
    await store.close();
  });
});
