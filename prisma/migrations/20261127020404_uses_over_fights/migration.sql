-- AlterTable
ALTER TABLE "item" ADD COLUMN     "used" JSON;
