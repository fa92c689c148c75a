import { type Standing } from './abilities/carried.ts';
import { type Ground } from './board/board.ts';
import { type ItemId } from './names.ts';

/** Ground that a player may forbid the own hero. */
export const avoidable = ['lava', 'styx'] as const satisfies Ground[];
export type Avoidable = (typeof avoidable)[number];

/** HP below which a hero can be told to concede; none has more. */
export const mostHp = 9_999;

/** COMBAT-14: by thing, then by the place of the ability among those of the thing that act in fights. */
export type Answers = Record<ItemId, Record<number, Standing>>;

/**
 * DUEL-13: all that a player can tell the own hero, each thing said; `concedeBelow` 0: never.
 * `answers` absent: its cards say it all.
 */
export type StandingOrders = {
  concedeBelow: number;
  never: Avoidable[];
  keep: ItemId[];
  answers?: Answers;
};

/**
 * TURN-05: within what a hero's turns are played whole while its player does not come. `spend`: gold a
 * week at most, null: all that it has. `leastHp`: with fewer it does not enter, and leaves
 * what it loots. `fights`: whether it meets a monster that is undefeated, which nobody leaves alive
 * (MONSTER-02); else such a turn is passed.
 */
export type Autopilot = { on: boolean; spend: number | null; leastHp: number; fights: boolean };

/** Of who has said nothing. No monster is fought that its player has not asked it to. */
export const noAutopilot: Autopilot = { on: false, spend: null, leastHp: 0, fights: false };

/** Gold that a limit can name; nobody has more. */
export const mostSpent = 9_999;

/** Of who has said nothing. */
export const noOrders: StandingOrders = { concedeBelow: 0, never: [], keep: [] };
