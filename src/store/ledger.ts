import { type Change, type Games } from '../play/ports.ts';
import { type Account } from '../rules/game.ts';
import { type TransferReason } from '../rules/money.ts';
import { gameId, gold } from '../rules/names.ts';
import { type Database } from './database.ts';
import { type LedgerEntryModel, type LedgerTxModel } from './generated/models.ts';
import { inserted, type Row, type Write } from './rows.ts';

/** An act's transfers, each as two entries that sum to 0. */
export function ledgerWrites({ after, act, transfers }: Change): Write[] {
  const moves = transfers
    .map((transfer, n) => ({ ...transfer, n }))
    .filter((one) => one.amount > 0);
  const key = { game: after.id, act: act.number };
  const at = act.moment.now;
  const rows = moves.map(({ n, reason }): Row<LedgerTxModel> => ({
    ...key,
    n,
    cause: act.cause,
    reason,
    at,
  }));
  const entries = moves.flatMap(({ n, from, to, amount }): Row<LedgerEntryModel>[] => [
    { ...key, n, account: from, amount: 0 - amount },
    { ...key, n, account: to, amount },
  ]);
  return [...inserted('ledgerTx', rows), ...inserted('ledgerEntry', entries)];
}

/** Newest first: what came to and left the hero's purse and holds. */
export async function statementOf(
  db: Database,
  game: string,
  hero: string,
): ReturnType<Games['statement']> {
  const rows = await db.ledgerEntry.findMany({
    where: { game, account: { endsWith: `:${hero}` } },
    orderBy: [{ act: 'desc' }, { n: 'desc' }, { amount: 'desc' }],
    include: { tx: true },
  });
  return rows.map(({ account, amount, tx }) => ({
    at: Number(tx.at),
    account: account as Account,
    change: gold(Number(amount)),
    reason: tx.reason as TransferReason,
  }));
}

/** All entries sum to 0, and each account holds what its entries say. */
export async function auditOf(db: Database): ReturnType<Games['audit']> {
  const [all] = await db.$queryRaw<{ sum: bigint }[]>`
    SELECT COALESCE(SUM("amount"), 0)::bigint AS "sum" FROM "ledger_entry"`;
  const broken = await db.$queryRaw<{ game: string }[]>`
    SELECT DISTINCT a."game" FROM "account" a
    LEFT JOIN (SELECT "game", "account", SUM("amount") AS "told" FROM "ledger_entry" GROUP BY 1, 2) e
      ON e."game" = a."game" AND e."account" = a."name"
    WHERE a."balance" <> COALESCE(e."told", 0)
    UNION SELECT "game" FROM "account" GROUP BY "game" HAVING SUM("balance") <> 0`;
  return { sum: Number(all?.sum ?? 0), broken: broken.map(({ game }) => gameId(game)) };
}
