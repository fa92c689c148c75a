import { type Deadlines, type Due } from '../play/ports.ts';
import { deadlineId, gameId } from '../rules/names.ts';
import { type Database } from './database.ts';
import { Prisma } from './generated/client.ts';

type Row = { game: string; deadline: string; due: bigint };

const toDue = ({ game, deadline, due }: Row): Due => ({
  game: gameId(game),
  deadline: deadlineId(deadline),
  due: Number(due),
});

/** The earliest open deadline of each game that goes on; equal ones in the order they were made. */
const earliest = Prisma.sql`
  SELECT g."id" AS "game", d."id" AS "deadline", d."due_at" AS "due" FROM "game" g
  CROSS JOIN LATERAL (
    SELECT "id", "due_at" FROM "deadline" WHERE "game" = g."id" AND "state" = 'open'
    ORDER BY "due_at", length("id"), "id" LIMIT 1) d
  WHERE g."paused_since" IS NULL AND g."phase" NOT IN ('over', 'cancelled')`;

export function prismaDeadlines(db: Database): Deadlines {
  const inTurn = async () =>
    (await db.$queryRaw<Row[]>`${earliest} ORDER BY d."due_at", g."id"`).map(toDue);
  return {
    due: async (now) =>
      (
        await db.$queryRaw<Row[]>`${earliest} AND d."due_at" <= ${now}
          ORDER BY d."due_at", g."id" FOR KEY SHARE OF g SKIP LOCKED`
      ).map(toDue),
    next: async () => (await inTurn())[0]?.due ?? null,
  };
}
