import MiniSearch from 'minisearch';
import { type GameId, type HeroId, type RuleId } from '../rules/names.ts';
import { type Goods } from '../rules/goods.ts';
import { purse } from '../rules/money.ts';
import { cutChains } from '../rules/sight/cut-chains.ts';
import { heroView } from '../rules/sight/hero-view.ts';
import { monsterView } from '../rules/sight/monster-view.ts';
import { publicView } from '../rules/sight/public-view.ts';
import { type Shelf, withGoods } from './goods.ts';
import { type Asks, type RulebookEntry } from './index.ts';
import { type Placed, toldApart } from './namesakes.ts';
import { type Clock, type GamePlace, type Loaded, type Store } from './ports.ts';

/** Questions: answered from the stored game, each for one viewer. */
export function openAsks(
  store: Store,
  goods: Shelf,
  clock: Clock,
  rulebook: readonly RulebookEntry[],
): Asks {
  const { games } = store;
  const book = openRulebook(rulebook);

  async function of<T>(game: GameId, view: (loaded: Loaded, goods: Goods) => T): Promise<T | null> {
    const loaded = await games.read(game);
    return loaded && withGoods(goods, () => view(loaded, goods));
  }
  const ongoing = async (places: GamePlace[]): Promise<Placed[]> => {
    const loaded = await Promise.all(places.map(({ game }) => games.read(game)));
    return places.flatMap((place, at) => {
      const game = loaded[at]?.game;
      return game && game.phase !== 'over' && game.phase !== 'cancelled' ? [{ place, game }] : [];
    });
  };

  return {
    publicView: (game) => of(game, (loaded) => publicView(loaded.game, goods, clock.now())),
    cutChains: async (game, player) =>
      (await of(game, (loaded) => cutChains(loaded.game, player))) ?? [],
    monsterView: (game, player) =>
      of(game, (loaded) => monsterView(loaded.game, goods, player, clock.now())),
    heroView: (game, player) =>
      of(game, (loaded) => {
        const hero = Object.values(loaded.game.heroes).find((one) => one.player === player);
        return hero ? heroView(loaded.game, goods, hero.id, clock.now()) : null;
      }),
    heroViewOf: (game, hero: HeroId) =>
      of(game, (loaded) =>
        loaded.game.heroes[hero] ? heroView(loaded.game, goods, hero, clock.now()) : null,
      ),
    async gameIn(channel) {
      const places = await games.inChannel(channel);
      return (await ongoing(places))[0]?.place ?? places[0] ?? null;
    },
    gamesOf: async (player) => toldApart(await ongoing(await games.ofPlayer(player)), player),
    gamesInServer: (server) => games.inServer(server),
    placeOf: (game) => games.place(game),
    statement: async (game, hero) =>
      (await games.statement(game, hero)).filter(({ account }) => account === purse(hero)),
    ...book,
  };
}

/** The rulebook by id and by word. */
function openRulebook(entries: readonly RulebookEntry[]): Pick<Asks, 'rule' | 'searchRules'> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  let index: MiniSearch<RulebookEntry> | null = null;
  return {
    rule: (id) => byId.get(id) ?? null,
    searchRules: (words, most) => {
      index ??= indexOf(entries);
      const hits = index.search(words.slice(0, 200)).slice(0, most);
      return hits.flatMap(({ id }) => byId.get(id as RuleId) ?? []);
    },
  };
}

/** Made when somebody first looks for a word: until then a start need not wait for it. */
function indexOf(entries: readonly RulebookEntry[]): MiniSearch<RulebookEntry> {
  const index = new MiniSearch<RulebookEntry>({
    fields: ['id', 'title', 'rule', 'example', 'ruling', 'cases', 'words'],
    extractField: (entry, field) => String(entry[field as keyof RulebookEntry] ?? ''),
    searchOptions: { boost: { id: 8, title: 4, words: 4, rule: 2 }, prefix: true, fuzzy: 0.15 },
  });
  index.addAll(entries);
  return index;
}
