import { type SeenFightEvent } from './combat/event.ts';
import { type CallKind } from './calls.ts';
import { type FightMode } from './combat/fight.ts';
import { type TurnEnd } from './deadline.ts';
import { type Loss, type Phase, type Remindable, type Turn } from './game.ts';
import {
  type DuelFaces,
  type GoodsNews,
  type HeroFace,
  type Haul,
  type LevelUp,
  type OpenEnds,
  type StoodIn,
  type Walked,
  type Whose,
  type WornFace,
} from './face.ts';
import { type HouseSetting } from './house.ts';
import { type Gold, type HeroId, type Instant, type PlayerId, type RuleId } from './names.ts';
import { type MonsterFaces } from './monster-face.ts';
import { type OrbFace } from './orb-face.ts';
import { type ThingFaces } from './thing-face.ts';
import { type WishFaces } from './wish-face.ts';

export type {
  BetFace,
  BroughtFace,
  HeroFace,
  OpenEnds,
  PickName,
  ReturnReason,
  WornFace,
} from './face.ts';
export type { OrbFace, Red } from './orb-face.ts';
export type { Described } from './monster-face.ts';

/**
 * What is not done yet. `turn`: of a turn, which one, and what passing it means; of one that was begun,
 * what its end comes to (TURN-09): its hero leaves, or the combat is `played` first, or never came in.
 */
export type Reminder = {
  of: Remindable;
  until: Instant;
  turn?: { kind: Turn['kind']; then: TurnEnd };
  /** COMBAT-14: of a move, that it is a yes or a no; absent: it is a move. */
  asked?: true;
};

/** Those that have a file of their own. */
type FacesApart = DuelFaces & MonsterFaces & ThingFaces & WishFaces;

/**
 * Each kind of event: its public face (`public`: `null` where nothing of it is public) and what
 * named heroes may know besides (`own`). `v` is the version of the kind's shape: `eventVersions`.
 */
export type EventFaces = FacesApart & {
  created: { public: { game: string; zone: string }; own: null };
  joined: { public: { hero: HeroFace; title: string; players: number }; own: null };
  /** `why`: a host has taken them out, and says so. */
  left: { public: { hero: HeroFace; players: number; why?: string }; own: null };
  /** `instead`: who is no host any more by it. */
  'host named': {
    public: { player: PlayerId; by: 'second' | 'take over'; instead?: PlayerId };
    own: null;
  };
  /** `until`: when the first turn ends; absent in games that began before it was told. */
  started: { public: { order: HeroFace[]; until?: Instant }; own: null };
  paused: { public: { at: Instant }; own: null };
  resumed: { public: { at: Instant; moved: number } & OpenEnds; own: null };
  cancelled: { public: { game: string }; own: null };
  'house set': {
    public: { setting: HouseSetting; value: number; from: 'now' | 'next week' };
    own: null;
  };
  'goods brought': GoodsNews;
  retitled: { public: { hero: HeroFace; title: string }; own: null };
  /**
   * What a hero's player has not done yet, and until when they can; `then`: what passing that turn
   * means. `autopilot`: it is played for them instead. Public of a turn and a feature alone.
   */
  reminded: {
    public: (Reminder & { hero: HeroFace }) | null;
    own: Reminder & { call: CallKind; autopilot?: true };
  };
  'deadlines moved': { public: { by: number /* milliseconds */ } & OpenEnds; own: null };
  'week began': { public: { week: number; order: HeroFace[] }; own: null };
  levelled: LevelUp;
  /** ANN-01, ITEM-25: `name`: who has hatched; of an egg gained, as its card calls it. */
  hatched: { public: { hero: HeroFace; name: string }; own: null };
  'egg gained': { public: { hero: HeroFace; name: string }; own: null };
  /** `pair`: who meet two of it together (DUEL-10). */
  'monster arrived': {
    public: { name: string; week: number; pair?: [HeroFace, HeroFace] };
    own: null;
  };
  'loot laid': { public: { week: number; orbs: OrbFace[] }; own: null };
  'turn unlocked': {
    /** `until`: null during a pause, which moves the end (`resumed` tells it). */
    public: Whose & {
      kind: 'monster' | 'loot' | 'make-up';
      until: Instant | null;
      /** TURN-05: it is played at once. */
      autopilot?: true;
    };
    own: null;
  };
  /** `autopilot`: its player has it played (TURN-05). `own`: the tile of choice was taken (MONSTER-08). */
  entered: {
    public: Whose & { kind: 'monster' | 'loot' | 'make-up'; autopilot?: true };
    own: Pick<Walked, 'to' | 'at'> | null;
  };
  passed: {
    public: {
      hero: HeroFace;
      why: 'asked' | 'lapsed' | 'gone' | 'away';
      then: 'make-up' | 'strike' | 'forfeit';
      strikes: number;
      /** TURN-06: the make-up limit, where it is what forfeits the turn. */
      limit?: number;
      /** TURN-05: missed, where the house has a missed turn lost rather than passed. */
      missed?: true;
      /** TURN-05: no strike, which it would have been without the absence. */
      spared?: true;
    };
    own: { opened: true } | null;
  };
  walked: { public: null; own: Walked };
  /** TURN-05: how a turn was played for its hero. */
  'stood in': { public: null; own: StoodIn };
  fought: { public: null; own: { events: SeenFightEvent[] } };
  /** TURN-09: what was played to its end for somebody; `loots`: they go on; `inPeace`: it was no combat. */
  'played out': { public: null; own: { events: SeenFightEvent[]; loots?: true; inPeace?: true } };
  /** GAME-06: so many chains were cut in a fight that is over; `chain`: what is public of them. */
  'chain cut': {
    public: {
      hosts: PlayerId[];
      of: FightMode;
      times: number;
      chain: { name: string; ability: string }[];
    };
    own: null;
  };
  /**
   * `stored`: names of what lay in the inventory; absent in games that began before it was told.
   * `shared`: what each of the living got of the gold, where the house has it shared. `own`: how it came.
   */
  died: {
    public: { hero: HeroFace; loss: Loss; build: WornFace[]; stored?: string[]; shared?: Gold };
    own: { events: SeenFightEvent[] } | null;
  };
  /** `last`: said with a message alone, of a turn after which the week goes on at once. */
  'turn ended': {
    public: {
      hero: HeroFace;
      why: 'asked' | 'lapsed' | 'gone' | 'spent' | 'timed out';
      autopilot?: true;
    };
    own: { purse: Gold; haul?: Haul; last?: true } | null;
  };
  'game won': { public: { winners: HeroFace[] }; own: null };
  'phase entered': { public: { phase: Phase; week: number }; own: null };
};
export type EventKind = keyof EventFaces;

/** The version of each kind's shape where it is not 1; an older one is upgraded when it is read. */
export const eventVersions: Partial<Record<EventKind, number>> = {};

/** What happened, as it is stored: the public face, and apart from it what each hero may know. */
export type GameEvent = {
  [K in EventKind]: {
    kind: K;
    v: number;
    rules: RuleId[];
    public: EventFaces[K]['public'];
    own: Partial<Record<HeroId, NonNullable<EventFaces[K]['own']>>>;
  };
}[EventKind];

/** An event as everybody may know it: what story, announcements and screens are given. */
export type PublicEvent = {
  [K in EventKind]: {
    kind: K;
    v: number;
    rules: RuleId[];
    face: NonNullable<EventFaces[K]['public']>;
  };
}[EventKind];

/** An event as one hero may know it. */
export type EventFor = {
  [K in EventKind]: {
    kind: K;
    v: number;
    rules: RuleId[];
    face: EventFaces[K]['public'];
    own: EventFaces[K]['own'];
  };
}[EventKind];
