import { readConfig } from '../config.ts';
import { openExisting } from '../store/index.ts';
import { exitCodes } from '../ops/fatal.ts';
import { verifySeal } from './sealed.ts';
import { explained } from './stop.ts';

/** `npm run verify -- DUEL`: the first letters of the seal that the duel's announcement shows. */
const [seal = ''] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (!/^[0-9a-f]{8,64}$/.test(seal)) {
  say(
    'Say: npm run verify -- SEAL, with 8 or more letters of what “The dice of the duel are sealed” shows.',
  );
  process.exit(2);
}
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
