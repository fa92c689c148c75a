import { afterEach, expect, test } from 'vitest';
import { type Store } from '../../src/play/ports.ts';
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
