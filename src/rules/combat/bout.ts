import { type Body } from '../board/space.ts';
import { type Dice } from '../dice.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type FightEvent } from './event.ts';
import { type Fight } from './fight.ts';

/** A fight after something was done in it, and what happened, in order. */
export type Fought = { fight: Fight; events: FightEvent[] };

/** One act of a fight while it is worked out: a copy that may be changed, the dice, the events. */
export type Bout = { fight: Fight; dice: Dice; events: FightEvent[] };

/** A working copy; the fight that was handed over stays as it is. */
export function boutOf(fight: Fight, dice: Dice): Bout {
  const creatures: Fight['creatures'] = {};
  for (const creature of creaturesOf(fight)) creatures[creature.id] = { ...creature };
  const shown = { ...fight.shown };
  const knowledge = { ...fight.knowledge };
  const copy = {
    ...fight,
    creatures,
    shown,
    knowledge,
    turn: { ...fight.turn },
    order: [...fight.order],
  };
  return { fight: copy, dice, events: [] };
}

/** The copy as a value of its own, its events added to its log. */
export const closed = ({ fight, events }: Bout): Fought => ({
  fight: { ...fight, log: [...fight.log, ...events] },
  events,
});

export function creatureOf(fight: Fight, id: CreatureId): Creature {
  const found = fight.creatures[id];
  if (!found) throw new Error(`no creature ${id} in this fight`);
  return found;
}

export const creaturesOf = (fight: Fight): Creature[] => Object.values(fight.creatures);
export const livingIn = (fight: Fight): Creature[] =>
  creaturesOf(fight).filter((creature) => !creature.dead);
export const areEnemies = (a: Creature, b: Creature): boolean => a.side !== b.side;
export const livingEnemies = (fight: Fight, of: Creature): Creature[] =>
  livingIn(fight).filter((other) => areEnemies(of, other));

/** Who stands in the way of `mover`: all the living but itself. */
export const othersIn = (fight: Fight, mover: CreatureId): Body[] =>
  livingIn(fight).filter((creature) => creature.id !== mover);
