import type { MovementKind } from '../board/gaits.ts';
import type { Tile } from '../board/tile.ts';
import type { Amount } from '../abilities/amount.ts';
import type { Carried } from '../abilities/carried.ts';
import type { Meant } from '../abilities/meant.ts';
import type { Tuning } from '../abilities/tuning.ts';
import type { BasicAttack, DamageType, Sheet, StatName } from '../hero/stats.ts';
import type { HeroId, ItemId } from '../names.ts';

/** GLOSS-05: the tile on which a guard stands, and those where it lets nobody be. */
export type Guarding = { post: Tile; tiles: Tile[] };

/** Who stands in a fight: a hero by its own id, a monster `m1`, a companion `c1`. */
export type CreatureId = HeroId | `m${number}` | `c${number}`;

/** Creatures of one side are no enemies; everybody else is. */
export type Side = string;

/** COMBAT-13: to the end of the `turns`-th own turn of `of`, or until something ends it. */
export type Duration = { of: CreatureId; turns: number } | 'until ended';

/** COND-01 to -10. `by`: who laid it on; null for what nobody did. */
export type Condition =
  | { kind: 'hidden'; total: number; natural: number; lasts: Duration }
  | { kind: 'charmed'; by: CreatureId; lasts: Duration }
  | {
      kind:
        | 'disarmed'
        | 'goaded'
        | 'slowed'
        | 'stunned'
        | 'restrained'
        | 'ethereal'
        | 'prone'
        | 'blinded';
      by: CreatureId | null;
      lasts: Duration;
    };
export type ConditionKind = Condition['kind'];

/** STAT-08: a pool above HP; only a consumable's may pay a cost. */
type TemporaryHp = { hp: number; from: string; paysCosts: boolean; lasts: Duration };

/** STAT-08: what is added to stats for a while; by an aura, for as long as one is in it. */
export type Change = {
  by: Partial<Record<StatName, number>>;
  from: string;
  lasts: Duration;
  aura?: string;
  /** STAT-07: it came of stats, and no other formula sees it. */
  formula?: true;
  /** Which two stats have changed places; absent: none. */
  pair?: readonly [StatName, StatName];
  /** What it has been transformed into by that; absent: into nothing. */
  guise?: Guise;
};

/** What somebody is for a while; of its attacks `null`: they are its own. */
export type Guise = { name: string; attacks: BasicAttack[] | null };

/** COMBAT-13: damage that comes with each turn for a while; X and level are as they were when laid. */
type Affliction = {
  amount: Amount;
  x: number;
  level: number;
  type: DamageType;
  from: string;
  by: CreatureId;
  lasts: Duration;
  /** COMBAT-11: who did not make out whoever laid it; absent: all did. */
  strangers?: readonly CreatureId[];
};

/** What is true of a creature beyond its stats (ROLL-01, COMBAT-15, -16, MONSTER-07, QUEST-08). */
export type Boon =
  | { kind: 'wider critical'; by: number; lasts?: Duration }
  | {
      kind: 'double damage' | 'true sight' | 'ghost strike' | 'empty mind';
      /** Absent: for good. */
      lasts?: Duration;
    }
  | { kind: 'invulnerable'; to: CreatureId | 'all'; lasts: Duration }
  | { kind: 'legendary shield'; charges: number; lasts?: Duration };

/**
 * COMBAT-03: what an ability has given to its basic attacks: one more, those of a guise instead of its
 * own, or what is other about all of them. `name`: of the attack; empty where there is none. `of`:
 * whose ability.
 */
export type Grant = {
  name: string;
  from: string;
  of: CreatureId;
  lasts: Duration;
  attack?: BasicAttack;
  instead?: BasicAttack[];
  by?: { range?: number | undefined; damage?: number | undefined; piercing?: number | undefined };
  type?: DamageType;
};

/**
 * STAT-10: by how much an ability has made the power and the ranges of some of its things other. `doer`:
 * whose ability.
 */
export type Tuned = {
  by: Pick<Tuning, 'power' | 'range'>;
  of: Meant;
  items: ItemId[];
  /** What the one is called that alone is meant; absent: it is not one alone. */
  thing?: string;
  from: string;
  doer: CreatureId;
  lasts: Duration;
};

/** Things of its own that an ability protects from others. */
export type Protection = Pick<Tuned, 'of' | 'items' | 'thing' | 'from' | 'lasts'>;

/** STAT-04: a way to move that an ability has given; `guise`: with what it has been transformed into. */
export type LentWay = { kind: MovementKind; lasts: Duration; guise?: true };

/** `base`: its attacks without what was granted. */
export type Arms = { base: BasicAttack[]; grants: Grant[] };

export type Creature = {
  id: CreatureId;
  name: string;
  kind: 'hero' | 'monster' | 'companion';
  side: Side;
  /** Whose player decides for it; null: it plays itself, or a host plays it (MONSTER-09). */
  player: HeroId | null;
  level: number;
  /** Its stats in force and basic attacks, conditions apart. Halves are read rounded down. */
  sheet: Sheet;
  /** STAT-11: as it fills tiles now; smaller than its stat while growth finds no room. */
  size: number;
  /** HP is the maximum less this (STAT-01). */
  damageTaken: number;
  temporaryHp: TemporaryHp[];
  /** Absent: none. */
  changes?: Change[] | undefined;
  /** Absent: none. */
  afflictions?: Affliction[] | undefined;
  /** What abilities have made of its attacks, which the sheet has already; absent: nothing. */
  arms?: Arms | undefined;
  /** ITEM-27: its things with abilities; absent: none. */
  kit?: Carried[] | undefined;
  /** PERC-04: how often it has investigated in this loot round, its companions included; absent: never. */
  searches?: number | undefined;
  dead: boolean;
  /** Its north-west tile. */
  tile: Tile;
  /** MOVE-04: a flyer hovers at 30 ft. */
  height: 'ground' | 'air';
  movement: MovementKind[];
  /** Which of these abilities have given it for a while; absent: none. */
  lentWays?: LentWay[] | undefined;
  /** What abilities have made of those of its things, which have it already; absent: nothing. */
  tunings?: Tuned[] | undefined;
  /** Absent: none. */
  protections?: Protection[] | undefined;
  conditions: Condition[];
  boons: Boon[];
  /** QUEST-09: so many charges are gone of the shields that it wears; absent: none. */
  shieldSpent?: number | undefined;
  /** MOVE-10: tiles sunk into the Styx. */
  depth: number;
  /** MOVE-12: what it rides. */
  mount: CreatureId | null;
  /** STAT-11: of a rider, the own size, as it was told last; absent: it rides nobody, or never grew. */
  stature?: number | undefined;
  /** MOVE-16: its player lets others ride it. */
  bears?: true | undefined;
  /** QUEST-07, QUEST-08: a quest’s boss, and whether it is roused; absent: it is none. */
  boss?: 'calm' | 'roused' | undefined;
  /** MOVE-08: it stands where another is, for want of any room; absent: it does not. */
  crowded?: true | undefined;
  /** SLOT-07: its owner has it, but not in the mount slot, and so does not ride it. */
  stabled?: true | undefined;
  /** MONSTER-03, -04: own turns since an enemy last attacked it, and since it last attacked; no companion’s. */
  ignored: number;
  idle: number;
  /** COND-01: the latter as it may know it itself, -1 in the turn of an attack; absent: as it is. */
  calm?: number | undefined;
  /** ITEM-24: an ability of `by`, or of its companion, has called it; absent: nobody has. */
  summoned?: { by: CreatureId; lasts: Duration } | undefined;
  /** DUEL-07: the round from which on its full rounds count; absent: nobody has let it out. */
  outSince?: number | undefined;
  /**
   * ENTER-07: its owner is not in the fight; GLOSS-05: it stands guard: nothing befalls it, nor does it do
   * anything; absent: neither.
   */
  leftBehind?: true | undefined;
  /** GLOSS-05: where it stands guard, and whoever comes where it fights; absent: it guards nothing. */
  guards?: Guarding | undefined;
  /** ITEM-24: it has vanished, and no body is left of it; absent: it has not. */
  gone?: true | undefined;
  /** COND-01: who did not make it out when it vanished, and never learns who it was; absent: nobody. */
  goneFrom?: CreatureId[] | undefined;
};
