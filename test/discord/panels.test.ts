import { afterEach, expect, test } from 'vitest';
import { type Store } from '../../src/play/ports.ts';
import { type GameId, type PlayerId } from '../../src/rules/names.ts';
import { openEvening, openGame, type Evening } from './support/evening.ts';

let evening: Evening | null = null;
afterEach(async () => {
  await evening?.close();
  evening = null;
});

/** An outbox whose nonces all begin with this letter, as one in 64 does by itself. */
const noncesFrom = (letter: string) => (store: Store) => ({
  ...store,
  outbox: {
    ...store.outbox,
    claim: async (now: number, most: number) =>
      (await store.outbox.claim(now, most)).map((row) => ({
        ...row,
        nonce: letter + row.nonce.slice(1),
      })),
  },
});

// A panel sent by its note's own nonce was taken for the note, and the old panel was removed.
test.each([...'pP_-0a'])('a panel follows a note whose nonce begins with “%s”', async (letter) => {
  evening = await openEvening({ wrapStore: noncesFrom(letter) });
  await openGame(evening, ['Bran', 'Cleo']);
  await evening.as('Ines', 'command', { command: 'game start' });
  for (const person of ['Bran', 'Cleo']) {
    const thread = await evening.sees(person, `${person} the Bold`);
    expect(thread).toContain('You are level 1 now');
    expect(thread).toContain(`${person} the Bold · The Friday Game`);
  }
});

// After a kill a buried panel was posted anew by the same nonce: Discord answers with the one that
// stands already, as it was then, and what has come since was taken for shown.
test('a panel whose first sending was not noted shows what has come since', async () => {
  let open: Evening | null = null;
  let broken = false;
  const notNotedOnce = (store: Store): Store => ({
    ...store,
    outbox: {
      ...store.outbox,
      claim: async (now, most) => {
        const rows = await store.outbox.claim(now, most);
        for (const { id, game, note } of rows) if (note.kind === 'levelled') levelled.set(id, game);
        return rows;
      },
      sent: async (row, message) => {
        const game = levelled.get(row);
        if (game === undefined || broken) return store.outbox.sent(row, message);
        broken = true;
        const player = (await store.games.read(game))?.game.hosts[0] ?? ('' as PlayerId);
        const actor = { as: 'player', player, manages: false } as const;
        await open?.play.act(game, { do: 'pause' }, { actor, cause: 'meanwhile', at: Date.now() });
        throw new Error('the process ended here');
      },
    },
  });
  const levelled = new Map<string, GameId>();
  evening = open = await openEvening({ wrapStore: notNotedOnce });
  await openGame(evening, ['Bran', 'Cleo']);
  await evening.as('Ines', 'command', { command: 'game start' });
  await evening.move(2_000);
  await evening.settle();
  expect(broken).toBe(true);
  for (const person of ['Bran', 'Cleo'])
    expect(await evening.sees(person, `${person} the Bold`)).toContain('The game is **paused**');
});
