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

/** Of who has said nothing. */
export const noOrders: StandingOrders = { concedeBelow: 0, never: [], keep: [] };
