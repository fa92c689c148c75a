import { describe, expect, test } from 'vitest';
import { type Game } from '../../../src/rules/game.ts';
import { gold, heroId } from '../../../src/rules/names.ts';
import { change, later } from '../made-up.ts';
import { type Table } from './table.ts';

/** What is promised of gold. */
export function moneyPromises(table: Table): void {
  describe('money', () => {
    const rich = (sum: number): Partial<Game> => ({
      accounts: { mint: gold(0 - sum), 'purse:h1': gold(sum) } as Game['accounts'],
    });

    test('every coin is told by an entry, newest first, and all of them sum to 0', async () => {
      const { id } = await table.made();
      await table.act(id, (game) => later(game, rich(30)), { now: 10 });
      await table.act(id, (game) => later(game, rich(12)), { now: 20 });
      expect(await table.store().games.statement(id, heroId('h1'))).toEqual([
        { at: 20, account: 'purse:h1', change: -18, reason: 'bought' },
        { at: 10, account: 'purse:h1', change: 30, reason: 'level up' },
      ]);
      expect(await table.store().games.audit()).toEqual({ sum: 0, broken: [] });
    });

    test('gold that no transfer explains is refused, and nothing is kept', async () => {
      const { id } = await table.made();
      const cause = table.newCause();
      const unexplained = table.store().games.perform(id, cause, ({ game }) => ({
        ...change(game, later(game, rich(30)), cause),
        transfers: [],
      }));
      await expect(unexplained).rejects.toThrow(/transfers say/);
      expect(await table.current(id)).toMatchObject({ acts: 1, accounts: {} });
    });

    test('a purse below 0 is refused', async () => {
      const { id } = await table.made();
      await table.act(id, (game) => later(game, rich(5)));
      await expect(table.act(id, (game) => later(game, rich(-1)))).rejects.toThrow();
      expect(await table.current(id)).toMatchObject({ acts: 2 });
    });
  });
}
