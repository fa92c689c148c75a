import { type Migration } from '../migrations/list.ts';

/**
 * A backup is a gzipped text: a first line that says what it is, a line for each row (its table, a
 * tab, the row as JSON), a last line with their number. It is the same for both databases.
 */
export type Head = { backup: 'marmellos-menagerie'; format: 1; migrations: [string, string][] };
export type Tail = { rows: number };

export const headOf = (migrations: readonly Migration[]): Head => ({
  backup: 'marmellos-menagerie',
  format: 1,
  migrations: migrations.map(({ name, checksum }) => [name, checksum]),
});

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/** Null when the line is not the first one of a backup. */
export function readHead(line: string): Head | null {
  const head = parsed(line) as Partial<Head> | null;
  const isOurs = head?.backup === 'marmellos-menagerie' && Array.isArray(head.migrations);
  return isOurs ? (head as Head) : null;
}

/** Null when the line is not the last one of a backup. */
export function readTail(line: string): Tail | null {
  const tail = parsed(line) as Partial<Tail> | null;
  return typeof tail?.rows === 'number' ? { rows: tail.rows } : null;
}
