-- AlterTable
ALTER TABLE "hero" ADD COLUMN     "secrets" JSON;
