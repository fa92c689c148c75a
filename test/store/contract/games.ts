import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refused } from '../../../src/play/answer.ts';
import { type Game } from '../../../src/rules/game.ts';
import { heroId, itemId, playerId } from '../../../src/rules/names.ts';
import { refuse } from '../../../src/rules/refusal.ts';
import {
  anyGame,
  change,
  emptyGame,
  joined,
  later,
  newGameId,
  placeOf,
  secret,
} from '../made-up.ts';
import { type Table } from './table.ts';

/** What is promised of games and their acts. */
export function gamesPromises(table: Table): void {
  describe('games', () => {
    test('what is saved is loaded, whatever it is and whatever it becomes', async () => {
      const pairs = fc.sample(
        fc.constant(null).chain(() => {
          const id = newGameId();
          return fc.tuple(anyGame(id, 1), anyGame(id, 2));
        }),
        12,
      );
      for (const [first] of pairs) await table.made(first);
      await table.restart();
      for (const [first] of pairs) expect(await table.current(first.id)).toEqual(first);
      for (const [first, second] of pairs) {
        const cause = table.newCause();
        const { games } = table.store();
        const performed = games.perform(first.id, cause, ({ game }) => change(game, second, cause));
        expect(await performed).toMatchObject({ repeated: false });
      }
      for (const [, second] of pairs) expect(await table.current(second.id)).toEqual(second);
      await table.restart();
      for (const [, second] of pairs) {
        const loaded = await table.store().games.read(second.id);
        expect(loaded?.game).toEqual(second);
        expect(loaded && [...loaded.secret]).toEqual([...secret]);
      }
    });

    // What was named like something that every object has was never taken away.
    test('what has gone is gone, whatever it was called', async () => {
      const goods = { toString: 'a', constructor: 'b', other: 'c' } as unknown as Game['goods'];
      const first = await table.made({ ...emptyGame(), goods });
      const second = later(first, { goods: { other: 'c' } });
      const cause = table.newCause();
      await table.store().games.perform(first.id, cause, ({ game }) => change(game, second, cause));
      await table.restart();
      expect((await table.current(first.id))?.goods).toEqual({ other: 'c' });
    });

    test('records come back in one order, before and after a restart', async () => {
      const thing = { definition: 'a', holder: 'gone', slot: null, charges: null, left: null };
      const ids = ['i10', 'i2', 'i1'].map(itemId);
      const items = Object.fromEntries(ids.map((id) => [id, { id, ...thing }]));
      const { id } = await table.made({ ...emptyGame(), items: items as Game['items'] });
      expect(Object.keys((await table.current(id))?.items ?? {})).toEqual(['i1', 'i2', 'i10']);
      await table.restart();
      expect(Object.keys((await table.current(id))?.items ?? {})).toEqual(['i1', 'i2', 'i10']);
    });

    test('the order of keys within week, duel and fight is kept', async () => {
      const fight = { v: 1, creatures: { z: 1, a: { y: 1, b: 2 } } } as unknown as Game['fight'];
      const { id } = await table.made({ ...emptyGame(), fight });
      await table.restart();
      expect(JSON.stringify((await table.current(id))?.fight)).toBe(JSON.stringify(fight));
    });

    test('a game that is not there is not found', async () => {
      expect(await table.store().games.read(newGameId())).toBeNull();
      expect(await table.act(newGameId(), (game) => game)).toBe('no such game');
    });

    test('the same cause twice is one act with one answer', async () => {
      const { id } = await table.made();
      const cause = table.newCause();
      const first = await table.act(id, (game) => later(game, { lastId: 5 }), {}, cause);
      const second = await table.act(id, (game) => later(game, { lastId: 9 }), {}, cause);
      expect(first).toMatchObject({ repeated: false });
      expect(second).toEqual({ ...(first as object), repeated: true });
      expect(await table.current(id)).toMatchObject({ lastId: 5, acts: 2 });
    });

    test('the same cause twice makes one game', async () => {
      const [one, other] = [emptyGame(), emptyGame()];
      const cause = table.newCause();
      const first = await table
        .store()
        .games.create(change(null, one, cause), placeOf(one), secret);
      const again = await table
        .store()
        .games.create(change(null, other, cause), placeOf(other), secret);
      expect(again).toEqual({ ...(first as object), repeated: true });
      expect(await table.store().games.read(other.id)).toBeNull();
    });

    test('deadlines of two games with one name are two causes', async () => {
      const [one, other] = [await table.made(), await table.made()];
      await table.act(one.id, (game) => later(game, {}), {}, 'due:d1');
      expect(await table.act(other.id, (game) => later(game, {}), {}, 'due:d1')).toMatchObject({
        repeated: false,
      });
    });

    test('a refusal is kept as the answer of its cause, and nothing else', async () => {
      const { id } = await table.made();
      const cause = table.newCause();
      const refusal = refused(refuse('stale', null, {}));
      const once = await table.store().games.perform(id, cause, () => refusal);
      expect(once).toEqual({ answer: refusal, repeated: false });
      const again = await table.act(id, (game) => later(game, { lastId: 9 }), {}, cause);
      expect(again).toEqual({ answer: refusal, repeated: true });
      expect(await table.current(id)).toMatchObject({ lastId: 0, acts: 1 });
    });

    test('work that fails leaves no trace', async () => {
      const { id } = await table.made();
      const cause = table.newCause();
      const failing = table.store().games.perform(id, cause, () => {
        throw new Error('a bug');
      });
      await expect(failing).rejects.toThrow('a bug');
      expect(await table.act(id, (game) => later(game, {}), {}, cause)).toMatchObject({
        repeated: false,
      });
    });

    test('a change that starts from another value is refused whole', async () => {
      const { id } = await table.made();
      const old = await table.current(id);
      await table.act(id, (game) => later(game, { lastId: 1 }));
      const cause = table.newCause();
      const stale = table.store().games.perform(id, cause, () =>
        change(old as Game, later(old as Game, { lastId: 2 }), cause, {
          events: [joined(heroId('h1'))],
        }),
      );
      await expect(stale).rejects.toThrow();
      expect(await table.current(id)).toMatchObject({ lastId: 1, acts: 2 });
      expect(await table.store().games.events(id)).toEqual([]);
    });

    test('a game is found by channel, server and people, those that go on and the newest first', async () => {
      const channel = table.newCause();
      const [host, guest] = [playerId(table.newCause()), playerId(table.newCause())];
      const phases = ['lobby', 'over', 'loot'] as const;
      const list = phases.map((phase): Game => ({ ...emptyGame(), hosts: [host], phase }));
      for (const [now, game] of list.entries()) {
        const first = change(null, game, table.newCause(), { now });
        const place = now === 0 ? placeOf(game) : placeOf(game, channel);
        await table.store().games.create(first, place, secret);
      }
      const [oldest, over, newest] = list.map(({ id }) => id);
      const here = (await table.store().games.inChannel(channel)).map(({ game }) => game);
      expect(here).toEqual([newest, over]);
      const found = (await table.store().games.ofPlayer(host)).map(({ game }) => game);
      expect(found).toEqual([newest, oldest, over]);
      expect(await table.store().games.ofPlayer(guest)).toEqual([]);
      const place = await table.store().games.place(over as Game['id']);
      expect(place).toMatchObject({ channel, server: 'server', game: over });
      const server = await table.store().games.inServer('server');
      expect(server.map(({ game }) => game)).toEqual(expect.arrayContaining(found));
    });

    test('[GAME-01] a channel has one game that goes on', async () => {
      const channel = table.newCause();
      const make = (game: Game, cause = table.newCause()) =>
        table.store().games.create(change(null, game, cause), placeOf(game, channel), secret);
      const [one, other, cause] = [emptyGame(), emptyGame(), table.newCause()];
      const made = await make(one, cause);
      expect(await make(other)).toMatchObject({
        answer: { done: false, refusal: { refused: 'channel taken', facts: { game: one.name } } },
      });
      expect(await table.store().games.read(other.id)).toBeNull();
      expect(await make(other, cause)).toEqual({ ...(made as object), repeated: true });
      await table.act(one.id, (game) => later(game, { phase: 'cancelled' }));
      expect(await make(other)).toMatchObject({ answer: { done: true }, repeated: false });
    });
  });
}
