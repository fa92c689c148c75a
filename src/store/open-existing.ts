import { type Store } from '../play/ports.ts';
import { connect } from './backup/connection.ts';
import { CannotOpen } from './cannot-open.ts';
import { appliedMigrations } from './migrations/apply.ts';
import { ourMigrations } from './migrations/list.ts';
import { openStore, type StoreSettings } from './open.ts';
import { isThere } from './pglite/is-there.ts';

/** Opens a database that is there and makes none: throws `CannotOpen` where none is, or an empty one. */
export async function openExisting(settings: StoreSettings): Promise<Store> {
  const { url, dir } = settings;
  if (url !== undefined) await mustBeFilled(url, dir);
  else if (!(await isThere(dir))) throw new CannotOpen(`There is no database in ${dir}.`);
  return openStore(settings);
}

async function mustBeFilled(url: string, dir: string): Promise<void> {
  const { adapter, close } = await connect({ url, dir });
  try {
    const there = await appliedMigrations(adapter, await ourMigrations());
    if (there.length === 0) throw new CannotOpen('There is nothing in the database yet.');
  } finally {
    await close();
  }
}
