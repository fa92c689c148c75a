import { type Operation } from 'rfc6902';
import { type FightAction } from '../rules/combat/action.ts';
import { type GameEvent, type EventKind } from '../rules/event.ts';
import { type Account, type Game } from '../rules/game.ts';
import { type Definition, type Hash, type Stock } from '../rules/goods.ts';
import { type Actor, type Intent, type Moment } from '../rules/intent.ts';
import { type Transfer, type TransferReason } from '../rules/money.ts';
import {
  type DeadlineId,
  type GameId,
  type Gold,
  type HeroId,
  type Instant,
  type PlayerId,
} from '../rules/names.ts';
import { type Answer } from './answer.ts';
import { type Intakes, type Outbox, type Places } from './post.ts';

export { type Calendar, type Clock } from './time.ts';
export {
  type Announced,
  type HeroPlace,
  type HurriedReasons,
  type Intake,
  type Intakes,
  type Outbox,
  type OutboxRow,
  type Parked,
  type Places,
} from './post.ts';

/** An accepted act as it is kept for replay and undo. `number` is the game's `acts` after it. */
export type ActRecord = {
  number: number;
  /** The interaction's id, or `due:<deadline>`: the same cause twice is one act with one answer. */
  cause: string;
  intent: Intent;
  actor: Actor;
  moment: Moment;
  /** The stock that the rule saw. */
  stock: Hash;
  /** Which drawing the dice came from, and the act's number within it; null without dice. */
  drawing: { name: string; number: number } | null;
  /** What minds decided in it for whoever plays itself, in order; null: they decided nothing. */
  decided: FightAction[] | null;
  /** RFC 6902: from the value after to the value before; accounts are reversed by counter-entries. */
  reverse: Operation[];
};

/** One of the game's hosts, in direct messages. */
export type ToHost = `host:${PlayerId}`;

/**
 * A message that an act owes. To `public` goes an event's public face only; to a hero their own
 * words too. A `panel` is that hero's panel drawn anew; the newest one replaces those unsent. With
 * `channel` nothing is shown: it is looked whether the game's channel is still there.
 */
export type Note =
  | { to: 'public'; kind: EventKind; face: object; urgent: boolean }
  | {
      to: HeroId;
      kind: EventKind;
      face: object | null;
      own: object | null;
      urgent: boolean;
      /** It comes without a ping, though it is a call; absent: as its kind does. */
      hushed?: true;
    }
  | { to: HeroId; kind: 'panel'; urgent: boolean }
  | { to: ToHost; kind: EventKind; face: object; urgent: boolean }
  | { to: 'public'; kind: 'channel'; urgent: boolean };

export type Change = {
  /** Null when the act is the game's creation. */
  before: Game | null;
  after: Game;
  act: ActRecord;
  events: GameEvent[];
  transfers: Transfer[];
  notes: Note[];
  answer: Answer;
};

/** A game and its 32 secret bytes, from which its dice are derived. */
export type Loaded = { game: Game; secret: Uint8Array };

export type Performed = { answer: Answer; repeated: boolean } | 'busy' | 'no such game';

/** A game where people meet it. */
export type GamePlace = { game: GameId; server: string; channel: string; name: string };

export interface Games {
  /** Stores a new game, once for each cause; refused where the channel has one that goes on. */
  create(change: Change, place: GamePlace, secret: Uint8Array): Promise<Performed>;
  /**
   * In one transaction: locks the game's row, answers a known cause as before, else hands the value
   * to `work` and saves what it returns, where the version is unchanged. A refusal is kept as the
   * cause's answer too. Conflicts are tried again (5 times at most), a lost connection is settled
   * by the cause. `whenFree`: gives up as `busy` when somebody else holds the lock.
   */
  perform(
    game: GameId,
    cause: string,
    work: (loaded: Loaded) => Change | Answer,
    options?: { whenFree?: boolean },
  ): Promise<Performed>;
  /**
   * The game as it is, without a lock; the value is shared and never changed in place. `asLeft`: what this
   * process has kept of it will do, though another one may have changed it since.
   */
  read(game: GameId, options?: { asLeft?: boolean }): Promise<Loaded | null>;
  /** Running and finished games of a channel (newest first), or those a player has a hero in or hosts. */
  inChannel(channel: string): Promise<GamePlace[]>;
  ofPlayer(player: PlayerId): Promise<GamePlace[]>;
  inServer(server: string): Promise<GamePlace[]>;
  place(game: GameId): Promise<GamePlace | null>;
  /** Every game there is, running or not. */
  all(): Promise<GamePlace[]>;
  /** The log, oldest first; for replays, accounts and tests. */
  acts(game: GameId): Promise<ActRecord[]>;
  events(game: GameId, after?: number): Promise<(GameEvent & { act: number })[]>;
  /** Entries of the accounts of one hero's purse and holds, newest first, with each one's reason. */
  statement(
    game: GameId,
    hero: HeroId,
  ): Promise<{ at: Instant; account: Account; change: Gold; reason: TransferReason }[]>;
  /** The sum of all entries of all games (0, or the books are broken), and games that do not add up. */
  audit(): Promise<{ sum: number; broken: GameId[] }>;
}

/** A deadline that is due. */
export type Due = { game: GameId; deadline: DeadlineId; due: Instant };

export interface Deadlines {
  /** The earliest due one of each game that is not paused, over or being worked on; oldest first. */
  due(now: Instant): Promise<Due[]>;
  /** When the next one comes, of all games. */
  next(): Promise<Instant | null>;
}

export interface Definitions {
  /** Keeps every definition under its hash, and the stock itself. */
  keep(stock: Stock, definitions: ReadonlyMap<Hash, Definition>): Promise<void>;
  /** Keeps definitions that are in no stock. */
  add(definitions: ReadonlyMap<Hash, Definition>): Promise<void>;
  get(hashes: readonly Hash[]): Promise<Map<Hash, Definition>>;
  stock(hash: Hash): Promise<Stock | null>;
}

export interface Presence {
  /** Says that this process lives; answers who else does with the same token, by its name. */
  beat(token: string, process: string, now: Instant): Promise<{ other: string | null }>;
  leave(token: string, process: string): Promise<void>;
  /** When the bot was last seen connected, and keeps `now` as the new instant. */
  lastSeen(): Promise<Instant | null>;
  seen(now: Instant): Promise<void>;
}

/** Time without the bot that a game is to be given back. */
export type Owed = { game: GameId; from: Instant; to: Instant };

export interface Silences {
  /**
   * The bot was away: every game that waits for a deadline is owed it, and the bot is seen again. Noted
   * once more with the same beginning, the later end counts.
   */
  note(from: Instant, to: Instant): Promise<void>;
  /** All that is owed, the oldest first. */
  owed(): Promise<Owed[]>;
  given(owed: Owed): Promise<void>;
}

/** All that is stored. */
export interface Store {
  games: Games;
  deadlines: Deadlines;
  intakes: Intakes;
  outbox: Outbox;
  places: Places;
  definitions: Definitions;
  presence: Presence;
  silences: Silences;
  /** Throws when the database cannot be reached within a second. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
