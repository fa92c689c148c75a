import { describe, expect, test } from 'vitest';
import { type Note } from '../../../src/play/ports.ts';
import { type Game } from '../../../src/rules/game.ts';
import { heroId, playerId } from '../../../src/rules/names.ts';
import { later } from '../made-up.ts';
import { type Table } from './table.ts';

/** What is promised of messages that are owed. */
export function outboxPromises(table: Table): void {
  describe('the outbox', () => {
    const h1 = heroId('h1');
    const told = (title: string, urgent = false): Note => ({
      to: 'public',
      kind: 'joined',
      face: { title },
      urgent,
    });
    const whispered = (title: string): Note => ({
      to: h1,
      kind: 'levelled',
      face: { title },
      own: { paid: 1 },
      urgent: false,
    });
    const panel = (urgent = false): Note => ({ to: h1, kind: 'panel', urgent });
    const notes = (game: Game['id'], ...list: Note[]) =>
      table.act(game, (before) => later(before, {}), { notes: list });
    const claimOf = async (game: Game['id'], now = 0) =>
      (await table.store().outbox.claim(now, 1000)).filter((row) => row.game === game);

    test('one row a line at a time, in order, numbered without gaps', async () => {
      const { id } = await table.made();
      await notes(id, told('a'), whispered('x'), told('b'));
      await notes(id, told('c'));
      const seen: [string, number, object][] = [];
      for (;;) {
        const rows = await claimOf(id);
        if (rows.length === 0) break;
        expect(new Set(rows.map(({ note }) => note.to)).size).toBe(rows.length);
        expect(await claimOf(id)).toEqual([]);
        for (const { id: row, note, number } of rows) {
          seen.push([note.to, number, note]);
          await table.store().outbox.sent(row, 'message');
        }
      }
      expect(seen.filter(([to]) => to === 'public')).toEqual([
        ['public', 1, told('a')],
        ['public', 2, told('b')],
        ['public', 3, told('c')],
      ]);
      expect(seen.filter(([to]) => to === h1)).toEqual([[h1, 1, whispered('x')]]);
    });

    test('[MONSTER-09] what a host is called to has a line of its own', async () => {
      const { id } = await table.made();
      const call: Note = {
        ...{ to: `host:${playerId('7')}`, kind: 'monster to move', urgent: true },
        face: { host: '7', monster: 'Rat', until: 1 },
      };
      await notes(id, told('a'), call);
      const rows = await claimOf(id);
      expect(rows.map(({ note, number }) => [note, number])).toEqual([
        [call, 1],
        [told('a'), 1],
      ]);
      for (const { id: row } of rows) await table.store().outbox.park(row, 'none');
      expect((await table.store().outbox.parked(id)).map(({ to }) => to)).toEqual([
        'host:7',
        'public',
      ]);
    });

    test('an urgent one goes before those of other lines, and overtakes none of its own', async () => {
      const { id } = await table.made();
      const call: Note = { ...whispered('y'), urgent: true };
      await notes(id, told('a'), call, whispered('z'), told('b', true));
      const claimed = async () => {
        const rows = await claimOf(id);
        for (const { id: row } of rows) await table.store().outbox.sent(row, 'message');
        return rows.map(({ note, number }) => [note, number]);
      };
      expect(await claimed()).toEqual([
        [call, 1],
        [told('a'), 1],
      ]);
      expect(await claimed()).toEqual([
        [told('b', true), 2],
        [whispered('z'), 2],
      ]);
    });

    test('one that is to be tried later holds up its line, keeps its nonce and counts its tries', async () => {
      const { id } = await table.made();
      await notes(id, told('a'), told('b'));
      const [first] = await claimOf(id, 5);
      expect(first).toMatchObject({ attempts: 0, triedAt: null, waitsSince: null, reason: null });
      expect(first?.nonce).toHaveLength(22);
      await table.store().outbox.again(first?.id ?? '', 100, 'a hiccup');
      expect(await claimOf(id, 99)).toEqual([]);
      const [second] = await claimOf(id, 100);
      expect(second).toEqual({
        ...first,
        attempts: 1,
        triedAt: 5,
        waitsSince: 5,
        reason: 'a hiccup',
      });
    });

    test('only what waits for these reasons is hurried, and what is being sent is left alone', async () => {
      const { id } = await table.made();
      const { outbox } = table.store();
      await notes(id, told('a'), told('b'), whispered('x'));
      const [first, other] = await claimOf(id, 5);
      await outbox.again(first?.id ?? '', 100, 'no right');
      await outbox.hurry(id, { waiting: ['no right'], parked: [] });
      expect(await claimOf(id, 6)).toEqual([
        { ...first, attempts: 1, triedAt: 5, waitsSince: 5, reason: 'no right' },
      ]);
      await outbox.again(first?.id ?? '', 100, 'a hiccup');
      await outbox.again(other?.id ?? '', 100, null);
      await outbox.hurry(id, { waiting: ['no right'], parked: [] });
      expect(await claimOf(id, 7)).toEqual([]);
      expect((await claimOf(id, 100)).map(({ reason }) => reason).sort()).toEqual([
        'a hiccup',
        null,
      ]);
    });

    test('a parked one gives way and tells why', async () => {
      const { id } = await table.made();
      await notes(id, whispered('x'), told('a'), told('b'));
      for (const row of await claimOf(id))
        await table.store().outbox.park(row.id, `none for ${row.note.to}`);
      expect((await claimOf(id))[0]?.note).toEqual(told('b'));
      expect(await table.store().outbox.parked(id)).toEqual([
        { row: `${id}/h1/1`, to: h1, number: 1, reason: 'none for h1' },
        { row: `${id}/public/1`, to: 'public', number: 1, reason: 'none for public' },
      ]);
    });

    test('what was parked for such a reason is taken up in its old place, and waits anew', async () => {
      const { id } = await table.made();
      const { outbox } = table.store();
      await notes(id, told('a'), told('b'), told('c'));
      const [first] = await claimOf(id, 5);
      await outbox.park(first?.id ?? '', 'no server');
      const [second] = await claimOf(id, 6);
      await outbox.park(second?.id ?? '', 'no channel');
      await outbox.hurry(id, { waiting: [], parked: ['no server'] });
      expect(await claimOf(id, 7)).toEqual([
        { ...first, attempts: 1, triedAt: 5, waitsSince: null, reason: 'no server' },
      ]);
      expect((await outbox.parked(id)).map(({ reason }) => reason)).toEqual(['no channel']);
    });

    test.each(['over', 'cancelled'] as const)(
      'of a game that is %s what everybody reads is taken up, and its heroes’ own is not',
      async (phase) => {
        const { id } = await table.made();
        const { outbox } = table.store();
        await table.act(id, (before) => ({ ...later(before, {}), phase }), {
          notes: [told('a'), whispered('x'), whispered('y')],
        });
        for (const { id: row } of await claimOf(id, 5)) await outbox.park(row, 'no server');
        const [second] = await claimOf(id, 6);
        await outbox.again(second?.id ?? '', 100, 'no right');
        await outbox.hurry(id, { waiting: ['no right'], parked: ['no server'] });
        const taken = (await claimOf(id, 7)).map(({ note }) => note);
        expect(taken).toHaveLength(2);
        expect(taken).toEqual(expect.arrayContaining([told('a'), whispered('y')]));
      },
    );

    test('a panel is not counted, and one that waits comes after what is told since', async () => {
      const { id } = await table.made();
      await notes(id, panel(), whispered('x'), panel());
      await notes(id, panel(true), whispered('y'));
      const sent: [Note, number][] = [];
      for (;;) {
        const [row] = await claimOf(id);
        if (!row) break;
        sent.push([row.note, row.number]);
        await table.store().outbox.sent(row.id, null);
      }
      expect(sent).toEqual([
        [whispered('x'), 1],
        [whispered('y'), 2],
        [panel(true), 0],
      ]);
    });

    test('a panel that is being sent is followed by another', async () => {
      const { id } = await table.made();
      await notes(id, panel());
      const [first] = await claimOf(id);
      await notes(id, panel());
      await table.store().outbox.sent(first?.id ?? '', null);
      expect((await claimOf(id))[0]?.note).toEqual(panel());
    });

    test('what is owed outside of any act goes the same way, and nobody counts a look at the channel', async () => {
      const { id } = await table.made();
      const { outbox } = table.store();
      const look: Note = { to: 'public', kind: 'channel', urgent: true };
      await notes(id, told('a'), panel());
      for (const note of [look, panel(true), told('b')]) await outbox.owe(id, note);
      await table.restart();
      const seen: [Note, number][] = [];
      for (;;) {
        const rows = await claimOf(id);
        if (rows.length === 0) break;
        for (const row of rows) {
          seen.push([row.note, row.number]);
          await table.store().outbox.park(row.id, `no ${row.note.kind}`);
        }
      }
      expect(seen.filter(([{ to }]) => to === 'public')).toEqual([
        [look, 0],
        [told('a'), 1],
        [told('b'), 2],
      ]);
      expect(seen.filter(([{ to }]) => to === h1)).toEqual([[panel(true), 0]]);
      const parked = await table.store().outbox.parked(id);
      expect(parked.map(({ reason }) => reason)).toContain('no channel');
    });

    test('it tells which announcements of a kind stand, by their messages, the oldest first', async () => {
      const { id } = await table.made();
      const { outbox } = table.store();
      const began: Note = { to: 'public', kind: 'week began', face: { week: 1 }, urgent: false };
      await notes(id, told('a'), began, told('b'), told('c'), told('d'));
      for (const message of ['m1', 'm2', 'm3', null]) {
        const [row] = await claimOf(id);
        await outbox.sent(row?.id ?? '', message);
      }
      expect(await outbox.announced(id, 'joined')).toEqual([
        { face: { title: 'a' }, message: 'm1' },
        { face: { title: 'b' }, message: 'm3' },
      ]);
      expect(await outbox.announced(id, 'week began')).toHaveLength(1);
      expect(await outbox.announced(id, 'died')).toEqual([]);
    });

    test('it tells how many wait, and when the next try is', async () => {
      const start = await table.store().outbox.waiting();
      const { id } = await table.made();
      await notes(id, told('a'), told('b'));
      expect(await table.store().outbox.waiting()).toMatchObject({ rows: start.rows + 2 });
      const [first] = await claimOf(id);
      await table.store().outbox.sent(first?.id ?? '', null);
      expect(await table.store().outbox.waiting()).toMatchObject({ rows: start.rows + 1 });
    });
  });
}
