import { describe, expect, test } from 'vitest';
import { type Change } from '../../../src/play/ports.ts';
import { heroId } from '../../../src/rules/names.ts';
import { change, emptyGame, joined, later, placeOf, purse, secret } from '../made-up.ts';
import { type Table } from './table.ts';

/** What is promised of acts and events. */
export function logPromises(table: Table): void {
  describe('the log', () => {
    test('acts and events come back as they were, in order', async () => {
      const h1 = heroId('h1');
      const game = emptyGame();
      const first = change(null, game, table.newCause(), { events: [joined(h1)] });
      await table.store().games.create(first, placeOf(game), secret);
      let second: Change | undefined;
      const cause = table.newCause();
      await table.store().games.perform(game.id, cause, ({ game: before }) => {
        second = change(before, later(before, {}), cause, { events: [purse(h1, 4), joined(h1)] });
        return second;
      });
      await table.restart();
      expect(await table.store().games.acts(game.id)).toEqual([first.act, second?.act]);
      const events = await table.store().games.events(game.id);
      expect(events).toEqual([
        { ...joined(h1), act: 1 },
        { ...purse(h1, 4), act: 2 },
        { ...joined(h1), act: 2 },
      ]);
      expect(await table.store().games.events(game.id, 1)).toEqual(events.slice(1));
    });
  });
}
