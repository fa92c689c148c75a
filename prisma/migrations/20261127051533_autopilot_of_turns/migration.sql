-- AlterTable
ALTER TABLE "hero" ADD COLUMN     "autopilot" JSON;
