// The program in a file for each part, and one for the database's thread: they are loaded in a third
// of the time that three hundred take, each handed to a compiler. Kept for the next start.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../..');
const cache = join(root, '.cache');
const note = join(cache, 'main.json');

/** What else a bundle, and what is kept beside it, come from. */
const around = ['src/launch/bundle.mjs', 'package-lock.json'];

const aboutItself = /\bimport\.meta\.(url|dirname|filename)\b/g;

/** In one file with the others, a file still has to find what lies beside it. */
const knowsItsPlace = {
  name: 'knows its place',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const its = { url: pathToFileURL(path).href, dirname: dirname(path), filename: path };
      return {
        loader: 'ts',
        contents: text.replace(aboutItself, (_, of) => JSON.stringify(its[of])),
      };
    });
  },
};

/** The paths of what is to be run, built from the files as they are now. */
export async function bundled() {
  const folder = earlier() ?? (await made());
  return { main: join(folder, 'main.mjs'), thread: join(folder, 'thread.mjs') };
}

/** Size and time of each file; a bundle of others than these is no good. */
const stampsOf = (files) =>
  files.map((file) => {
    const there = statSync(join(root, file), { throwIfNoEntry: false });
    return `${file} ${there?.size} ${there?.mtimeMs}`;
  });

/** The bundle of an earlier start, if all it was made of is as it was, and in the same folder. */
function earlier() {
  try {
    const { where, files, stamps, bundle } = JSON.parse(readFileSync(note, 'utf8'));
    const same = where === root && stampsOf(files).join() === stamps.join();
    return same && statSync(bundle).isDirectory() ? bundle : null;
  } catch {
    return null;
  }
}

async function made() {
  const began = Date.now();
  const { build, stop } = await import('esbuild');
  const bundle = join(cache, `main-${randomUUID()}`);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { main: 'src/main.ts', thread: 'src/store/pglite/thread-main.ts' },
    bundle: true,
    splitting: true,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    minifyWhitespace: true,
    sourcemap: 'linked',
    sourcesContent: false,
    outdir: bundle,
    outExtension: { '.js': '.mjs' },
    // An import of types alone loads nothing.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
    plugins: [knowsItsPlace],
  });
  await stop();
  keep(bundle, [...Object.keys(metafile.inputs), ...around], began);
  return bundle;
}

/** Not where a file was changed while it was read. Several processes may come here at once. */
function keep(bundle, files, began) {
  const stamps = stampsOf(files);
  if (files.some((file) => statSync(join(root, file)).mtimeMs >= began)) return;
  const draft = `${note}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify({ where: root, files, stamps, bundle }));
  renameSync(draft, note);
  for (const name of readdirSync(cache)) {
    if (name.startsWith('main-') && isOld(join(cache, name))) rmSync(join(cache, name), gone);
  }
}

const gone = { force: true, recursive: true };
const HOUR = 3_600_000;

/** What is younger may be about to be loaded by a process that has just found or made it. */
const isOld = (path) =>
  Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > HOUR;
