import pg from 'pg';

/** Counts whatever any connection of this process asks of PostgreSQL from now on. */
export function countedStatements(): () => number {
  let asked = 0;
  const { prototype } = pg.Client as unknown as {
    prototype: { query: (...all: unknown[]) => unknown };
  };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...all) {
    asked += 1;
    return query.apply(this, all);
  };
  return () => asked;
}
