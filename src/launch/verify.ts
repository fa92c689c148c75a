import { type Goods, type Hash } from '../rules/goods.ts';
import { readConfig } from '../config.ts';
import { type GamePlace, type Store } from '../play/ports.ts';
import { type Untrue, verifyDuel } from '../play/verify.ts';
import { openStore } from '../store/index.ts';
import { exitCodes } from '../ops/index.ts';
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
  const store = await openStore({
    dir: config.DATA_DIR,
    ...(config.DATABASE_URL !== undefined && { url: config.DATABASE_URL }),
  });
  try {
    for (const place of await store.games.all()) {
      const code = await verifyIn(store, place, sealed);
      if (code !== null) return code;
    }
    say(`No duel of any game here was sealed with ${sealed}…`);
    return 1;
  } finally {
    await store.close();
  }
}

async function verifyIn(
  store: Store,
  { game, name }: GamePlace,
  sealed: string,
): Promise<number | null> {
  const events = await store.games.events(game);
  const over = events.find(
    (event) => event.kind === 'key revealed' && event.public?.commitment.startsWith(sealed),
  );
  const loaded = await store.games.read(game);
  if (over?.kind !== 'key revealed' || !over.public || !loaded) return null;
  const acts = await store.games.acts(game);
  const goods = await goodsOf(
    store,
    Object.values(loaded.game.goods),
    acts.map(({ stock }) => stock),
  );
  const { drawing } = over.public;
  const found = verifyDuel({ ...loaded, acts, goods }, events, drawing);
  say(
    `“${name}”, ${drawing}: ${found.acts} acts, ${found.rolls} rolls played again from the published key.`,
  );
  for (const one of found.wrong) say(untrueText(one));
  say(
    found.wrong.length === 0
      ? 'All of it came out as it was told.'
      : 'It did not come out as it was told.',
  );
  return found.wrong.length === 0 ? 0 : 1;
}

function untrueText(found: Untrue): string {
  switch (found.what) {
    case 'no key':
      return 'its key is not published yet';
    case 'other seal':
      return 'the published key is not the one that was sealed';
    case 'refused':
      return `act ${found.act} cannot be done with the dice of the published key`;
    case 'other outcome':
      return `act ${found.act}: “${found.of}” comes out otherwise than it was told`;
  }
}

/** Every stock that the game was played with, and every definition in them. */
async function goodsOf(
  store: Store,
  used: Hash[],
  stocks: Hash[],
): Promise<(stock: Hash) => Goods> {
  const known = new Map<Hash, Goods>();
  for (const hash of new Set(stocks)) {
    const stock = await store.definitions.stock(hash);
    if (!stock) throw new Error(`the stock ${hash} was never stored`);
    const definitions = await store.definitions.get([...used, ...Object.values(stock.ids)]);
    known.set(hash, { stock, definition: (one) => definitions.get(one) ?? lacking(one) });
  }
  return (hash) => known.get(hash) ?? lacking(hash);
}

function lacking(hash: Hash): never {
  throw new Error(`${hash} was never stored`);
}
