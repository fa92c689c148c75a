// Makes Prisma's client from prisma/schema.prisma when there is none of this very schema. Plain Node:
// it runs before anything is there. Needs no network: the engine that Prisma's command would fetch is
// not used for this, so it is told that it has one.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stampFile = `${root}src/store/generated/made-of`;

/** What the client is made of: the schema and Prisma's version. */
function stampNow() {
  const schema = readFileSync(`${root}prisma/schema.prisma`);
  const { version } = createRequire(import.meta.url)('prisma/package.json');
  return createHash('sha256').update(schema).update(version).digest('hex');
}

function stampThere() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return null;
  }
}

/** True when it had to be made. Throws with Prisma's own words when that fails. */
export async function generate() {
  const stamp = stampNow();
  if (stampThere() === stamp) return false;
  const cli = createRequire(import.meta.url).resolve('prisma/build/index.js');
  const child = spawn(process.execPath, [cli, 'generate', '--no-hints'], {
    cwd: root,
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`prisma generate failed:\n${said}`);
  writeFileSync(stampFile, stamp);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generate();
