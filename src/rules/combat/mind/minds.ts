import type { Position } from '../../sight/fight.ts';
import type { FightAction } from '../action.ts';
import { chooseAction } from './choose.ts';
import type { Orders } from './orders.ts';
import { walkUpAndHit } from './walk-up-and-hit.ts';

/** What decides for a creature, from what it may know and may do. */
export type Mind = (
  position: Position,
  legal: readonly FightAction[],
  orders?: Orders,
) => FightAction;

/** Every mind that fights were ever played by, the present one first. */
export const minds: readonly Mind[] = [chooseAction, walkUpAndHit];
