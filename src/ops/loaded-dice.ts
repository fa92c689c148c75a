import { type Game } from '../rules/game.ts';
import { type Dice } from '../rules/dice.ts';
import { type GameId } from '../rules/names.ts';

/** Rolls by purpose, in order. */
export type Rolls = Record<string, number[]>;

/**
 * Dice that a tester has laid out: used up by purpose before the derived ones. Only at the set
 * clock's table; what a refused or repeated attempt took is put back.
 */
export function loadedDice() {
  let laid: Rolls = {};
  const taken = new Map<GameId, Map<string, number>>();
  return {
    lay(rolls: Rolls): void {
      for (const [purpose, values] of Object.entries(rolls)) {
        laid[purpose] = [...(laid[purpose] ?? []), ...values];
      }
    },
    left: (): Rolls =>
      Object.fromEntries(Object.entries(laid).filter(([, rolls]) => rolls.length > 0)),
    clear(): void {
      laid = {};
    },
    load(game: Game, derived: Dice): Dice {
      const used = new Map<string, number>();
      taken.set(game.id, used);
      return {
        roll(sides, purpose) {
          const at = used.get(purpose) ?? 0;
          const value = laid[purpose]?.[at];
          if (value === undefined) return derived.roll(sides, purpose);
          if (value < 1 || value > sides) {
            throw new Error(`a d${sides} for “${purpose}” cannot show ${value}`);
          }
          used.set(purpose, at + 1);
          return value;
        },
      };
    },
    /** The act was accepted: what it took is gone. */
    accepted(game: GameId): void {
      for (const [purpose, many] of taken.get(game) ?? []) laid[purpose]?.splice(0, many);
      taken.delete(game);
    },
  };
}
