import { describe, expect, test } from 'vitest';
import { type Game } from '../../../src/rules/game.ts';
import { deadlineId } from '../../../src/rules/names.ts';
import { emptyGame, later } from '../made-up.ts';
import { type Table } from './table.ts';

/** What is promised of deadlines. */
export function deadlinePromises(table: Table): void {
  describe('deadlines', () => {
    const due = (id: string, at: number) => ({
      [id]: { id: deadlineId(id), kind: 'turn', hero: null, step: null, due: at },
    });
    const with_ = (deadlines: object, changes: Partial<Game> = {}) =>
      table.made({ ...emptyGame(), ...changes, deadlines: deadlines as Game['deadlines'] });
    const early = -1_000_000;

    test('the earliest of each game that goes on is told, oldest first', async () => {
      const one = await with_({ ...due('d10', early + 2), ...due('d9', early + 1) });
      const other = await with_(due('d1', early));
      await with_(due('d1', early), { pausedSince: 1 });
      await with_(due('d1', early), { phase: 'over' });
      await with_(due('d1', early), { phase: 'cancelled' });
      const expected = [
        { game: other.id, deadline: 'd1', due: early },
        { game: one.id, deadline: 'd9', due: early + 1 },
      ];
      expect(await table.store().deadlines.due(early + 5)).toEqual(expected);
      expect(await table.store().deadlines.due(early)).toEqual(expected.slice(0, 1));
      expect(await table.store().deadlines.next()).toBe(early);
      for (const { id } of [one, other])
        await table.act(id, (game) => later(game, { deadlines: {} }));
      expect(await table.store().deadlines.due(early + 5)).toEqual([]);
    });

    test('equal ones come in the order in which they were made', async () => {
      const { id } = await with_({ ...due('d10', early), ...due('d9', early) });
      expect(await table.store().deadlines.due(early)).toEqual([
        { game: id, deadline: 'd9', due: early },
      ]);
      await table.act(id, (game) => later(game, { deadlines: {} }));
    });
  });
}
