-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "waits_since" BIGINT;

-- What waits already goes on waiting.
UPDATE "outbox" SET "waits_since" = "tried_at";
