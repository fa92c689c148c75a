import { memoryStore, openStore } from '../../src/store/index.ts';
import { bundled } from '../../src/launch/bundle.mjs';
import { databases, pglite, type Whereabouts } from '../support/databases.ts';
import { storeContract } from './contract/index.ts';
import { type Home } from './contract/table.ts';

storeContract('memory', () => {
  const store = memoryStore();
  return Promise.resolve({
    store: () => store,
    restart: () => Promise.resolve(),
    close: () => store.close(),
  });
});

const onItsThread = {
  name: 'PGlite on a thread of its own',
  fresh: async (): Promise<Whereabouts> => ({
    ...(await pglite.fresh()),
    thread: (await bundled()).thread,
  }),
};

for (const kind of [...databases, onItsThread]) {
  storeContract(kind.name, async (): Promise<Home> => {
    const whereabouts = await kind.fresh();
    let store = await openStore(whereabouts);
    return {
      store: () => store,
      restart: async () => {
        await store.close();
        store = await openStore(whereabouts);
      },
      close: () => store.close(),
    };
  });
}
