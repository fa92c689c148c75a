import pg from 'pg';

/** What must hold in any database of ours, each as a question that finds the exceptions. */
const questions: Record<string, string> = {
  'a movement of gold does not sum to 0': `
    SELECT game, act, n FROM ledger_entry GROUP BY game, act, n HAVING sum(amount) <> 0`,
  'an account is not the sum of its entries': `
    SELECT a.game, a.name FROM account a LEFT JOIN ledger_entry e ON e.game = a.game AND e.account = a.name
    GROUP BY a.game, a.name, a.balance HAVING a.balance <> coalesce(sum(e.amount), 0)`,
  'a purse is below 0': `SELECT game, name FROM account WHERE balance < 0 AND name <> 'mint'`,
  'acts are missing or doubled': `
    SELECT g.id FROM game g LEFT JOIN act a ON a.game = g.id
    GROUP BY g.id, g.acts HAVING count(a.number) <> g.acts OR coalesce(max(a.number), 0) <> g.acts`,
  'events are missing or doubled': `
    SELECT g.id FROM game g LEFT JOIN event e ON e.game = g.id
    GROUP BY g.id, g.events HAVING count(e.number) <> g.events`,
  'a bet and what is held for it differ': `
    SELECT b.game, b.hero FROM bet b LEFT JOIN account a ON a.game = b.game AND a.name = 'bet:' || b.hero
    WHERE a.balance IS DISTINCT FROM b.stake`,
  'an interaction is unanswered': `SELECT interaction FROM intake WHERE NOT answered`,
  'a token is kept after its answer': `
    SELECT interaction FROM intake WHERE answered AND token IS NOT NULL`,
};

/** Each rule of the books that is broken, with the first rows that break it. */
export async function brokenBooks(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const broken: string[] = [];
    for (const [what, sql] of Object.entries(questions)) {
      const { rows } = await client.query(`${sql} LIMIT 3`);
      if (rows.length > 0) broken.push(`${what}: ${JSON.stringify(rows)}`);
    }
    return broken;
  } finally {
    await client.end();
  }
}

/** Messages that are not sent: whose they are, and what Discord has against them. */
export async function unsent(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(
      `SELECT concat_ws(' ', state, audience = 'public', kind, number, reason) AS line
       FROM outbox WHERE state <> 'sent' ORDER BY 1`,
    );
    return rows.map(({ line }) => line);
  } finally {
    await client.end();
  }
}
