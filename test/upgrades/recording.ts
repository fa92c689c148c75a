import { type Change, type Games, type Store } from '../../src/play/ports.ts';

type Creation = Parameters<Games['create']>;

/** A store that remembers what was done to its games, so that it can be done to another one. */
export function recording(store: Store) {
  const created: Creation[] = [];
  const changes: Change[] = [];
  const games: Games = {
    ...store.games,
    create: (...creation) => {
      created.push(creation);
      return store.games.create(...creation);
    },
    perform: (game, cause, work, options) =>
      store.games.perform(
        game,
        cause,
        (loaded) => {
          const outcome = work(loaded);
          if (!('done' in outcome)) changes.push(outcome);
          return outcome;
        },
        options,
      ),
  };
  return { store: { ...store, games }, repeat: (other: Store) => repeat(other, created, changes) };
}

async function repeat(store: Store, created: Creation[], changes: Change[]): Promise<void> {
  for (const creation of created) await store.games.create(...creation);
  for (const change of changes) {
    const { after, act } = change;
    await store.games.perform(after.id, act.cause, ({ game }) => ({ ...change, before: game }));
  }
}
