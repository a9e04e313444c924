-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "writerAt" TIMESTAMPTZ(3),
ADD COLUMN     "writerId" UUID,
ADD COLUMN     "writerLabel" TEXT,
ADD COLUMN     "writerSince" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Tournament" ADD COLUMN     "countsFrom" TEXT NOT NULL DEFAULT 'verified',
ADD COLUMN     "desk" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "SheetPhoto" (
    "id" UUID NOT NULL,
    "matchId" UUID NOT NULL,
    "mime" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "sha256" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "byLabel" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SheetPhoto_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SheetPhoto_matchId_idx" ON "SheetPhoto"("matchId");

-- AddForeignKey
ALTER TABLE "SheetPhoto" ADD CONSTRAINT "SheetPhoto_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- A photo of a signed Hoja is kept as it came; taking it off the sheet is an event of the acta.
CREATE TRIGGER sheet_photo_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "SheetPhoto"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
