import { type Note, type Outbox, type OutboxRow, type ToHost } from '../play/ports.ts';
import { type EventKind } from '../rules/event.ts';
import { gameId, heroId, type Instant } from '../rules/names.ts';
import { type Database } from './database.ts';
import { type OutboxModel } from './generated/models.ts';
import { oweAlone } from './owe.ts';
import { upgradedFace } from './upgrades.ts';

/** How long a process may take to send a message before another one may try, in ms. */
const claimLasts = 10_000;
/** How long this process believes itself to be sending one of which it has heard nothing, in ms. */
const sendingLasts = 120_000;

/** Messages that are owed. Those that this very process is sending it does not take again. */
export function prismaOutbox(db: Database): Outbox {
  const sending = new Map<string, number>();
  const mine = () => {
    for (const [id, since] of sending) {
      if (performance.now() - since > sendingLasts) sending.delete(id);
    }
    return [...sending.keys()];
  };
  const change = async (id: string, to: Partial<OutboxModel>) => {
    await db.outbox
      .update({ where: { id }, data: { claimedUntil: null, ...withoutJson(to) } })
      .finally(() => sending.delete(id));
  };
  return {
    claim: async (now, most) => {
      const rows = await claim(db, now, most, mine());
      for (const { id } of rows) sending.set(id, performance.now());
      return rows.map(toOutboxRow);
    },
    takeOver: async () => {
      await db.outbox.updateMany({
        where: { state: 'waiting', claimedUntil: { not: null }, id: { notIn: mine() } },
        data: { claimedUntil: null },
      });
    },
    owe: (game, note) => db.$transaction((tx) => oweAlone(tx, game, [note])),
    sent: (id, message) => change(id, { state: 'sent', message, reason: null }),
    again: (id, at, reason) => change(id, { dueAt: BigInt(at), reason }),
    hurry: async (game, reasons) => {
      await db.outbox.updateMany({
        where: { game, state: 'waiting', claimedUntil: null, reason: { in: [...reasons.waiting] } },
        data: { dueAt: 0 },
      });
      await db.outbox.updateMany({
        where: {
          game,
          state: 'parked',
          reason: { in: [...reasons.parked] },
          OR: [{ audience: 'public' }, { of: { phase: { notIn: ['over', 'cancelled'] } } }],
        },
        data: { state: 'waiting', dueAt: 0, waitsSince: null },
      });
    },
    park: (id, reason) => change(id, { state: 'parked', reason }),
    waiting: () => waiting(db, mine()),
    announced: async (game, kind) => {
      const rows = await db.outbox.findMany({
        where: { game, audience: 'public', kind, state: 'sent', message: { not: null } },
        orderBy: { position: 'asc' },
      });
      return rows.map(({ v, face, message }) => ({
        face: upgradedFace(kind, 'public', v, face) as object,
        message: message ?? '',
      }));
    },
    parked: async (game) => {
      const rows = await db.outbox.findMany({
        where: { game, state: 'parked' },
        orderBy: [{ audience: 'asc' }, { position: 'asc' }],
      });
      return rows.map(({ id, audience, number, reason }) => ({
        row: id,
        to: audienceOf(audience),
        number: number ?? 0,
        reason: reason ?? '',
      }));
    },
  };
}

const isHost = (audience: string): audience is ToHost => audience.startsWith('host:');

const audienceOf = (audience: string): Note['to'] =>
  audience === 'public' || isHost(audience) ? audience : heroId(audience);

const withoutJson = ({ face: _face, own: _own, ...rest }: Partial<OutboxModel>) => rest;

type Claimed = OutboxModel & { tried: bigint | null; waited: bigint | null };

/**
 * The head of each line is its first message, or a look at its channel; urgent ones go before those of
 * other lines. A line whose message is being sent waits; so does one whose head is to be tried later, so
 * that the order is kept.
 */
async function claim(db: Database, now: Instant, most: number, mine: string[]): Promise<Claimed[]> {
  const rows = await db.$queryRaw<Claimed[]>`
    WITH head AS (
      SELECT DISTINCT ON ("game", "audience") "id" FROM "outbox" WHERE "state" = 'waiting'
      ORDER BY "game", "audience", ("kind" = 'channel') DESC, "position"
    ), chosen AS (
      SELECT o."id", o."tried_at", o."waits_since" FROM "outbox" o JOIN head ON head."id" = o."id"
      WHERE o."state" = 'waiting' AND o."due_at" <= ${now}
        AND COALESCE(o."claimed_until", 0) <= ${now} AND o."id" <> ALL(${mine})
        AND NOT EXISTS (
          SELECT 1 FROM "outbox" other WHERE other."game" = o."game"
            AND other."audience" = o."audience" AND other."state" = 'waiting'
            AND (other."claimed_until" > ${now} OR other."id" = ANY(${mine})))
      ORDER BY o."urgent" DESC, o."due_at", o."id" LIMIT ${most}
      FOR UPDATE OF o SKIP LOCKED
    )
    UPDATE "outbox" o SET "claimed_until" = ${now + claimLasts}, "attempts" = o."attempts" + 1,
      "tried_at" = COALESCE(o."tried_at", ${now}), "waits_since" = COALESCE(o."waits_since", ${now})
    FROM chosen WHERE o."id" = chosen."id"
    RETURNING o."id", o."game", o."audience", o."number", o."kind", o."v", o."face", o."own",
      o."urgent", o."hushed", o."nonce", o."attempts", o."reason",
      chosen."tried_at" AS "tried", chosen."waits_since" AS "waited"`;
  return rows.sort((a, b) => +b.urgent - +a.urgent);
}

const instantOr = (stored: bigint | null): Instant | null =>
  stored === null ? null : Number(stored);

const toOutboxRow = (row: Claimed): OutboxRow => ({
  id: row.id,
  game: gameId(row.game),
  note: toNote(row),
  number: row.number ?? 0,
  nonce: row.nonce,
  attempts: row.attempts - 1,
  triedAt: instantOr(row.tried),
  waitsSince: instantOr(row.waited),
  reason: row.reason,
});

function toNote({ audience, kind, v, face, own, urgent, hushed }: Claimed): Note {
  if (kind === 'panel') return { to: heroId(audience), kind: 'panel', urgent };
  if (kind === 'channel') return { to: 'public', kind: 'channel', urgent };
  const of = kind as EventKind;
  const publicFace = upgradedFace(of, 'public', v, face) as object | null;
  if (audience === 'public') return { to: 'public', kind: of, face: publicFace ?? {}, urgent };
  if (isHost(audience)) return { to: audience, kind: of, face: publicFace ?? {}, urgent };
  const ownFace = upgradedFace(of, 'own', v, own) as object | null;
  const how = { urgent, ...(hushed && { hushed: true as const }) };
  return { to: heroId(audience), kind: of, face: publicFace, own: ownFace, ...how };
}

async function waiting(db: Database, mine: string[]): ReturnType<Outbox['waiting']> {
  const [row] = await db.$queryRaw<{ rows: bigint; next: bigint | null }[]>`
    SELECT COUNT(*) AS "rows", (
      SELECT MIN(GREATEST(head."due_at", COALESCE(head."claimed_until", 0))) FROM (
        SELECT DISTINCT ON ("game", "audience") "due_at",
          CASE WHEN "id" = ANY(${mine}) THEN 0 ELSE "claimed_until" END AS "claimed_until"
        FROM "outbox" WHERE "state" = 'waiting'
        ORDER BY "game", "audience", ("kind" = 'channel') DESC, "position") head) AS "next"
    FROM "outbox" WHERE "state" = 'waiting'`;
  const next = row?.next ?? null;
  return { rows: Number(row?.rows ?? 0), next: next === null ? null : Number(next) };
}
