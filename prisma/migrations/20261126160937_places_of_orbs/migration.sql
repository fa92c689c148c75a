-- AlterTable
ALTER TABLE "orb" ADD COLUMN     "tile" INTEGER;
