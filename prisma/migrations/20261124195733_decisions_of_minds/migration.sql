-- AlterTable
ALTER TABLE "act" ADD COLUMN     "decided" JSON;
