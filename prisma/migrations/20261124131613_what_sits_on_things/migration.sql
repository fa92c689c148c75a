-- AlterTable
ALTER TABLE "item" ADD COLUMN     "home" TEXT,
ADD COLUMN     "moved" INTEGER,
ADD COLUMN     "on" TEXT;
