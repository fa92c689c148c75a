import { type Ground } from './board/board.ts';
import { type ItemId } from './names.ts';

/** Ground that a player may forbid the own hero. */
export const avoidable = ['lava', 'styx'] as const satisfies Ground[];
export type Avoidable = (typeof avoidable)[number];

/** HP below which a hero can be told to concede; none has more. */
export const mostHp = 9_999;

/** DUEL-13: all that a player can tell the own hero, each thing said; `concedeBelow` 0: never. */
export type StandingOrders = { concedeBelow: number; never: Avoidable[]; keep: ItemId[] };
