import { type House } from '../house.ts';

/**
 * TURN-02: how many whole days a turn gets that the next act opens. An act that begins a week is the
 * first under the rulings that wait for it.
 */
export function daysForTurn(game: {
  phase: string;
  house: House;
  houseNext: Partial<House>;
}): number {
  const waiting = game.phase === 'level-up' ? game.houseNext['days for a turn'] : undefined;
  return waiting ?? game.house['days for a turn'];
}
