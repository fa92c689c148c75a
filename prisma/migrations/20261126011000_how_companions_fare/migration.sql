-- AlterTable
ALTER TABLE "item" ADD COLUMN     "companion" JSON;
