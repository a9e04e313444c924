-- AlterTable
ALTER TABLE "Entrant" ADD COLUMN     "fixedTable" INTEGER;

ALTER TABLE "Entrant" ADD CONSTRAINT "Entrant_fixedTable_range" CHECK ("fixedTable" BETWEEN 1 AND 10000);
