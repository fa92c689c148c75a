import { type Board } from '../../../../src/rules/board/board.ts';
import { type FightAction } from '../../../../src/rules/combat/action.ts';
import { type Creature, type CreatureId } from '../../../../src/rules/combat/creature.ts';
import { type AllOrders } from '../../../../src/rules/combat/autopilot.ts';
import { type Entrant } from '../../../../src/rules/combat/enter.ts';
import { type FightMode, type Reserve } from '../../../../src/rules/combat/fight.ts';
import { type FightHouse } from '../../../../src/rules/combat/fight-house.ts';
import { type Thing } from '../../../../src/rules/combat/thing.ts';
import { type RuleId } from '../../../../src/rules/names.ts';
import { type Check } from '../expect/check.ts';
import { type Cast } from './cast.ts';

/** A fight on paper: how it stands, what is done in it, and what must come of that. */
export type Scenario = {
  file: string;
  title: string;
  rules: RuleId[];
  cast: Cast;
  opening: Opening;
  dice: Told;
  steps: Step[];
};

/** How a fight stands before its first step. */
export type Opening = {
  /** Of the map in the file. */
  line: number;
  mode: FightMode;
  board: Board;
  entrants: Newcomer[];
  reserve: Reserve | null;
  /** Null: initiative is rolled (COMBAT-01). */
  order: CreatureId[] | null;
  turn: CreatureId | null;
  round: number;
  actions: number | null;
  thumbsUp: CreatureId[];
  /** ENTER-04: so many actions are left of a loot round; null: it is a combat and nothing else. */
  walk: number | null;
  house: FightHouse;
  things: Thing[];
  orders: AllOrders;
};

/** Somebody of the file: as the engine lets them in, and what is true of them besides. */
export type Newcomer = { entrant: Entrant; besides: Partial<Creature>; waits: boolean };

/** Dice as a file tells them: by what they are for, or simply one after the other. */
export type Told = { line: number; rolls: Record<string, number[]> | number[] };

export type Step = {
  line: number;
  said: string;
  act: Act | null;
  dice: Told | null;
  checks: Check[];
  /** Whether it says what happened, so that the next one that does begins after it. */
  asks: boolean;
};

/** What a sentence says that somebody does. */
export type Deed = { by: CreatureId; action: FightAction };

export type Act =
  | { do: 'take'; by: CreatureId; action: FightAction }
  | {
      do: 'meet refusal';
      by: CreatureId;
      action: FightAction;
      rule: RuleId;
      code: string | null;
      instead: Deed[];
    }
  | { do: 'play on'; by: CreatureId }
  | { do: 'wait for turn'; of: CreatureId }
  | { do: 'wait for round'; round: number }
  | { do: 'challenge'; who: CreatureId[] }
  | { do: 'join'; who: CreatureId[] }
  | { do: 'draw in' };
