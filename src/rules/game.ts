import { type Tile } from './board/tile.ts';
import { type Absence, type Calls } from './calls.ts';
import { type Fight } from './combat/fight.ts';
import { type Week } from './cycle.ts';
import { type Deadline } from './deadline.ts';
import { type Hash, type OwnGood } from './goods.ts';
import { type Bet, type Duel } from './pairing.ts';
import { type House } from './house.ts';
import { type Interview } from './interview.ts';
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
import { type KnownSecret } from './secret.ts';

export type { Deadline, DeadlineKind, Remindable, Silence } from './deadline.ts';
export type { CutChain } from './cut-chain.ts';
export type { Monster, Turn, Week } from './cycle.ts';
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
  /** GAME-04: what its player has said of the build; absent: nothing. */
  interview?: Interview;
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
