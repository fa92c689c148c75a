import { type Answer } from '../../play/answer.ts';
import {
  type ActRecord,
  type GamePlace,
  type Games,
  type HeroPlace,
  type Intake,
  type Note,
  type OutboxRow,
  type Owed,
} from '../../play/ports.ts';
import { type GameEvent } from '../../rules/event.ts';
import { type Game } from '../../rules/game.ts';
import { type Definition, type Hash, type Stock } from '../../rules/goods.ts';
import { type GameId, type Instant } from '../../rules/names.ts';
import { type Line } from '../outbox-line.ts';

/** One entry of an account, as a statement tells it. */
export type Entry = Awaited<ReturnType<Games['statement']>>[number];

export type Kept = {
  game: Game;
  secret: Uint8Array;
  place: GamePlace;
  acts: ActRecord[];
  events: (GameEvent & { act: number })[];
  entries: Entry[];
};

export type Waiting = OutboxRow & {
  position: number;
  state: 'waiting' | 'sent' | 'parked';
  due: Instant;
  claimed: boolean;
  reason: string | null;
  message: string | null;
};

/** How far an audience of a game has got, and of its panels those that may not have been sent. */
export type Queue = Line & { panels: readonly Waiting[] };

/** All that the memory form keeps. */
export type Shelves = {
  games: Map<GameId, Kept>;
  answers: Map<string, Answer>;
  outbox: Map<string, Waiting>;
  queues: Map<GameId, Map<Note['to'], Queue>>;
  intakes: Map<string, Intake & { answered: boolean }>;
  heroPlaces: Map<string, HeroPlace>;
  definitions: Map<Hash, Definition>;
  stocks: Map<Hash, Stock>;
  beats: Map<string, { process: string; at: Instant }>;
  seen: Instant | null;
  silences: Owed[];
};

export const emptyShelves = (): Shelves => ({
  games: new Map(),
  answers: new Map(),
  outbox: new Map(),
  queues: new Map(),
  intakes: new Map(),
  heroPlaces: new Map(),
  definitions: new Map(),
  stocks: new Map(),
  beats: new Map(),
  seen: null,
  silences: [],
});
