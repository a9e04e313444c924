-- AlterTable
ALTER TABLE "Incident" ADD COLUMN     "lineup" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Substitute" (
    "id" UUID NOT NULL,
    "roundId" UUID NOT NULL,
    "matchId" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "entrantId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "lineup" INTEGER NOT NULL,

    CONSTRAINT "Substitute_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Substitute_roundId_playerId_key" ON "Substitute"("roundId", "playerId");

-- CreateIndex
CREATE UNIQUE INDEX "Substitute_matchId_lineup_key" ON "Substitute"("matchId", "lineup");

-- AddForeignKey
ALTER TABLE "Substitute" ADD CONSTRAINT "Substitute_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Substitute" ADD CONSTRAINT "Substitute_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Substitute" ADD CONSTRAINT "Substitute_entrantId_fkey" FOREIGN KEY ("entrantId") REFERENCES "Entrant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Substitute" ADD CONSTRAINT "Substitute_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
