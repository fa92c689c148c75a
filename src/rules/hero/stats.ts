import { type MovementKind } from '../board/gaits.ts';
import { type ItemId } from '../names.ts';

/** Every stat of STAT-01 and size (STAT-11), by its name in item files. */
export const statNames = [
  'accuracy',
  'damage',
  'speed',
  'hp',
  'dodge',
  'willpower',
  'immunity',
  'armor',
  'toxic resist',
  'fire resist',
  'cold resist',
  'electric resist',
  'regen',
  'perception',
  'stealth',
  'size',
] as const;
export type StatName = (typeof statNames)[number];

const apart: readonly StatName[] = [
  ...(['toxic resist', 'fire resist', 'cold resist', 'electric resist', 'regen', 'size'] as const),
];

/** STAT-02: what adds to all base stats adds to these. */
export const baseStats: readonly StatName[] = statNames.filter((name) => !apart.includes(name));

/** A creature's stats; `hp` is its maximum. Halves are kept until they are read (STAT-06). */
export type Stats = Record<StatName, number>;

/** STAT-01, STAT-05: what everybody starts from. */
export const defaultStats: Stats = {
  accuracy: 0,
  damage: 0,
  speed: 3,
  hp: 0,
  dodge: 10,
  willpower: 10,
  immunity: 10,
  armor: 0,
  'toxic resist': 0,
  'fire resist': 0,
  'cold resist': 0,
  'electric resist': 0,
  regen: 0,
  perception: 5,
  stealth: 0,
  size: 0,
};

export const damageTypes = ['physical', 'toxic', 'fire', 'cold', 'electric'] as const;
export type DamageType = (typeof damageTypes)[number];

/** A basic attack as a card states it: range in tiles, damage before stats (COMBAT-03, -04). */
export type BasicAttack = {
  name: string;
  range: number;
  damage: number;
  piercing: number;
  type: DamageType;
};

/** COMBAT-07: everybody has it. */
export const naturalAttack: BasicAttack = {
  name: 'Natural Attack',
  range: 1,
  damage: 1,
  piercing: 0,
  type: 'physical',
};

/** What a creature brings to a fight: stats in force and the basic attacks it may choose from. */
export type Sheet = {
  stats: Stats;
  attacks: BasicAttack[];
  /** ITEM-27: what its things give it besides; absent: nothing. */
  gifts?: Gifts;
  /** STAT-07: what its things add that has to be worked out; absent: nothing. */
  varying?: readonly Varying[] | undefined;
  /** ITEM-05: gold that its things bring with each level, with `x` for X; absent: none. */
  income?: readonly { by: number | string; x: number }[];
};

/** What may be true of a creature for as long as a stat is other (ITEM-27). */
export const states = [
  'below half HP',
  'unhurt',
  'hidden',
  'prone',
  'riding',
  'in the air',
] as const;
export type State = (typeof states)[number];

/** By how much a stat is other: a number or a formula, with `x` for X, all the time or while so. */
export type Varying = {
  stat: StatName;
  by: number | string;
  x: number;
  while?: State | undefined;
  /** ITEM-03: it is a dependent, whose formula came to `by` last; absent: it is none. */
  depends?: Dependence;
};

/** What a dependent's number comes from, and which thing it is; null: of a thing that nobody owns. */
export type Dependence = { on: string; of: ItemId | null };

/** Ways to move (MOVE-06) and what is true beyond stats (ROLL-01), for as long as a thing is worn. */
export type Gifts = { ways: MovementKind[]; boons: LastingBoon[] };
export type LastingBoon =
  | { kind: 'double damage' | 'true sight' | 'ghost strike' | 'empty mind' }
  | { kind: 'wider critical'; by: number }
  | { kind: 'legendary shield'; charges: number };
