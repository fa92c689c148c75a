import { type Tile } from './board/tile.ts';
import { type DuelResult, type Pick } from './game.ts';
import { type SeenFightEvent } from './combat/event.ts';
import { type Slot } from './items/definition.ts';
import { type Gold, type HeroId, type Instant, type PlayerId } from './names.ts';
import { type Autopilot } from './orders.ts';
import { type ThingFaces } from './thing-face.ts';

/** Whom a bet is on, by name; null: on a tie. */
export type PickName = string | null;

/** A hero as everybody may know it. */
export type HeroFace = { id: HeroId; name: string; player: PlayerId };
/** Whose turn that is; `with`: who has it together with them (DUEL-10); absent: nobody. */
export type Whose = { hero: HeroFace; with?: HeroFace };
/** What is open to everybody's eyes, whose it is, and until when. */
export type OpenEnds = {
  turn?: Whose & { until: Instant };
  duel?: { of: 'feature' | 'betting'; until: Instant };
};
export type BetFace = { hero: HeroFace; on: Pick; onName: PickName; stake: Gold; back: Gold };
/** `with`: the names of what sits on it; absent: nothing. */
export type WornFace = { name: string; slot: Slot; with?: string[] };
/** Why stakes go back whole: BET-07 for a corrected feature, BET-08 for the others. */
export type ReturnReason = 'duel called off' | 'game over' | 'game cancelled' | 'feature corrected';
/** The events of a duel, its features and bets on it: each kind's public face and its `own`. */
export type DuelFaces = {
  'no duel': { public: { entered: number }; own: null };
  /** `away`: whose feature the bot posts at once (TURN-05); absent: nobody's. */
  'duelists named': {
    public: { pair: [HeroFace, HeroFace]; until: Instant; away?: HeroId[] };
    own: null;
  };
  'feature posted': {
    public: {
      hero: HeroFace;
      title: string;
      quote: string;
      worn: WornFace[];
      /** `host`: posted anew with a correction (BET-07); `note` says what was wrong. */
      by: 'hero' | 'bot' | 'host';
      note?: string;
      /** Of the duel's dice; absent in features that were posted before it stood there. */
      commitment?: string;
    };
    own: null;
  };
  'betting opened': {
    /**
     * `again`: betting starts anew for the whole time (BET-07). `until`: null during a pause, which
     * moves the end (`resumed` tells it).
     */
    public: {
      pair: [HeroFace, HeroFace];
      until: Instant | null;
      commitment: string;
      again?: boolean;
    };
    own: null;
  };
  'bet placed': {
    public: { hero: HeroFace } | null;
    own: { on: Pick; onName: PickName; stake: Gold };
  };
  'bet withdrawn': { public: null; own: { stake: Gold } };
  'bets closed': {
    public: {
      pair: [HeroFace, HeroFace];
      bets: BetFace[];
      sums: { a: Gold; b: Gold; tie: Gold };
      underdog: HeroFace | null;
    };
    own: null;
  };
  /** `bets`: how many; null where betting goes on, so that nobody learns who had withdrawn. */
  'bets returned': {
    public: { why: ReturnReason; bets: number | null };
    own: { stake: Gold; purse: Gold };
  };
  /** BET-08: `gone` has left it; `own` for the other duelist. `over`: GAME-02, who is alone wins. */
  'duel called off': {
    public: { pair: [HeroFace, HeroFace]; gone: HeroFace; over?: true };
    own: { opponent: string; over?: true };
  };
  'duel began': { public: { pair: [HeroFace, HeroFace] }; own: null };
  /** `asked`: whether an ability is used (COMBAT-14). */
  'your move': { public: null; own: { until: Instant; step: number; asked?: true } };
  'duel decided': {
    public: {
      pair: [HeroFace, HeroFace];
      result: DuelResult;
      fight: SeenFightEvent[];
      rounds: number;
    };
    own: null;
  };
  'key revealed': { public: { drawing: string; commitment: string; key: string }; own: null };
  'duel paid': {
    public: { winner: HeroFace | null; prize: Gold; bets: BetFace[] };
    own: { back: Gold; purse: Gold } | null;
  };
};

/**
 * WEEK-01: what a hero was `paid`, and what its `treasures` have brought besides (ITEM-38). WEEK-09: gold
 * `off` a greater ultimate in the loot turn of this week.
 */
export type LevelUp = {
  public: { hero: HeroFace; level: number };
  own: { paid: Gold; treasures?: Gold; off?: Gold; purse: Gold };
};

/**
 * ENTER-04: where a way ended that its walker meant to lead to a tile, or next to it, how many actions it
 * cost, and how many are left. `stop`: why it led no farther: it is there, it knows no safe way on, it has seen
 * something happen, is asked about something (COMBAT-14), or it was held. `wall`: nobody stands on that tile, as everybody can see.
 */
export type Walked = {
  to: Tile;
  at: Tile;
  actions: number;
  left: number;
  stop: 'there' | 'no way' | 'noticed' | 'asked' | 'held' | 'spent';
  wall?: true;
};

/**
 * ENTER-10: what came of a turn. `had`: free gold on entering; `got`: names of things that are new since
 * then; `saved`: orbs of one's own that stay; `traps`: one's own that lie on a map (before that was kept, of the menagerie).
 */
export type Haul = {
  had: Gold;
  got: string[];
  /** ITEM-28: what they have sold; absent: nothing, or before that was kept. */
  sold?: string[];
  saved: { orb: number; name: string }[];
  traps: { name: string; tile: Tile; map?: string }[];
  /** ORB-08: the name of a key that could have opened a chest; absent: they have none, or before it was told. */
  key?: string;
};

/** What a host may bring. */
export type BroughtKind = 'item' | 'monster' | 'map';
/** A thing that a host brings, by its name. */
export type BroughtFace = { name: string; of: BroughtKind };
/** GAME-06: what is new, what is so from now on, what the host says; `first`: in the lobby, from week 1 on. */
export type GoodsBrought = {
  fresh: BroughtFace[];
  changed: (BroughtFace & { version: number })[];
  why: string | null;
  first?: true;
};

/** GAME-06: things that one has on; in a loot turn one’s HP with them, absent: once its combat is over; `void`: in no fight. */
export type WornNow = { names: string[]; hp?: { now: number; most: number }; void?: true };

export type GoodsNews = { public: GoodsBrought; own: WornNow | null };

/** What was done in a turn that was played for its hero, as its player would have been told of it. */
export type Deed = {
  [K in DeedKind]: { kind: K; own: ThingFaces[K]['own'] };
}[DeedKind];
type DeedKind =
  'bought' | 'opened' | 'identified' | 'equipped' | 'uncursed' | 'attached' | 'secret found';

/**
 * TURN-05: a turn that was played within those limits. `end`: it was passed before an undefeated
 * `monster`, or being `too weak`; or how the looting ended: `done`, `hurt` below its HP, with `enough`
 * deeds for one turn, its actions `spent`, or `died`. `left`: gains that could have been paid for, and
 * what kept it from them.
 */
export type StoodIn = {
  kind: 'monster' | 'loot' | 'make-up';
  within: Omit<Autopilot, 'on'>;
  end: 'monster' | 'too weak' | 'done' | 'hurt' | 'enough' | 'spent' | 'died';
  did: Deed[];
  left: {
    orb: number;
    name: string;
    cost: Gold;
    why: 'limit' | 'for good' | 'kept' | 'no way';
  }[];
  spent: Gold;
  purse: Gold;
  /** HP lost in it, those that are left, and the traps that were sprung; absent: none were lost. */
  hurt?: { lost: number; now: number; traps: string[] };
};
