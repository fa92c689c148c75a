-- DropIndex
DROP INDEX "hero_place_channel_idx";

-- AlterTable
ALTER TABLE "hero_place"
ADD COLUMN     "direct" TEXT,
ADD COLUMN     "direct_panel" TEXT,
ADD COLUMN     "player" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "thread" TEXT,
ADD COLUMN     "thread_panel" TEXT,
ADD COLUMN     "until" BIGINT;

-- Where a hero reads is kept; one who has left the lobby stands in nothing but the events.
UPDATE "hero_place" SET
  "player" = COALESCE(
    (SELECT "event"."public" -> 'hero' ->> 'player' FROM "event"
     WHERE "event"."game" = "hero_place"."game" AND "event"."kind" = 'joined'
       AND "event"."public" -> 'hero' ->> 'id' = "hero_place"."hero" LIMIT 1),
    ''),
  "thread" = CASE WHEN "way" = 'thread' THEN "channel" END,
  "thread_panel" = CASE WHEN "way" = 'thread' THEN "panel" END,
  "direct" = CASE WHEN "way" = 'direct' THEN "channel" END,
  "direct_panel" = CASE WHEN "way" = 'direct' THEN "panel" END,
  "until" = CASE WHEN "way" = 'thread' THEN NULL ELSE 0 END;

-- AlterTable
ALTER TABLE "hero_place" ALTER COLUMN "player" DROP DEFAULT,
DROP COLUMN "channel",
DROP COLUMN "panel";

-- CreateIndex
CREATE INDEX "hero_place_game_player_idx" ON "hero_place"("game", "player");

-- CreateIndex
CREATE INDEX "hero_place_thread_idx" ON "hero_place"("thread");
