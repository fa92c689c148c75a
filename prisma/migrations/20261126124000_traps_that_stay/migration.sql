-- AlterTable
ALTER TABLE "item" ADD COLUMN     "lies" JSON;
