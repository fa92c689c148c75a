import { type Answer } from './answer.ts';
import { type EventKind } from '../rules/event.ts';
import { type Note } from './ports.ts';
import { type GameId, type HeroId, type Instant, type PlayerId } from '../rules/names.ts';

/** An interaction as it was taken in, until it is answered. `token` is erased with the answer. */
export type Intake = {
  interaction: string;
  application: string;
  token: string;
  player: PlayerId;
  game: GameId | null;
  what: string;
  receivedAt: Instant;
};

export interface Intakes {
  /** False when it is known already: this delivery must do nothing more. */
  receive(intake: Intake): Promise<boolean>;
  answered(interaction: string): Promise<void>;
  /** The games in which this player has made, changed or withdrawn a bet later than that (BET-07). */
  betsSince(player: PlayerId, at: Instant): Promise<GameId[]>;
  /** The newest other one of this player and this very `what` since then whose act was done. */
  doneBefore(
    intake: Pick<Intake, 'interaction' | 'player' | 'what'>,
    since: Instant,
  ): Promise<string | null>;
  /** Taken in before `before`, not answered: with the answer where the act was done. */
  unanswered(before: Instant): Promise<(Intake & { answer: Answer | null })[]>;
}

export type OutboxRow = {
  id: string;
  game: GameId;
  note: Note;
  /** What readers see (№ 12), counted for each game and audience. */
  number: number;
  /** 22 characters, the same at each try. */
  nonce: string;
  attempts: number;
  /** When the first try to send it began, if there was one: since then it may stand there. */
  triedAt: Instant | null;
  /** The same, but for a parked one since it was taken up again. */
  waitsSince: Instant | null;
  /** Why the last try failed, if there was one. */
  reason: string | null;
};

export type HurriedReasons = { waiting: readonly string[]; parked: readonly string[] };

/** `number`: 0 for what readers do not count. */
export type Parked = { row: string; to: Note['to']; number: number; reason: string };

export type Announced = { face: object; message: string };

export interface Outbox {
  /** For each game and audience the first row that is due, urgent ones before the rest, claimed. */
  claim(now: Instant, most: number): Promise<OutboxRow[]>;
  /** No other process sends any more: what one had in hand when it ended can be claimed at once. */
  takeOver(): Promise<void>;
  /** Owes this outside of any act. */
  owe(game: GameId, note: Note): Promise<void>;
  sent(row: string, message: string | null): Promise<void>;
  again(row: string, at: Instant, reason: string | null): Promise<void>;
  /**
   * What waits in this game for one of these reasons is due now. So is what was parked for one of
   * those, in its old place in the line: of a game that is over, only what everybody reads.
   */
  hurry(game: GameId, reasons: HurriedReasons): Promise<void>;
  /** It will not be tried again, and gives way to what comes after it. */
  park(row: string, reason: string): Promise<void>;
  /** Rows not yet sent or parked, and when the next try of one is due. */
  waiting(): Promise<{ rows: number; next: Instant | null }>;
  /** The announcements of this kind that stand in Discord, each by its message; the oldest first. */
  announced(game: GameId, kind: EventKind): Promise<Announced[]>;
  /** What will not be sent, each audience's in its order. */
  parked(game: GameId): Promise<Parked[]>;
}

/** Where a hero's player reads: what was opened for them, and which of it is in use. */
export type HeroPlace = {
  game: GameId;
  hero: HeroId;
  player: PlayerId;
  /** The hero's own thread, its player in it or not, and the panel there. */
  thread: string | null;
  threadPanel: string | null;
  /** The player's direct messages, and the panel there. */
  direct: string | null;
  directPanel: string | null;
  way: 'thread' | 'direct' | 'ephemeral';
  /** Until then no better way is looked for; null: the own thread is in use. */
  until: Instant | null;
};

export interface Places {
  ofHero(game: GameId, hero: HeroId): Promise<HeroPlace | null>;
  /** Those of heroes who have left the lobby too. */
  ofPlayer(game: GameId, player: PlayerId): Promise<HeroPlace[]>;
  byThread(thread: string): Promise<HeroPlace | null>;
  put(place: HeroPlace): Promise<void>;
  /** Changes this much of a place and leaves the rest; nothing where there is no such place. */
  change(of: Pick<HeroPlace, 'game' | 'hero'>, to: Partial<HeroPlace>): Promise<void>;
  /**
   * This thread is no more: its hero's place forgets it, a better way may be looked for, and the
   * hero's panel is owed, all of it or nothing. False where it is no hero's, or no more.
   */
  forget(thread: string): Promise<boolean>;
  /** Better ways may be looked for at once in all of this game. */
  reconsider(game: GameId): Promise<void>;
}
