import type { MomentFacts, MomentKind } from '../abilities/trigger.ts';
import type { Dice } from '../dice.ts';
import type { ItemId } from '../names.ts';
import type { Aura } from './auras.ts';
import type { Creature, CreatureId } from './creature.ts';
import type { FightEvent, FightEventOf, Who } from './event.ts';
import type { Fight, Pending } from './fight.ts';
import type { Trap } from './traps.ts';

/** A fight after something was done in it, and what happened, in order. */
export type Fought = { fight: Fight; events: FightEvent[] };

/** COMBAT-14: something has happened that abilities may wait for. */
export type Moment = {
  [K in MomentKind]: {
    kind: K;
    doer: Creature | null;
    sufferer: Creature | null;
    facts: MomentFacts[K];
  };
}[MomentKind];

/** GAME-06: what has gone off in an act: how often, and the abilities by their first time. */
type Chain = { count: number; cut: boolean; links: FightEventOf<'chain cut'>['chain'] };

export const newChain = (): Chain => ({ count: 0, cut: false, links: [] });

/** One act of a fight while it is worked out: a copy that may be changed, the dice, the events. */
export type Bout = {
  fight: Fight;
  dice: Dice;
  events: FightEvent[];
  /** Nothing is told: for whoever only wants to know how it ends. */
  silent: boolean;
  /** COMBAT-02: the turn is being ended; absent: it is not. */
  turnEnds?: boolean;
  /** Whether any ability waits for moments of that kind. */
  hears(kind: MomentKind): boolean;
  /** Lets the abilities that wait for this moment have their say. */
  fire(moment: Moment): void;
  /** COMBAT-14: the same of all that one effect has done to several: whose turn it is answers first. */
  fireAll(moments: readonly Moment[]): void;
  chain: Chain;
  /** What abilities answer to once all else of the act is over. */
  later: Moment[];
  /** STAT-01: who has come to have less than half by a wound that they have not felt yet. */
  halved: Set<CreatureId>;
  /** STAT-08: what temporary HP have taken of wounds that are not told yet. */
  lent: { who: Who; hp: number }[];
  /** STAT-01: who has paid the last HP for what happens now, and falls when that is over; null: nobody. */
  doomed: CreatureId | null;
  /** COMBAT-14: what a player says about an ability that asks. */
  ask(asked: Pending['asked']): boolean;
  /** DUEL-13: whether nothing of this thing goes off in this act; absent: of no thing so. */
  keeps?(item: ItemId): boolean;
  /** COMBAT-18: all auras that are carried. */
  auras: readonly Aura[];
  /** Finds the abilities of all once more: somebody has come. */
  enlist(): void;
  /** COMBAT-18: lets an aura act on who is in it. */
  feel(victim: Creature, aura: Aura): void;
  /** MOVE-12: lets down who rides one that is dead or gone. */
  letDown(mount: Creature): void;
  /** ITEM-26: lets a trap happen to who stepped on it. */
  spring(victim: Creature, trap: Trap): void;
};

export function creatureOf(fight: Fight, id: CreatureId): Creature {
  const found = fight.creatures[id];
  if (!found) throw new Error(`no creature ${id} in this fight`);
  return found;
}

type Listed = {
  creatures: Fight['creatures'];
  all: readonly Creature[];
  living: readonly Creature[];
  /** How many had died anywhere when the living were listed. */
  deaths: number;
};
const listed = new WeakMap<Fight['creatures'], Listed>();
/** Asked for again and again; a fight weighs little. */
let latest: Listed | null = null;

/** Listed once: who comes later makes a new record. */
function listOf({ creatures }: Fight): Listed {
  if (latest?.creatures === creatures) return latest;
  const all = Object.values(creatures);
  latest = listed.get(creatures) ?? { creatures, all, living: all.filter(isAlive), deaths };
  listed.set(creatures, latest);
  return latest;
}

/** All of them, in the order in which they came. */
export const creaturesOf = (fight: Fight): readonly Creature[] => listOf(fight).all;

const isAlive = ({ dead }: Creature): boolean => !dead;

export function livingIn(fight: Fight): readonly Creature[] {
  const list = listOf(fight);
  if (list.deaths === deaths) return list.living;
  list.living = list.all.filter(isAlive);
  list.deaths = deaths;
  return list.living;
}

let deaths = 0;

/** Nobody dies but so: whoever is asked for the living afterwards finds it among them no more. */
export function die(one: Creature): void {
  one.dead = true;
  deaths += 1;
}

export const areEnemies = (a: Creature, b: Creature): boolean => a.side !== b.side;
/** ENTER-07: but for those who are nobody's to harm. */
export const livingEnemies = (fight: Fight, of: Creature): Creature[] =>
  livingIn(fight).filter((other) => areEnemies(of, other) && !isSafe(other));
/** ENTER-07: it was left behind: nothing comes upon it, and it does nothing, until its owner comes. */
export const isSafe = ({ leftBehind }: Creature): boolean => leftBehind === true;

/** ENTER-07: all the living but those who were left behind, who see nobody and find nothing. */
export const watchersIn = (fight: Fight): Creature[] =>
  livingIn(fight).filter((one) => !isSafe(one));

/** All the living but `mover`. */
export const othersIn = (fight: Fight, mover: CreatureId): Creature[] =>
  livingIn(fight).filter((creature) => creature.id !== mover);
