/**
 * Every table that a backup holds, those that others point at first. Left out is `presence`: whose
 * heart beat when the backup was made means nothing later.
 */
export const tables = [
  'definition',
  'stock',
  'seen',
  'game',
  'game_place',
  'hero',
  'item',
  'orb',
  'bet',
  'deadline',
  'account',
  'good',
  'fight',
  'act',
  'event',
  'event_own',
  'ledger_tx',
  'ledger_entry',
  'answer',
  'intake',
  'outbox',
  'hero_place',
  'silence',
] as const;
export type Table = (typeof tables)[number];

/** Rows as JSON text. Of an interaction all but its token, with which one could answer for the bot. */
export const rowsOf = (table: Table): string =>
  table === 'intake'
    ? `SELECT (to_jsonb(t) - 'token')::text FROM "intake" t`
    : `SELECT row_to_json(t)::text FROM "${table}" t`;
