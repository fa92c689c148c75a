import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openStore, restore } from '../../src/store/index.ts';
import { heroId } from '../../src/rules/names.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { placeIn } from '../store/a-place.ts';

test('where heroes read was one channel; it becomes their thread or their direct messages', async () => {
  const [dir, old] = [temporaryFolder(), join(import.meta.dirname, 'v1', 'lobby.jsonl')];
  const lines = (await readFile(old, 'utf8')).trimEnd().split('\n');
  const rows = [
    { hero: 'h1', way: 'thread', channel: '5', panel: '6' },
    { hero: 'h2', way: 'direct', channel: '7', panel: null },
    { hero: 'h3', way: 'ephemeral', channel: null, panel: null },
  ];
  const { game } = JSON.parse(
    lines.find((line) => line.startsWith('event\t'))?.slice(6) ?? '',
  ) as ReturnType<typeof placeIn>;
  lines.pop();
  lines.push(...rows.map((row) => `hero_place\t${JSON.stringify({ game, ...row })}`));
  lines.push(`{"rows":${lines.length - 1}}`);
  const packed = join(dir, 'backup');
  await writeFile(packed, gzipSync(`${lines.join('\n')}\n`));
  await restore({ dir }, packed);
  const { places, close } = await openStore({ dir });
  const kept = async (hero: string) => places.ofHero(game, heroId(hero));
  const of = (hero: string, player: string) =>
    ({ hero, player }) as Partial<ReturnType<typeof placeIn>>;
  expect(await kept('h1')).toEqual(
    placeIn(game, { ...of('h1', 'a'), thread: '5', threadPanel: '6' }),
  );
  expect(await kept('h2')).toEqual(
    placeIn(game, { ...of('h2', 'b'), direct: '7', way: 'direct', until: 0 }),
  );
  expect(await kept('h3')).toEqual(placeIn(game, { ...of('h3', 'c'), way: 'ephemeral', until: 0 }));
  await close();
});
