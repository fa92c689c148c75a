import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const entry = join(dirname(fileURLToPath(import.meta.url)), 'trial.ts');

/** All scenarios and the rules that they play, with these files instead of those on disk; where it was put. */
export async function bundled(
  contents: ReadonlyMap<string, string>,
  outfile: string,
): Promise<string> {
  await build({
    ...{ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm' },
    ...{ packages: 'external', logLevel: 'error' },
    plugins: [
      {
        name: 'mutants',
        setup(building) {
          building.onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const file = relative('.', path).replaceAll('\\', '/');
            const text = contents.get(file) ?? readFileSync(path, 'utf8');
            // What is read from beside a file still is.
            const here = JSON.stringify(pathToFileURL(path).href);
            return { contents: text.replaceAll('import.meta.url', here), loader: 'ts' };
          });
        },
      },
    ],
  });
  return outfile;
}
