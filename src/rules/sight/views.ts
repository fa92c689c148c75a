import { type Tile } from '../board/tile.ts';
import { type Calls, type Day } from '../calls.ts';
import { type Companion } from '../hero/companions.ts';
import { type UsesLeft } from '../hero/counted-uses.ts';
import { type Standing } from '../abilities/carried.ts';
import { type TriggerWord } from '../abilities/trigger.ts';
import { type PickName, type WornFace } from '../event.ts';
import { type DuelResult, type Loss, type Phase, type Pick } from '../game.ts';
import { type BasicAttack, type Stats } from '../hero/stats.ts';
import { type House } from '../house.ts';
import { type Interview } from '../interview.ts';
import { type Slot } from '../items/definition.ts';
import { type Description } from '../items/description.ts';
import {
  type GameId,
  type Gold,
  type HeroId,
  type Instant,
  type ItemId,
  type OrbId,
  type PlayerId,
} from '../names.ts';
import { type Autopilot, type Avoidable } from '../orders.ts';
import { type FightView } from './fight.ts';
import { type SeenSecret } from './secrets.ts';
import { type Legal } from './can-do.ts';
import { type MenagerieView, type OrbContents, type PublicOrb } from './menagerie-view.ts';
import { type SeenMonster } from '../monster-face.ts';

export type { Companion, Description, Legal, OrbContents, PublicOrb, SeenSecret, UsesLeft };
export { usesLeftOf } from '../hero/counted-uses.ts';
export { isErrand, timesOf } from '../items/definition.ts';

/** A hero as the whole table may know it; nobody else sees a purse. */
export type PublicHero = {
  id: HeroId;
  player: PlayerId;
  name: string;
  title: string;
  level: number;
  strikes: number;
  /** TURN-05: until when their player is away; null: they are here. */
  away: Instant | null;
  lost: Loss | null;
  /** GAME-04: what its player has said of the build; null: nothing. */
  interview: Interview | null;
  /**
   * GAME-04: of a hero who has lost, and of everybody once the game is over (GAME-02). `on`: the thing
   * on which it sits, in whose slot it is then.
   */
  build: ({ name: string; slot: Slot | null; on?: string } & Description)[] | null;
};

export type TurnView = {
  hero: HeroId;
  name: string;
  /** DUEL-10: who has it together with them; absent: nobody. */
  with?: { id: HeroId; name: string };
  kind: 'monster' | 'loot' | 'make-up';
  begun: boolean;
  until: Instant | null;
  step: number;
};

export type PublicDuel = {
  pair: [{ id: HeroId; name: string }, { id: HeroId; name: string }];
  features: ({ title: string; quote: string; worn: WornFace[] } | null)[];
  until: Instant | null;
  commitment: string;
  /** Names of those who have bet, in the order of betting (BET-02). */
  bettors: string[];
  /** BET-09: public from the close on; null before. `sums` in the order of the pair, then a tie. */
  tally: { sums: { a: Gold; b: Gold; tie: Gold }; underdog: string | null } | null;
  result: DuelResult | null;
};

/** What everybody may know of a game: the same for the table, the dead, and the host. */
export type PublicView = {
  game: GameId;
  name: string;
  zone: string;
  hosts: PlayerId[];
  house: House;
  /** What of it changes when the next week begins. */
  houseNext: Partial<House>;
  phase: Phase;
  pausedSince: Instant | null;
  week: number;
  heroes: PublicHero[];
  order: HeroId[];
  /** Of the order, who lives and has had no turn yet. */
  toCome: HeroId[];
  makeUps: HeroId[];
  /** DUEL-01, MONSTER-11: who lives and could be one of the duel by now, in the order of entry. */
  entrants: HeroId[];
  turn: TurnView | null;
  monster: SeenMonster | null;
  orbs: PublicOrb[];
  /** Null in weeks that began before there was one. */
  menagerie: MenagerieView | null;
  duel: PublicDuel | null;
  /** DUEL-01: once all turns are over and until the duel is named, who will fight it. */
  duelists: PublicDuel['pair'] | null;
  /** The earliest and the latest instant at which this week ends, as things stand, whether after a duel, and whether turns may still be made up; null in lobby. */
  likelyEnd: { soonest: Instant; latest: Instant; duel: boolean; makeUps: boolean } | null;
  winners: HeroId[];
  /** GAME-06: what the host has brought, and what is otherwise here than elsewhere, by name. */
  brought: { name: string; version: number; week: number; why: string | null }[];
  /** Acts so far: a screen made from this view is as of that act. */
  act: number;
};

/**
 * COMBAT-14: a triggered ability of a thing, by its place there, and what holds of it. `item`, `thing`:
 * whose it is, of two that are one the one that has it (FORGE-03). `along`: it is of who comes along with
 * a thing (ITEM-24); absent: of the thing itself.
 */
export type OwnAnswer = {
  item: ItemId;
  along?: true;
  thing: string;
  ability: number;
  name: string;
  when: TriggerWord;
  word: Standing;
};

export type OwnItem = Description & {
  id: ItemId;
  name: string;
  slot: Slot;
  equipped: boolean;
  /** GAME-06: of what the host has changed since the fight that goes on began, how it is once that is over. */
  afterFight?: OwnItem;
  answers: OwnAnswer[];
  /** Of its charges; null without charges to count. */
  left: number | null;
  /** FORGE-03: the same of what it is one with; absent: of no such thing. */
  leftOfSecond?: number | null;
  /** ITEM-27: uses of a week or game, and how many are left; absent: it has none such. */
  uses?: UsesLeft[];
  /** ITEM-03: of a dependent, what it gives now, and by how much; null: nothing yet. */
  depends?: { stat: keyof Stats; by: number | null }[];
  /** ITEM-24: who comes along with it, and how that one is now; absent: nobody does. */
  companions?: Companion[];
  cost: Gold;
  /** ITEM-28: with what sits on it. */
  worth: Gold;
  /** What it sits on (ITEM-02, ITEM-13, ITEM-18); null: on nothing. */
  on: { id: ItemId; name: string } | null;
  /** The names of what sits on it. */
  carries: string[];
  /** ITEM-35: the tile of which map it lies on as a trap; absent: its owner has it. */
  lies?: { tile: Tile; map: string };
  /** Why it cannot be put on or taken off now; null when it can. */
  fixed: string | null;
};

/** What one player may know: the public view, and everything of the own hero. */
export type HeroView = {
  everyone: PublicView;
  hero: PublicHero;
  quote: string;
  hp: { now: number; most: number };
  stats: Stats;
  attacks: BasicAttack[];
  free: Gold;
  held: Gold;
  items: OwnItem[];
  /** DUEL-13: what the hero heeds while it plays itself; things that are gone are left out. */
  orders: { concedeBelow: number; never: Avoidable[]; keep: OwnItem[] };
  /** TURN-05: whether its turns are played for it, and within what. */
  autopilot: Autopilot;
  calls: Calls;
  /** TURN-05: how many days of absence they have left in this game. */
  daysAway: number;
  /** TURN-05: the last day that is paid of those, here or away. */
  awayPaid: Day;
  /** As this player knows them: of red ones of their own what lies in them, too (ORB-03). */
  orbs: PublicOrb[];
  /** What the items do that this player has identified in orbs, by orb. */
  known: Record<OrbId, Description>;
  /** ITEM-22 */
  /** WEEK-09: by how much a greater ultimate costs less, in gold. */
  discount: Gold;
  boughtUltimate: boolean;
  /** ORB-09: those of which this player knows. */
  secrets: SeenSecret[];
  /** ORB-08: the one chest item of this week. */
  hadChest: boolean;
  bet: { on: Pick; onName: PickName; stake: Gold; back: Gold } | null;
  fight: FightView | null;
  /** ITEM-24: the same for each companion of one's own that has something left to do now. */
  companions: FightView[];
  /** DUEL-13: when the move that the own fight waits for is played by itself; else null. */
  moveUntil: Instant | null;
  legal: Legal;
};
