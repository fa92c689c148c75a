import { expect, test } from 'vitest';
import { readStock } from '../../src/catalogue/index.ts';
import { verifySeal } from '../../src/launch/sealed.ts';
import { type Store } from '../../src/play/ports.ts';
import { type GameId } from '../../src/rules/names.ts';
import { Playing } from '../support/playing.ts';
import { playUntil } from '../support/playing-on.ts';
import { hour } from '../support/table.ts';

/** A game in its second week, and the seal of the duel of its first; others are tried until one has. */
async function secondWeek(): Promise<{ table: Playing; id: GameId; seal: string }> {
  for (;;) {
    const table = new Playing();
    const id = await table.create(['p0', 'p1', 'p2']);
    await table.must(id, 'host', { do: 'start' });
    const goesOn = await playUntil(table, id, ({ week }) => week?.number === 2);
    const [revealed] = (await table.store.games.events(id)).flatMap((one) =>
      one.kind === 'key revealed' && one.public ? [one.public] : [],
    );
    if (goesOn && revealed) return { table, id, seal: revealed.commitment.slice(0, 12) };
  }
}

test('what is done beside it does not make it untrue', async () => {
  const { table, id, seal } = await secondWeek();
  const { stock, definitions } = readStock('seeds');
  await table.store.definitions.keep(stock, definitions);
  const { game } = await table.loaded(id);
  /** The game goes on as soon as it was read. */
  const beside: Store = {
    ...table.store,
    games: {
      ...table.store.games,
      read: async (which) => {
        const loaded = await table.store.games.read(which);
        await table.passes(48 * hour);
        return loaded;
      },
    },
  };
  const said: string[] = [];
  const code = await verifySeal(beside, seal, (line) => said.push(line));
  expect((await table.store.games.acts(id)).length).toBeGreaterThan(game.acts);
  expect(said.at(-1)).toBe('All of it came out as it was told.');
  expect(code).toBe(0);
});
