import { type Answer } from './answer.ts';
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
  /** When the first try to send it began, if there was one. */
  triedAt: Instant | null;
  /** Why the last try failed, if there was one. */
  reason: string | null;
};

export interface Outbox {
  /** For each game and audience the first row that is due, urgent ones before the rest, claimed. */
  claim(now: Instant, most: number): Promise<OutboxRow[]>;
  sent(row: string, message: string | null): Promise<void>;
  again(row: string, at: Instant, reason: string): Promise<void>;
  /** What is to be tried later is due now, in a game or, with null, in all of them. */
  hurry(game: GameId | null): Promise<void>;
  park(row: string, reason: string): Promise<void>;
  /** Rows not yet sent or parked, and when the next try of one is due. */
  waiting(): Promise<{ rows: number; next: Instant | null }>;
  parked(game: GameId): Promise<{ row: string; reason: string }[]>;
}

/** Where a hero's player reads: the private thread and the panel in it, where there are such. */
export type HeroPlace = {
  game: GameId;
  hero: HeroId;
  way: 'thread' | 'direct' | 'ephemeral';
  channel: string | null;
  panel: string | null;
};

export interface Places {
  ofHero(game: GameId, hero: HeroId): Promise<HeroPlace | null>;
  byChannel(channel: string): Promise<HeroPlace | null>;
  put(place: HeroPlace): Promise<void>;
}
