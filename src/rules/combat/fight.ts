import type { Carried, Standing } from '../abilities/carried.ts';
import type { Board } from '../board/board.ts';
import type { MovementKind } from '../board/gaits.ts';
import type { OwnGood } from '../goods.ts';
import type { Sheet } from '../hero/stats.ts';
import type { HeroId, ItemId, PlayerId } from '../names.ts';
import type { FightAction } from './action.ts';
import type { Walk } from './at-peace.ts';
import type { Boon, Creature, CreatureId, Side } from './creature.ts';
import type { FightEvent } from './event.ts';
import type { FightHouse } from './fight-house.ts';
import type { Knowledge, Shown } from './knowledge.ts';
import type { LaidGround, Thing } from './thing.ts';

export type FightMode = 'duel' | 'monster round' | 'loot' | 'quest';

/** The turn that is being played, and what counts once in it (MOVE-10, -13, -15, ITEM-09). */
export type Turn = {
  of: CreatureId;
  actions: number;
  /** ENTER-09: somebody attacked in it, hit or miss. */
  attacked: boolean;
  /** ENTER-09: an ability was used upon enemies in it; absent: none was. */
  hostile?: true | undefined;
  /** ITEM-24: what is left to each companion that acts within this turn. */
  companions: Record<CreatureId, number>;
  enteredStyx: boolean;
  enteredLava: boolean;
  spellUsed: boolean;
  seesWholeMap: boolean;
  /** MOVE-13: companions that look over the walls in it; absent: none. */
  lookouts?: CreatureId[] | undefined;
  /** MOVE-10, MOVE-15: others than `of` whom lava and Styx have hurt in it; absent: nobody. */
  burned?: CreatureId[] | undefined;
  wet?: CreatureId[] | undefined;
  /** MOVE-03: who has come onto the Styx on foot in it and not swum since; absent: nobody. */
  overStyx?: CreatureId[] | undefined;
  /** MOVE-15: who began in lava in it and has not been out of it since; absent: nobody. */
  bathed?: CreatureId[] | undefined;
  /** GAME-06: how many abilities have been set off in it; absent: none. */
  triggered?: number | undefined;
  /** ENTER-04: how many actions are done in it in peace; absent: none. */
  counted?: number | undefined;
  /** GAME-06: how many actions more abilities have given in it; absent: none. */
  given?: number | undefined;
  /** GAME-06: how many abilities have summoned in it; absent: none. */
  called?: number | undefined;
  /** COMBAT-18: which aura has acted on whom in it; absent: none. */
  felt?: string[] | undefined;
  /** How many actions each has taken in it; absent: none. */
  taken?: Record<CreatureId, number> | undefined;
  /** ITEM-24: its player has ended it, and what companions have left is played for them. */
  over?: true | undefined;
  /** MONSTER-04: it was `of` itself who attacked; absent: it did not. */
  struck?: true | undefined;
  /** MONSTER-03: an enemy has attacked `of` in it, hit or miss; absent: none has. */
  harried?: true | undefined;
  /** COMBAT-18: it attacked somebody whom it could make out; absent: it did not, hit or miss. */
  knowingly?: true | undefined;
};

/** DUEL-04, WEEK-08: the week's monster as it would be released, at its printed level. */
export type Reserve = {
  name: string;
  level: number;
  sheet: Sheet;
  /** MONSTER-06: its things with abilities; absent: none. */
  kit?: Carried[];
  /** STAT-04: the ways in which it moves besides walking; absent: none. */
  ways?: MovementKind[];
  /** What it has at every level; absent: nothing. */
  boons?: Boon[];
};

/**
 * How a fight ended. `winner` null: nobody was left (DUEL-10, MONSTER-02), they lost sight of each
 * other (ENTER-09), or whoever walked the menagerie has left it (ENTER-10).
 */
export type Outcome =
  { winner: Side | null; how: 'death' | 'concede' } | { winner: null; how: 'parted' | 'left' };

/** What is done at once: an action, the beginning of the fight, or the coming of those who join it. */
export type Doing =
  | { by: CreatureId; action: FightAction }
  /** COMBAT-10: who of them has been there all along, and surprises nobody. */
  | { begins: { stay: readonly CreatureId[] } }
  | { joins: readonly CreatureId[] };

/** How far that was played, and what holds in it. */
export type Act = Doing & {
  /** Its dice so far, and the answers to the questions before. */
  rolls: number[];
  answers: boolean[];
  /** What players have said meanwhile, by thing and place: it counts for later questions. Absent: nothing. */
  words?: Readonly<Record<ItemId, Readonly<Record<number, Standing>>>> | undefined;
  /** DUEL-13: things of its player of which nothing goes off in it; absent: none. */
  kept?: readonly ItemId[];
  /** COMBAT-17: who has conceded meanwhile, which counts once the act is over; absent: nobody. */
  concedes?: CreatureId | undefined;
  /**
   * MONSTER-09: the host who led the monsters as it began, whoever takes or leaves them meanwhile; null:
   * none did; absent: as it is now.
   */
  led?: PlayerId | null;
};

/**
 * COMBAT-14: about which ability of whom; `place`: its own in the thing. `natural`: how the attack's die
 * lies to which it would answer; absent: to none. `otherwise`: what is done where no answer comes;
 * absent: it is used.
 */
type Asked = {
  of: CreatureId;
  item: ItemId;
  ability: string;
  place?: number;
  natural?: number;
  otherwise?: false;
};

/** COMBAT-14: an act that waits for a player's word on an ability in its midst. */
export type Pending = Act & {
  asked: Asked;
  /** How many of the act's events have been told with the question; absent: none. */
  told?: number;
};

/** GAME-06: as what a thing is in a fight; `own`: as the host had it then; `counts`: as a dependent (ITEM-03). */
export type AsBefore = { card: string; own?: OwnGood; counts: number | null };

/** A fight in progress or over: plain JSON, of this version. */
export type Fight = {
  v: 1;
  mode: FightMode;
  /** As it is now, with all that was laid. */
  board: Board;
  /** The board as it was, and what was laid on it; absent: nothing. */
  ground?: { base: Board; laid: LaidGround[] } | undefined;
  things: Thing[];
  /** Who comes later makes a new record, so that whoever has read one may keep what was read. */
  creatures: Readonly<Record<CreatureId, Creature>>;
  /** COMBAT-01: from first to last; the dead keep their place. Nobody before the fight has begun. */
  order: CreatureId[];
  round: number;
  turn: Turn;
  /** Grows by 1 with each accepted action. */
  step: number;
  /**
   * What each player did, and how often their turn came: by it a stale press is known; absent: nothing. Of
   * a host it is told for each monster that they lead.
   */
  acts?: Record<CreatureId, number> | undefined;
  /** MONSTER-09: the host who plays its monsters, and whom these have called; absent: they play themselves. */
  led?: PlayerId | undefined;
  /** DUEL-05: who has given it. */
  thumbsUp: CreatureId[];
  /** The monster a duel may release; null elsewhere. */
  reserve: Reserve | null;
  /** DUEL-07: the first full round of the released monsters; null before their release. */
  releasedFor: number | null;
  /** What each watcher has found; absent: nothing was hidden from it yet. */
  knowledge: Record<CreatureId, Knowledge>;
  shown: Record<CreatureId, Shown>;
  outcome: Outcome | null;
  house?: FightHouse | undefined;
  /** DUEL-13: things that their players have told to keep, whoever plays; absent: none. */
  kept?: readonly ItemId[] | undefined;
  /** GAME-06: things that the host has changed since, and as what each is in it still; absent: none. */
  asBefore?: Readonly<Record<ItemId, AsBefore>> | undefined;
  /** DUEL-10: duelists who fell first, together; kept where the house asks for it. */
  fellFirst?: CreatureId[] | undefined;
  /** DUEL-10: which monster each of a tied pair was dealt; absent: it is no pair’s fight. */
  halves?: Readonly<Record<HeroId, CreatureId>> | undefined;
  /** COMBAT-01: what each rolled at first, for those who join later; absent: nobody knows. */
  initiative?: Record<CreatureId, number> | undefined;
  /** COMBAT-10: late comers who act by surprise, and the turn that goes on after them. */
  surprise?: { turn: Turn; waiting: CreatureId[] } | undefined;
  /** Gold that abilities have won for each player so far; absent: none. */
  won?: Record<HeroId, number> | undefined;
  /** ENTER-09: in this round enemies have attacked or seen each other; absent: not yet. */
  met?: true | undefined;
  /** ENTER-03: absent where it is a combat and nothing else. */
  walk?: Walk | undefined;
  /** ITEM-02: whose things were handled last, and after which step; absent: nobody's yet. */
  tinkered?: { by: HeroId; step: number } | undefined;
  /** COMBAT-14: absent while nobody is asked. */
  pending?: Pending | undefined;
  /** COMBAT-14: what was declined in the peace of a loot round, by place in the thing; absent: nothing. */
  said?: Readonly<Record<ItemId, Readonly<Record<number, true>>>> | undefined;
  /** All that happened, in order; what a viewer may know of it is told in `sight`. */
  log: FightEvent[];
};
