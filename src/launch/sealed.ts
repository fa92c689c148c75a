import { type Goods, type Hash } from '../rules/goods.ts';
import { type ActRecord, type GamePlace, type Store } from '../play/ports.ts';
import { keyOf, type Untrue, type Verified, verifyDuel } from '../play/verify.ts';

type Say = (line: string) => void;

/**
 * Plays the duel again whose seal begins with `seal`, in whichever game it is, and says what came
 * of it. Answers the exit code: 0 where all of it holds. The bot may be running meanwhile.
 */
export async function verifySeal(store: Store, seal: string, say: Say): Promise<number> {
  for (const place of await store.games.all()) {
    const code = await verifyIn(store, place, seal, say);
    if (code !== null) return code;
  }
  say(`No duel of any game here was sealed with ${seal}…`);
  return 1;
}

async function verifyIn(
  store: Store,
  { game, name }: GamePlace,
  seal: string,
  say: Say,
): Promise<number | null> {
  const loaded = await store.games.read(game);
  if (!loaded) return null;
  // What is done from here on would be taken back from a game that does not know of it.
  const known = loaded.game.acts;
  const events = (await store.games.events(game)).filter(({ act }) => act <= known);
  const key = keyOf(loaded.game, events, seal);
  if (key === null) return null;
  if (typeof key === 'string') {
    say(`“${name}”: ${keyless[key]}`);
    return 1;
  }
  const acts = (await store.games.acts(game)).filter(({ number }) => number <= known);
  const goods = await goodsOf(
    store,
    [...Object.values(loaded.game.goods), ...broughtBy(acts)],
    acts.map(({ stock }) => stock),
  );
  return tell(name, key.drawing, verifyDuel({ ...loaded, acts, goods }, events, key), say);
}

const keyless = {
  'not yet':
    'the duel with this seal is not over. Its key is published with its result: verify it then.',
  never:
    'the duel with this seal was not fought to its end, so its key is never published, and there is nothing to verify.',
};

function tell(name: string, drawing: string, { acts, rolls, wrong }: Verified, say: Say): number {
  say(`“${name}”, ${drawing}: ${acts} acts, ${rolls} rolls played again from the published key.`);
  for (const one of wrong) say(untrueText(one));
  const holds = wrong.length === 0;
  say(holds ? 'All of it came out as it was told.' : 'It did not come out as it was told.');
  return holds ? 0 : 1;
}

function untrueText(found: Untrue): string {
  switch (found.what) {
    case 'other seal':
      return 'the published key is not the one that was sealed';
    case 'refused':
      return `act ${found.act} cannot be done with the dice of the published key`;
    case 'other outcome':
      return `act ${found.act}: “${found.of}” comes out otherwise than it was told`;
  }
}

/** GAME-06: what the host has brought, in all its versions. */
const broughtBy = (acts: readonly ActRecord[]): Hash[] =>
  acts.flatMap(({ intent }) => (intent.do === 'bring' ? intent.goods : []));

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
