-- AlterTable
ALTER TABLE "hero" ADD COLUMN     "absence" JSON;
