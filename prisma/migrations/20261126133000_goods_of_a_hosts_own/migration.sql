-- AlterTable
ALTER TABLE "game" ADD COLUMN     "own" JSON;
