import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The folders of seeds/ that are read. */
const folders = ['items', 'loot', 'maps', 'monsters', 'quests', 'rulebook', 'secrets'];

/** Files under a checkout's seeds/ that nothing reads, so that what they say is nowhere. */
export function strays(root: string): string[] {
  const seeds = join(root, 'seeds');
  return readdirSync(seeds, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(seeds, join(entry.parentPath, entry.name)))
    .filter((file) => {
      const [folder, ...rest] = file.split(sep);
      return rest.length === 0 || !folders.includes(folder ?? '') || !/\.ya?ml$/i.test(file);
    })
    .sort()
    .map(
      (file) => `seeds/${file} is read by nothing; expected a .yaml below ${folders.join(', ')}`,
    );
}
