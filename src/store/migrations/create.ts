import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pgliteAdapter } from '../pglite/adapter.ts';
import { startPGlite } from '../pglite/open.ts';
import { startEngine } from './engine.ts';
import { forEngine, migrationsFolder, ourMigrations, prismaFolder } from './list.ts';

/** The SQL that leads from the migrations to `prisma/schema.prisma`; null when they agree. */
export async function missingMigration(): Promise<string | null> {
  const path = `${prismaFolder}schema.prisma`;
  const content = await readFile(path, 'utf8');
  const empty = async () => pgliteAdapter(await startPGlite());
  const engine = await startEngine({ connect: empty, connectToShadowDb: empty }, [[path, content]]);
  const { stdout, exitCode } = await engine.diff({
    from: { tag: 'migrations', ...forEngine(await ourMigrations()) },
    to: { tag: 'schemaDatamodel', files: [{ content, path }] },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
  return exitCode === 0 ? null : stdout;
}

async function create(name: string): Promise<string> {
  const script = await missingMigration();
  if (script === null) return 'The migrations already make the schema as it is.';
  const stamp = new Date(performance.timeOrigin).toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = `${migrationsFolder}/${stamp}_${name}`;
  await mkdir(folder);
  await writeFile(`${folder}/migration.sql`, script);
  return `Written: ${folder}/migration.sql`;
}

const [, called, name] = process.argv;
if (called === import.meta.filename) {
  if (!/^[a-z_]+$/.test(name ?? '')) {
    process.stderr.write('usage: create.ts NAME (lower-case letters and _)\n');
    process.exit(2);
  }
  process.stdout.write(`${await create(name ?? '')}\n`);
  process.exit(0);
}
