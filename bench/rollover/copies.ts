import pg from 'pg';

/** What one database has of a game besides its row, parents before their children. */
const tables = [
  ...['game_place', 'hero', 'item', 'orb', 'bet', 'deadline', 'account', 'ledger_tx'],
  ...['ledger_entry', 'good', 'fight', 'act', 'event', 'event_own', 'outbox', 'hero_place'],
];
/** Unique over all games. */
const apart = ['id', 'nonce'];

/** So many games more that are like that one in all but their ids. */
export async function copiesOf(url: string, game: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(copying('game', await columnsOf(client, 'game'), 'id', ['id']), [
      game,
      count,
    ]);
    for (const table of tables) {
      const columns = await columnsOf(client, table);
      const own = table === 'outbox' ? apart : [];
      await client.query(copying(table, columns, 'game', ['game', ...own]), [game, count]);
    }
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1',
    [table],
  );
  return rows.map(({ name }) => name);
}

/** `own`: columns whose values are each copy's. */
function copying(table: string, columns: readonly string[], game: string, own: readonly string[]) {
  const named = columns.map((name) => `"${name}"`).join(', ');
  const values = columns.map((name) =>
    own.includes(name) ? `"${name}" || 'x' || copy` : `"${name}"`,
  );
  return (
    `INSERT INTO "${table}" (${named}) SELECT ${values.join(', ')} ` +
    `FROM "${table}", generate_series(1, $2::int) AS copy WHERE "${game}" = $1`
  );
}
