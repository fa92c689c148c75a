-- AlterTable
ALTER TABLE "hero" ADD COLUMN     "orders" JSON;
