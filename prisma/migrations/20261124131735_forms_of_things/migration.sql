-- AlterTable
ALTER TABLE "item" ADD COLUMN     "form" JSON;
