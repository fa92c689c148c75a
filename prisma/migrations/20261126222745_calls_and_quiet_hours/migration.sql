-- AlterTable
ALTER TABLE "act" ADD COLUMN     "calendar" JSON;

-- AlterTable
ALTER TABLE "hero" ADD COLUMN     "calls" JSON;

-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "hushed" BOOLEAN NOT NULL DEFAULT false;
