import { openStore } from '../../../src/store/index.ts';
import { change, emptyGame, later, placeOf, secret } from '../made-up.ts';

/** Acts without end and says each act's number once it is done, until somebody kills it. */
const [, , dir = '', id] = process.argv;
const store = await openStore({ dir });
const known =
  id === undefined ? null : await store.games.read(id as ReturnType<typeof emptyGame>['id']);
const game = known?.game ?? emptyGame();
if (!known) await store.games.create(change(null, game, 'create'), placeOf(game), secret);
process.stdout.write(`${game.id}\n`);
for (let act = game.acts + 1; ; act++) {
  const cause = `act ${act}`;
  await store.games.perform(game.id, cause, ({ game: before }) =>
    change(before, later(before, { lastId: act }), cause),
  );
  process.stdout.write(`${act}\n`);
}
