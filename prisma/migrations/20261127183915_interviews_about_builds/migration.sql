-- AlterTable
ALTER TABLE "hero" ADD COLUMN     "interview" JSON;
