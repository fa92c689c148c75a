import { type Silences } from '../play/ports.ts';
import { gameId } from '../rules/names.ts';
import { type Database } from './database.ts';

/** What games are owed for the time in which nobody could play. */
export function prismaSilences(db: Database): Silences {
  return {
    note: async (from, to) => {
      await db.$transaction([
        db.$executeRaw`
          INSERT INTO "silence" ("game", "from_at", "to_at")
          SELECT g."id", ${from}, ${to} FROM "game" g
          WHERE g."paused_since" IS NULL AND g."phase" NOT IN ('over', 'cancelled')
            AND EXISTS (SELECT FROM "deadline" d WHERE d."game" = g."id" AND d."state" = 'open')
          ON CONFLICT ("game", "from_at")
          DO UPDATE SET "to_at" = GREATEST("silence"."to_at", EXCLUDED."to_at")`,
        db.seen.upsert({ where: { id: 1 }, create: { id: 1, at: to }, update: { at: to } }),
      ]);
    },
    owed: async () => {
      const rows = await db.silence.findMany({ orderBy: [{ fromAt: 'asc' }, { game: 'asc' }] });
      return rows.map(({ game, fromAt, toAt }) => ({
        game: gameId(game),
        from: Number(fromAt),
        to: Number(toAt),
      }));
    },
    given: async ({ game, from }) => {
      await db.silence.deleteMany({ where: { game, fromAt: from } });
    },
  };
}
