-- AlterTable
ALTER TABLE "Tournament" ADD COLUMN     "startTime" TEXT;

ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_startTime_form" CHECK ("startTime" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
