import { type Answer } from '../play/answer.ts';
import { type Asks, type Creation, type Play } from '../play/index.ts';
import { type Announced, type Parked } from '../play/ports.ts';
import { type EventKind } from '../rules/event.ts';
import { type GameId, type HeroId, type Instant } from '../rules/names.ts';
import { type CardSaid } from '../rules/sight/brought.ts';
import { type Intent } from '../rules/intent.ts';
import { type Log } from './log.ts';
import { byOf, type Caller } from './interactions/caller.ts';
import { type Remembered } from './remembered.ts';
import { type SentFile } from './wire/sent-files.ts';
import { type Wire } from './wire/wire.ts';

/** What goods are in a file, by their hashes, and what they say; or each fault in it, in a sentence of its own. */
export type GoodsIn = { goods: string[]; cards: CardSaid[] } | { faults: string[] };

/** Where commands and components go to have something done or to ask. */
export type Desk = {
  asks: Asks;
  act(game: GameId, intent: Intent, caller: Caller): Promise<Answer>;
  create(creation: Creation, caller: Caller): Promise<Answer>;
  /** Goods out of a file that the caller gave, kept so that an act can bring them; null: unreadable. */
  goodsIn(file: SentFile): Promise<GoodsIn | null>;
  /** What each hero has done last, as panels show it; lost with the process, and no harm. */
  lately: Remembered<string[]>;
  now(): Instant;
  wire: Wire;
  /** Facts of this bot that texts need. */
  bot: { id: string; invite: string };
  log: Log;
  /** Tries at once what could not be sent in this channel's game. */
  hurry(channel: string): Promise<void>;
  /** Looks whether a hero's thread is still there, and if not gives the panel another place. */
  lookFor(game: GameId, hero: HeroId): void;
  /** The announcements of this kind that stand in this game's channel. */
  announced(game: GameId, kind: EventKind): Promise<Announced[]>;
  /** What of this game will not be sent. */
  parked(game: GameId): Promise<Parked[]>;
};

export const heroKey = (game: GameId, hero: HeroId) => `${game}:${hero}`;

/** A desk over `play`; `done` is called after each act, so that what it owes is sent at once. */
export const deskOver = (
  play: Play,
  rest: Omit<Desk, 'asks' | 'act' | 'create'>,
  done: () => void,
): Desk => ({
  ...rest,
  asks: play.asks,
  act: async (game, intent, caller) => {
    const answer = await play.act(game, intent, byOf(caller));
    done();
    return answer;
  },
  create: async (creation, caller) => {
    const answer = await play.create(creation, byOf(caller));
    done();
    return answer;
  },
});
