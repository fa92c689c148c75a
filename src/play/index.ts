import { type CutChain } from '../rules/game.ts';
import { type Definition, type Hash } from '../rules/goods.ts';
import { type Actor, type Intent } from '../rules/intent.ts';
import { type TransferReason } from '../rules/money.ts';
import {
  type HeroId,
  type GameId,
  type Instant,
  type PlayerId,
  type RuleId,
} from '../rules/names.ts';
import { type MonsterView } from '../rules/sight/monster-view.ts';
import { type HeroView, type PublicView } from '../rules/sight/views.ts';
import { type Answer } from './answer.ts';
import { type GamePlace } from './ports.ts';

export { type Answer } from './answer.ts';

/** Who wants what, and since when: `at` is the instant at which the person acted (snowflake). */
export type By = { actor: Actor; cause: string; at: Instant };

/** A new game: where it is played and what its host chose. */
export type Creation = {
  name: string;
  zone: string;
  house: Partial<Record<string, number>>;
  server: string;
  channel: string;
};

/** All that the outside may do and ask; nothing here hands out a raw game. */
export interface Play {
  /** Refused when the name or zone is bad, or when the channel has a running game. */
  create(creation: Creation, by: By): Promise<Answer>;
  /** One act; the same cause again is answered as before. Throws `Busy` when nothing was done. */
  act(game: GameId, intent: Intent, by: By): Promise<Answer>;
  /** Keeps goods of a host's own under their hashes, by which an act can bring them into a game. */
  keep(goods: ReadonlyMap<Hash, Definition>): Promise<void>;
  asks: Asks;
  /** Rings the sweep: performs what is due, oldest first. Returns how many acts that were. */
  sweep(): Promise<number>;
  /** Gives back what silences took; in how many games something moved. What fails stays owed. */
  giveBack(): Promise<number>;
  /** Acts that run or wait at this moment. */
  running(): number;
}

export interface Asks {
  publicView(game: GameId): Promise<PublicView | null>;
  /** GAME-06: of fights that are over, newest first; none for whoever is no host. */
  cutChains(game: GameId, player: PlayerId): Promise<CutChain[]>;
  /** MONSTER-09: null for whoever plays no monster now. */
  monsterView(game: GameId, player: PlayerId): Promise<MonsterView | null>;
  /** Null for somebody without a hero in it. */
  heroView(game: GameId, player: PlayerId): Promise<HeroView | null>;
  heroViewOf(game: GameId, hero: HeroId): Promise<HeroView | null>;
  /** The newest game of the channel that is not over, else its newest. */
  gameIn(channel: string): Promise<GamePlace | null>;
  /** Games in which the player has a hero or is a host, that are not over; namesakes with what tells them apart. */
  gamesOf(player: PlayerId): Promise<GamePlace[]>;
  gamesInServer(server: string): Promise<GamePlace[]>;
  placeOf(game: GameId): Promise<GamePlace | null>;
  /** Entries of the account, newest first: what gold came and went, and why. */
  statement(
    game: GameId,
    hero: HeroId,
  ): Promise<{ at: Instant; change: number; reason: TransferReason }[]>;
  /** The rulebook: by id, or by words, best first. */
  rule(id: RuleId): RulebookEntry | null;
  searchRules(words: string, most: number): RulebookEntry[];
}

/** A rule as a player reads it (`seeds/rulebook`). */
export type RulebookEntry = {
  id: RuleId;
  title: string;
  rule: string;
  example: string;
  ruling: string | null;
  house: boolean;
  /** What is played so where rule and ruling leave a question open. */
  cases: string[];
  links: RuleId[];
  /** Further words by which it is found. */
  words: string[];
};

/** Thrown when an act could not be tried: the game or the database is busy. Nothing was changed. */
export class Busy extends Error {
  override name = 'Busy';
}
