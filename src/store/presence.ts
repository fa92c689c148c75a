import { createHash } from 'node:crypto';
import { type Presence } from '../play/ports.ts';
import { type Database } from './database.ts';
import { beatLasts } from './lease.ts';

/** A token is never stored, only its hash. */
const hashed = (token: string) => createHash('sha256').update(token).digest('hex');

/** One row a token: it belongs to one process until that one leaves or its heart stops. */
export function prismaPresence(db: Database): Presence {
  return {
    beat: async (secret, process, now) => {
      const token = hashed(secret);
      const taken = await db.$executeRaw`
        INSERT INTO "presence" ("token", "process", "beat_at") VALUES (${token}, ${process}, ${now})
        ON CONFLICT ("token") DO UPDATE SET "process" = ${process}, "beat_at" = ${now}
        WHERE "presence"."process" = ${process} OR abs(${now} - "presence"."beat_at") > ${beatLasts}`;
      if (taken === 1) return { other: null };
      const row = await db.presence.findUnique({ where: { token } });
      return { other: row?.process ?? null };
    },
    leave: async (secret, process) => {
      await db.presence.deleteMany({ where: { token: hashed(secret), process } });
    },
    lastSeen: async () => {
      const row = await db.seen.findUnique({ where: { id: 1 } });
      return row && Number(row.at);
    },
    seen: async (now) => {
      await db.seen.upsert({ where: { id: 1 }, create: { id: 1, at: now }, update: { at: now } });
    },
  };
}
