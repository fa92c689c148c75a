import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MigrationList } from '@prisma/schema-engine-wasm';

export const prismaFolder = fileURLToPath(new URL('../../../prisma/', import.meta.url));
export const migrationsFolder = `${prismaFolder}migrations`;

/** A migration of this version, oldest first; `checksum` is the one that Prisma keeps. */
export type Migration = { name: string; script: string; checksum: string };

export async function ourMigrations(): Promise<Migration[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const script = await readFile(`${migrationsFolder}/${name}/migration.sql`, 'utf8');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    }),
  );
}

/** One hash over all of them: what an image or a backup was made with. */
export const hashOf = (migrations: readonly Migration[]): string =>
  createHash('sha256')
    .update(migrations.map(({ name, checksum }) => `${name} ${checksum}\n`).join(''))
    .digest('hex');

export const forEngine = (migrations: readonly Migration[]): MigrationList => ({
  baseDir: migrationsFolder,
  lockfile: { path: './migration_lock.toml', content: 'provider = "postgresql"\n' },
  shadowDbInitScript: '',
  migrationDirectories: migrations.map(({ name, script }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: script } },
  })),
});
