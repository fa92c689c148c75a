import pg from 'pg';

/** What is left out: when it was, by which process, and ids that Discord gives. */
const left = new Set([
  ...[
    'at',
    'now',
    'midnight',
    'created_at',
    'due_at',
    'tried_at',
    'waits_since',
    'claimed_until',
    'position',
  ],
  ...['stamp', 'secret', 'cause', 'message', 'channel', 'nonce', 'attempts', 'received_at'],
]);
/** Of these it counts whether there is one: Discord gives ids, and the clock says until when. */
const either = new Set(['thread', 'thread_panel', 'direct', 'direct_panel', 'until']);
const apart = ['presence', 'seen', 'intake', 'answer', 'stock', 'definition', '_prisma_migrations'];

type Row = Record<string, unknown>;

/** A panel drawn anew replaces one that waits, so how many there were depends on how fast it went. */
const isPanel = (line: string): boolean => /^outbox .*\["kind","panel"\]/.test(line);

/** Everything in the database that an act may change, as lines: two dumps are equal or they differ. */
export async function dump(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    );
    const lines: string[] = [];
    for (const { name } of tables.filter((table) => !apart.includes(table.name))) {
      const { rows } = await client.query<Row>(`SELECT * FROM "${name}"`);
      lines.push(
        ...rows.map((row) => `${name} ${lineOf(name === 'outbox' ? unnumbered(row) : row)}`),
      );
    }
    return nameless(lines.filter((line) => !isPanel(line)).sort());
  } finally {
    await client.end();
  }
}

/** A message is numbered among those of its reader, panels counted, which are left out. */
const unnumbered = ({ id: _, ...row }: Row): Row => row;

const lineOf = (row: Row): string =>
  timeless(
    JSON.stringify(
      Object.entries(row)
        .filter(([column]) => !left.has(column))
        .map(([column, value]) => [column, either.has(column) ? value !== null : inOrder(value)]),
    ),
  );

/** The same whether something was made or read again: fields stand in the order of their names. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]));
};

/** Instants in ms or s, wherever they stand, and how long a pause was. */
export const timeless = (text: string): string =>
  text
    .replaceAll(/\b1[6-9]\d{11}\b|\b2\d{12}\b/g, 'T')
    .replaceAll(/"moved":\d+/g, '"moved":D')
    .replaceAll(/\b\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}\b/g, 'T');

/** Games are numbered in the order in which they stand here: a new one has another id each time. */
function nameless(lines: string[]): string[] {
  const ids = [
    ...new Set(lines.flatMap((line) => /"game","([a-z0-9]{10})"/.exec(line)?.[1] ?? [])),
  ];
  return lines
    .map((line) => ids.reduce((text, id, n) => text.replaceAll(id, `game ${n}`), line))
    .sort();
}
