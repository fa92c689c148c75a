-- AlterTable
ALTER TABLE "orb" ADD COLUMN     "saved_by" TEXT,
ADD COLUMN     "weekly" TEXT;
