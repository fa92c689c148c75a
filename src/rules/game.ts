import { type Tile } from './board/tile.ts';
import { type Thing } from './combat/thing.ts';
import { type Stay } from './combat/staying.ts';
import { type Absence, type Calls } from './calls.ts';
import { type Fight } from './combat/fight.ts';
import { type CutChain } from './cut-chain.ts';
import { type Deadline, type Silence } from './deadline.ts';
import { type Hash, type OwnGood } from './goods.ts';
import { type Bet, type Duel } from './pairing.ts';
import { type House } from './house.ts';
import { type Loss } from './loss.ts';
import { type Item } from './owned.ts';
import {
  type DeadlineId,
  type GameId,
  type Gold,
  type HeroId,
  type Instant,
  type ItemId,
  type OrbId,
  type PlayerId,
} from './names.ts';
import { type Autopilot, type StandingOrders } from './orders.ts';

export type { Deadline, DeadlineKind, Remindable, Silence } from './deadline.ts';
export type { CutChain } from './cut-chain.ts';
export type { Loss } from './loss.ts';
export type { Fared, Form, Holder, Item, Lying } from './owned.ts';
export type { Bet, Duel, DuelResult, Feature, Pick, Tally } from './pairing.ts';

/** WEEK-06: where the week stands. Steps without a wait are passed by a deadline that is due at once. */
export type Phase =
  | 'lobby'
  | 'level-up'
  | 'monster round'
  | 'loot'
  | 'make-up'
  | 'auction'
  | 'feature'
  | 'betting'
  | 'duel'
  | 'payout'
  | 'trades'
  | 'over'
  | 'cancelled';

/**
 * ORB-09: where a secret lies; having had what it gives; that one could keep nothing of that; or that it
 * was gone before one came.
 */
export type KnownSecret = 'noticed' | 'had' | 'left' | 'empty';

export type Hero = {
  id: HeroId;
  player: PlayerId;
  name: string;
  title: string;
  quote: string;
  level: number;
  /** STAT-01: HP is the maximum less this. */
  damageTaken: number;
  strikes: number;
  /** Make-up turns taken in this game (TURN-06). */
  makeUps: number;
  /** Ids of definitions whose description this player knows (ORB-05, ITEM-36). */
  identified: string[];
  /** WEEK-09: gold off a greater ultimate in this week's loot turn. */
  discount: Gold;
  /** GAME-04; null while alive. */
  lost: Loss | null;
  /** DUEL-13: what it heeds while it plays itself; absent before its player has said anything. */
  orders?: StandingOrders;
  /** ORB-09: what it knows of secrets, by their ids; absent: of none. */
  secrets?: Record<string, KnownSecret>;
  /** How its player wants to be called; absent before they have said anything. */
  calls?: Calls;
  /** TURN-05: when its player is away; absent: they never said that they were. */
  absence?: Absence;
  /** TURN-05: whether its turns are played for it, and how far; absent: its player has not said. */
  autopilot?: Autopilot;
};

export type Orb = {
  id: OrbId;
  /** What players call it: orb 1, orb 2, … counted anew each week. */
  number: number;
  colour: 'blue' | 'green' | 'red';
  /** What it held when it was laid out; the item's holder says whether it still does (ORB-02). */
  item: ItemId;
  cost: Gold;
  week: number;
  /** ORB-03: who has saved what is in it; absent: nobody has. */
  savedBy?: HeroId;
  /** ORB-10: what of the week's own lies in it; absent: nothing of that. */
  weekly?: Weekly;
  /** Where on the week's menagerie it lies; absent where the week has none. */
  tile?: Tile;
};

/** ORB-08: what lies in red orbs each week that nobody has saved. */
export type Weekly = 'key' | 'chest';

/** The one open turn (TURN-07). `step` counts what was done in it, so that old panels are known. */
export type Turn = {
  hero: HeroId;
  kind: 'monster' | 'loot' | 'make-up';
  /** TURN-09: the hero has entered. */
  begun: boolean;
  step: number;
  /** ENTER-10: what its hero had on entering; absent before that, and in turns begun before it was kept. */
  before?: { act: number; gold: Gold };
  /** ITEM-28: names of what its hero has sold in it; absent: nothing. */
  sold?: string[];
  /** Its end as it was when it was unlocked, if its hero's player was away until then; absent: not. */
  away?: Instant;
  /** TURN-05: it is played by the autopilot, at once where it is not begun; absent: by its player. */
  autopilot?: true;
};

/** The cycle that is being played (WEEK-10). Heroes in lists stand in their order. */
export type Week = {
  number: number;
  order: HeroId[];
  /** How many of `order` have had their turn opened. */
  opened: number;
  turn: Turn | null;
  /** Entered the menagerie in this order, make-up turns apart (TURN-06). */
  entered: HeroId[];
  /** Fought the monster (MONSTER-11). */
  fought: HeroId[];
  /** Waiting to make their turn up (TURN-08). */
  makeUps: HeroId[];
  monster: Monster;
  /** Who has bought an ultimate (ITEM-22); absent: nobody. */
  ultimates?: HeroId[];
  /** Who has saved an orb (ORB-03); absent: nobody. */
  saves?: HeroId[];
  /** Who has had a chest item, bought or opened (ORB-08); absent: nobody. */
  chests?: HeroId[];
  /** Posts of guards that were killed in the last loot round (GLOSS-05); absent: none ever was. */
  fallen?: Tile[];
  /** GAME-06: cut in fights of this week and of the last that are over; absent: none was. */
  chains?: CutChain[];
  /** Id of the map that its fights take place on; absent in weeks that began before it was kept. */
  map?: string;
  /** Id of the map that heroes walk; absent in weeks that began before there was one. */
  menagerie?: string;
  /** Ids of the secrets that lie there (ORB-09); absent: none. */
  secrets?: string[];
  /** What open deadlines have lost so far; absent while none has lost anything. */
  silences?: Record<DeadlineId, Silence[]>;
};

/** MONSTER-02: what stays of the monster from one challenger to the next. */
export type Monster = {
  definition: string;
  level: number;
  defeated: boolean;
  /** As its last challenger left it; null before the first. */
  stay: Stay | null;
  /** MONSTER-02: what lies there for the next challenger; absent: nothing. */
  things?: Thing[];
};

/** Accounts of the double entry. `mint` goes below zero by what the rules pay out; no other may. */
export type Account = 'mint' | 'sink' | `purse:${HeroId}` | `bet:${HeroId}`;

export type Game = {
  id: GameId;
  name: string;
  zone: string;
  /** The one who made it, then the second one if named. */
  hosts: PlayerId[];
  house: House;
  /** Changes that wait for the next week. */
  houseNext: Partial<House>;
  phase: Phase;
  pausedSince: Instant | null;
  week: Week | null;
  duel: Duel | null;
  /** A duel or a fight of the monster round in progress. */
  fight: Fight | null;
  heroes: Record<HeroId, Hero>;
  items: Record<ItemId, Item>;
  orbs: Record<OrbId, Orb>;
  bets: Record<HeroId, Bet>;
  deadlines: Record<DeadlineId, Deadline>;
  accounts: Partial<Record<Account, Gold>>;
  /** This game's own catalogue: definition id → hash, from its first appearance on. */
  goods: Record<string, Hash>;
  /** What it has of its own, or otherwise than the stock, by definition id; absent: nothing. */
  own?: Record<string, OwnGood>;
  winners: HeroId[];
  /** The last number given to an id of this game. */
  lastId: number;
  /** Accepted acts of each drawing so far: what the next act's dice are derived from. */
  drawings: Record<string, number>;
  /** Accepted acts so far; grows by one with each. */
  acts: number;
};
