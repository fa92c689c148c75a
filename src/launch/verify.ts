import { readConfig } from '../config.ts';
import { openExisting } from '../store/index.ts';
import { exitCodes } from '../ops/fatal.ts';
import { asked } from './command-line.mjs';
import { verifySeal } from './sealed.ts';
import { explained } from './stop.ts';

/** `npm run verify -- DUEL`: the first letters of the seal that the duel's announcement shows. */
const [seal] = asked('verify', process.argv.slice(2)).words;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  process.exit(await verify(seal));
} catch (error) {
  const { reason, line } = explained(error);
  say(line);
  process.exit(exitCodes[reason]);
}

async function verify(sealed: string): Promise<number> {
  const config = readConfig(process.env);
  const store = await openExisting({
    dir: config.DATA_DIR,
    ...(config.DATABASE_URL !== undefined && { url: config.DATABASE_URL }),
  });
  try {
    return await verifySeal(store, sealed, say);
  } finally {
    await store.close();
  }
}
