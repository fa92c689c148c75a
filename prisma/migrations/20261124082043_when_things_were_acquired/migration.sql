-- AlterTable
ALTER TABLE "item" ADD COLUMN     "acquired" INTEGER NOT NULL DEFAULT 0;
