import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { mapSchema } from '../rules/board/schema.ts';
import { type Definition, type Hash, type Stock } from '../rules/goods.ts';
import { itemSchema } from '../rules/items/definition.ts';
import { monsterSchema } from '../rules/monsters/definition.ts';
import { questSchema } from '../rules/quest.ts';
import { secretSchema } from '../rules/secret.ts';
import { lootTableSchema } from '../rules/loot-table.ts';
import { plainReading, type Reading } from './kept.ts';
import { contentFiles, readContent, readEach } from './read.ts';

export type Catalogue = { stock: Stock; definitions: Map<Hash, Definition> };

type Where = [root: string, file: string, reading: Reading];

const folders = {
  items: (...[root, file, reading]: Where) => ({
    of: 'item' as const,
    ...readContent(root, file, itemSchema, reading),
  }),
  monsters: (...[root, file, reading]: Where) => ({
    of: 'monster' as const,
    ...readContent(root, file, monsterSchema, reading),
  }),
  maps: (...[root, file, reading]: Where) => ({
    of: 'map' as const,
    ...readContent(root, file, mapSchema, reading),
  }),
  quests: (...[root, file, reading]: Where) => ({
    of: 'quest' as const,
    ...readContent(root, file, questSchema, reading),
  }),
  secrets: (...[root, file, reading]: Where) => ({
    of: 'secret' as const,
    ...readContent(root, file, secretSchema, reading),
  }),
  loot: (...[root, file, reading]: Where) => ({
    of: 'loot' as const,
    ...readContent(root, file, lootTableSchema, reading),
  }),
};

/** Reads and checks all that games are played with. Throws `BadContent`, naming each file and line. */
export function readStock(seeds: string, reading = plainReading): Catalogue {
  const definitions = new Map<Hash, Definition>();
  const ids: Record<string, Hash> = {};
  const wanted = Object.entries(folders).flatMap(([folder, read]) =>
    contentFiles(join(seeds, folder)).map((file) => ({ file, read })),
  );
  const all = readEach(wanted, ({ file, read }) => read(seeds, file, reading));
  for (const { of, id, value } of all) {
    const definition = { of, ...value } as Definition;
    const hash = hashOf(definition);
    definitions.set(hash, definition);
    ids[id] = hash;
  }
  return { stock: { hash: hashOf(ids), ids }, definitions };
}

/** SHA-256 of the content, whatever the order of its keys. */
export const hashOf = (content: object): Hash =>
  createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, sorted(v)]),
  );
}
