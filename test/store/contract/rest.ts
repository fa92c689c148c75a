import { describe, expect, test } from 'vitest';
import { type Game } from '../../../src/rules/game.ts';
import { deadlineId, playerId } from '../../../src/rules/names.ts';
import { emptyGame, later } from '../made-up.ts';
import { type Table } from './table.ts';

/** What is promised of everything else. */
export function otherPromises(table: Table): void {
  describe('intakes, definitions and presence', () => {
    test('an interaction is taken in once, and told with its answer until it is answered', async () => {
      const { id } = await table.made();
      const interaction = table.newCause();
      const intake = {
        interaction,
        application: '1',
        token: 'a token',
        player: playerId('7'),
        game: id,
        what: 'enter',
        receivedAt: 50,
      };
      expect(await table.store().intakes.receive(intake)).toBe(true);
      expect(await table.store().intakes.receive(intake)).toBe(false);
      const mine = async (before: number) =>
        (await table.store().intakes.unanswered(before)).filter(
          (one) => one.interaction === interaction,
        );
      expect(await mine(50)).toEqual([]);
      expect(await mine(51)).toEqual([{ ...intake, answer: null }]);
      const done = await table.act(id, (game) => later(game, {}), {}, interaction);
      expect(await mine(51)).toEqual([{ ...intake, answer: (done as { answer: object }).answer }]);
      await table.store().intakes.answered(interaction);
      expect(await mine(51)).toEqual([]);
      expect(await table.store().intakes.receive(intake)).toBe(false);
    });

    test('the same press of before is found where its act was done, and nobody else’s', async () => {
      const { id } = await table.made();
      const { intakes } = table.store();
      const what = table.newCause();
      const taken = async (player: string, receivedAt: number): Promise<string> => {
        const interaction = table.newCause();
        const of = { application: '1', token: '', player: playerId(player), game: id };
        await intakes.receive({ ...of, interaction, what, receivedAt });
        return interaction;
      };
      const [first, refused, second] = [await taken('7', 50), await taken('7', 60), '0'];
      const before = (interaction: string, player = '7', since = 10) =>
        intakes.doneBefore({ interaction, player: playerId(player), what }, since);
      expect(await before(second)).toBeNull();
      await table.act(id, (game) => later(game, {}), {}, first);
      expect(await before(second)).toBe(first);
      await intakes.answered(first);
      expect(await before(refused)).toBe(first);
      expect(await before(first)).toBeNull();
      expect(await before(second, '8')).toBeNull();
      expect(await before(second, '7', 51)).toBeNull();
      for (let again = 61; again < 75; again++) await taken('7', again);
      expect(await before(second)).toBe(first);
    });

    test('[BET-07] a bet made since is found, whatever else was done, and nobody else’s', async () => {
      const { id } = await table.made();
      const since = (player: string, at: number) =>
        table.store().intakes.betsSince(playerId(player), at);
      const other = await table.made();
      const now = 1_900_000_000_000;
      await table.act(id, (game) => later(game, {}), { now: now + 9, intent: { do: 'enter' } });
      expect(await since('7', now)).toEqual([]);
      await table.act(id, (game) => later(game, {}), { now, intent: { do: 'withdraw bet' } });
      expect(await since('7', now - 1)).toEqual([id]);
      expect(await since('7', now)).toEqual([]);
      expect(await since('8', now - 1)).toEqual([]);
      const again = { now: now + 1, intent: { do: 'withdraw bet' } } as const;
      await table.act(other.id, (game) => later(game, {}), again);
      expect(await since('7', now)).toEqual([other.id]);
    });

    test('definitions are kept under their hash, and the stock', async () => {
      const body = { of: 'item', name: 'Helm', b: 1, a: { z: 1, c: [2] } } as never;
      const hash = table.newCause();
      const stock = { hash: table.newCause(), ids: { 'items/helm': hash } };
      await table.store().definitions.keep(stock, new Map([[hash, body]]));
      await table.store().definitions.keep(stock, new Map([[hash, body]]));
      expect(await table.store().definitions.get([hash, 'none'])).toEqual(new Map([[hash, body]]));
      expect(await table.store().definitions.stock(stock.hash)).toEqual(stock);
      expect(await table.store().definitions.stock('none')).toBeNull();
    });

    test('one process holds a token until it leaves or its heart stops', async () => {
      const [token, { presence }] = [table.newCause(), table.store()];
      expect(await presence.beat(token, 'a', 1000)).toEqual({ other: null });
      expect(await presence.beat(token, 'b', 2000)).toEqual({ other: 'a' });
      expect(await presence.beat(token, 'a', 3000)).toEqual({ other: null });
      await presence.leave(token, 'b');
      expect(await presence.beat(token, 'b', 4000)).toEqual({ other: 'a' });
      await presence.leave(token, 'a');
      expect(await presence.beat(token, 'b', 5000)).toEqual({ other: null });
      expect(await presence.beat(token, 'c', 20_001)).toEqual({ other: null });
      expect(await presence.beat(token, 'b', 20_002)).toEqual({ other: 'c' });
    });

    test('the instant of the last connection is the last one told', async () => {
      await table.store().presence.seen(1_700_000_000_123);
      await table.store().presence.seen(1_700_000_000_124);
      await table.restart();
      expect(await table.store().presence.lastSeen()).toBe(1_700_000_000_124);
      await table.store().ping();
    });

    test('a silence is owed to each game that waits for a deadline, until it is given', async () => {
      const { silences, presence } = table.store();
      const deadline = { kind: 'turn', hero: null, step: null, due: 5 } as const;
      const waits = { d1: { ...deadline, id: deadlineId('d1') } } as Game['deadlines'];
      const game = (changes: Partial<Game>) => table.made({ ...emptyGame(), ...changes });
      const one = await game({ deadlines: waits });
      const nobodys = [
        await game({}),
        await game({ deadlines: waits, pausedSince: 1 }),
        await game({ deadlines: waits, phase: 'over' }),
      ];
      const from = 1_700_000_000_200;
      await silences.note(from, from + 60);
      await silences.note(from, from + 90);
      await silences.note(from + 100, from + 160);
      expect(await presence.lastSeen()).toBe(from + 160);
      await table.restart();
      const again = table.store().silences;
      const owed = async () =>
        (await again.owed()).filter(({ game }) => [one, ...nobodys].some(({ id }) => id === game));
      const both = [
        { game: one.id, from, to: from + 90 },
        { game: one.id, from: from + 100, to: from + 160 },
      ];
      expect(await owed()).toEqual(both);
      for (const each of both) await again.given(each);
      expect(await owed()).toEqual([]);
      await table.act(one.id, (now) => later(now, { deadlines: {} }));
    });
  });
}
