-- AlterTable
ALTER TABLE "item" ADD COLUMN     "counts" INTEGER;
