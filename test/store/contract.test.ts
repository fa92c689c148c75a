import { memoryStore, openStore } from '../../src/store/index.ts';
import { databases } from '../support/databases.ts';
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

for (const kind of databases) {
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
