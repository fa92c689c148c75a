import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FastifyInstance } from 'fastify';

const DIR = join(import.meta.dirname, 'page');

type Bundles = { script: string; sheet: string };

/** The page's script and its sheet, each with all that it imports. */
async function bundle(): Promise<Bundles> {
  const { build, stop } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(DIR, 'main.tsx'), join(DIR, 'style.css')],
    outdir: DIR,
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'silent',
  });
  // Its program is not needed again, and holds memory.
  void stop();
  const made = (ending: string): string =>
    outputFiles.find((one) => one.path.endsWith(ending))?.text ?? '';
  return { script: made('main.js'), sheet: made('style.css') };
}

/** Serves the page, bundled when it is first asked for: `/`, `/main.js` and `/style.css`. */
export function servePage(app: FastifyInstance): void {
  let made: Promise<Bundles> | null = null;
  const bundles = (): Promise<Bundles> => (made ??= bundle());
  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(readFileSync(join(DIR, 'index.html'), 'utf8')),
  );
  app.get('/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send((await bundles()).sheet),
  );
  app.get('/main.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send((await bundles()).script),
  );
}
