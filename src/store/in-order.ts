import { type Game } from '../rules/game.ts';

const byId = (a: string, b: string) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

function ordered<K extends string, T>(record: Partial<Record<K, T>>): Partial<Record<K, T>> {
  const keys = Object.keys(record) as K[];
  if (keys.every((key, at) => at === 0 || byId(keys[at - 1] as K, key) < 0)) return record;
  return Object.fromEntries(keys.sort(byId).map((key) => [key, record[key]])) as Record<K, T>;
}

/**
 * The same game with the keys of its records in one order (h2 before h10), for rows have none: a
 * rule that walks over a record must meet the same order, and so the same dice, after a restart.
 */
export function inOrder(game: Game): Game {
  const goods = ordered(game.goods) as Game['goods'];
  return {
    ...game,
    heroes: ordered(game.heroes) as Game['heroes'],
    items: ordered(game.items) as Game['items'],
    orbs: ordered(game.orbs) as Game['orbs'],
    bets: ordered(game.bets) as Game['bets'],
    deadlines: ordered(game.deadlines) as Game['deadlines'],
    accounts: ordered(game.accounts),
    goods,
  };
}
