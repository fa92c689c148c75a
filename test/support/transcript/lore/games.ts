import { type Id } from '../play/stage-types.ts';
import { found, type Told } from './news.ts';

/** A game as far as everybody can follow it in its channel. Names are written as the bot writes them. */
export type Game = {
  name: string;
  /** The post with which it opened. */
  post: Id;
  /** Who plays which hero; a name that is free again may become somebody else’s too. */
  heroes: Map<string, Set<Id>>;
  /** Whose fight is being fought, of which nobody else is told anything; null: none is. */
  fighters: Set<Id> | null;
  /** BET-02: sealed while they are open; closed until the duel is paid. */
  bets: 'open' | 'closed' | null;
};

/** The newest game of each channel. */
export type Games = Map<Id, Game>;

type Account = (game: Game, told: Told, called: (person: string) => Id | undefined) => void;

const opened = /^(.+): who dares to enter\?$/;

/** Before whom a monster stands. */
const waiting = /^(?:The monster is waiting|A monster is waiting for each of them)\.$/;
const numbered = (monster: string): string[] => [monster, `${monster} 1`, `${monster} 2`];

/** What is announced, by its title, and what it says of a game. */
const accounts: [RegExp, Account][] = [
  [
    / has joined$/,
    (game, { lines }, called) => {
      for (const [hero = '', person = ''] of found(lines, /^\*\*(.+?)\*\*(?:, .+)? \(@(.+?)\)\./)) {
        const id = called(person);
        const players = game.heroes.get(hero) ?? new Set();
        if (id !== undefined) game.heroes.set(hero, players.add(id));
      }
    },
  ],
  [
    /^The duel begins$/,
    (game, { lines }) => {
      const [pair = []] = found(lines, /^\*\*(.+?)\*\* against \*\*(.+?)\*\*\. /);
      game.fighters = new Set(pair.flatMap((hero) => [...(game.heroes.get(hero) ?? [])]));
    },
  ],
  [
    /^(.+) enters? the menagerie$/,
    (game, { title, lines }) => {
      if (!lines.some((line) => waiting.test(line))) return;
      const [[heroes = ''] = []] = found([title], /^(.+) enters? the menagerie$/);
      // MONSTER-02: it is one long fight, whoever takes it up. DUEL-10: two enter together.
      game.fighters ??= new Set();
      for (const hero of [heroes, ...heroes.split(' and ')])
        for (const person of game.heroes.get(hero) ?? []) game.fighters.add(person);
    },
  ],
  [
    // MONSTER-09: a host sees what the monster sees, whose panel is theirs and whose rolls are, too.
    /^A host plays .+$/,
    (game, { title, lines }, called) => {
      const [[monster = ''] = []] = found([title], /^A host plays (.+)$/);
      for (const [person = ''] of found(lines, /^From now on @(.+?) decides /)) {
        const id = called(person);
        if (id === undefined) continue;
        // DUEL-10: of two, each has a number.
        for (const name of numbered(monster)) game.heroes.set(name, new Set([id]));
        game.fighters = new Set([...(game.fighters ?? []), id]);
      }
    },
  ],
  [
    /^(.+) plays itself again$/,
    (game, { title }) => {
      const [[monster = ''] = []] = found([title], /^(.+) plays itself again$/);
      const hosts = game.heroes.get(monster) ?? new Set();
      for (const name of numbered(monster)) game.heroes.delete(name);
      const others = [...(game.fighters ?? [])].filter((id) => !hosts.has(id));
      if (game.fighters !== null) game.fighters = new Set(others);
    },
  ],
  [
    /^The duel: |^The duel is called off$|^All bets go back$| is defeated$| is cancelled$|^The game (?:is won|has no winner)$|^Week \d+$/,
    (game) => {
      game.fighters = null;
    },
  ],
];

const bets: [RegExp, Game['bets']][] = [
  [/^(?:Bets are open|Betting starts anew)$/, 'open'],
  [/^Bets are closed$/, 'closed'],
  [/^(?:All bets go back|The duel is (?:paid|called off))$/, null],
  [/ is cancelled$|^The game (?:is won|has no winner)$/, null],
];

/** Follows what is announced; `called` knows people by their names. */
export function follow(
  games: Games,
  news: readonly Told[],
  called: (person: string) => Id | undefined,
): void {
  for (const told of news.filter(({ alone }) => !alone)) {
    const name = opened.exec(told.title)?.[1];
    if (name !== undefined && games.get(told.channel)?.post !== told.id)
      games.set(told.channel, {
        name,
        post: told.id,
        heroes: new Map(),
        fighters: null,
        bets: null,
      });
    const game = games.get(told.channel);
    if (!game) continue;
    const account = accounts.find(([title]) => title.test(told.title))?.[1];
    if (account) account(game, told, called);
    const betting = bets.find(([title]) => title.test(told.title));
    if (betting) game.bets = betting[1];
  }
}
