import { access } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether there is a PGlite database below `dir`, by PostgreSQL's own mark of its folder. */
export const isThere = (dir: string): Promise<boolean> =>
  access(join(dir, 'pglite', 'PG_VERSION')).then(
    () => true,
    () => false,
  );
