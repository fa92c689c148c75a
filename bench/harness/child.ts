import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** A file with all that it imports of ours, as the bot itself is run; where it was put. */
export async function bundledFor(file: string): Promise<string> {
  const outfile = join('.cache', file.replaceAll('/', '-').replace(/\.ts$/, '.mjs'));
  await build({
    ...{ entryPoints: [file], outfile, bundle: true, platform: 'node', format: 'esm' },
    ...{ packages: 'external', plugins: [whereTheyWere] },
  });
  return outfile;
}

/** What a file of ours reads beside itself is still there once all are one file elsewhere. */
const whereTheyWere: Plugin = {
  name: 'where they were',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
    })),
};

/** Runs a script in a process of its own; its last line, which is JSON. */
export function toldBy<T>(script: string, args: readonly (number | string)[]): T {
  const folder = dirname(script);
  if (existsSync(join(folder, 'package-lock.json')) && !existsSync(join(folder, 'node_modules')))
    run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  const said = run(process.execPath, ['--expose-gc', script, ...args.map(String)], '.');
  return JSON.parse(said.trim().split('\n').at(-1) ?? '') as T;
}

function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stderr}`);
  return stdout;
}
