-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "Account" (
    "id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "displayName" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "playerId" UUID,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "isDemo" BOOLEAN NOT NULL DEFAULT false,
    "sessionsFrom" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RoleGrant" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "tournamentId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RoleGrant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SignInAttempt" (
    "id" BIGSERIAL NOT NULL,
    "subject" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "ok" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SignInAttempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SetupCode" (
    "id" UUID NOT NULL,
    "codeHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SetupCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ActaEvent" (
    "id" UUID NOT NULL,
    "matchId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "commandId" UUID NOT NULL,
    "accountId" UUID,
    "byLabel" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ActaEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PlayerResult" (
    "id" UUID NOT NULL,
    "matchId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "won" BOOLEAN,
    "pointsFor" INTEGER NOT NULL,
    "pointsAgainst" INTEGER NOT NULL,
    "matchFines" INTEGER NOT NULL DEFAULT 0,
    "recordFines" INTEGER NOT NULL DEFAULT 0,
    "entrantWon" BOOLEAN,
    "entrantFor" INTEGER NOT NULL,
    "entrantAgainst" INTEGER NOT NULL,
    "reasons" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "PlayerResult_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SheetVersion" (
    "id" UUID NOT NULL,
    "matchId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "record" JSONB NOT NULL,
    "hash" TEXT NOT NULL,
    "closedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SheetVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "accountId" UUID,
    "actor" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "tournamentId" UUID,
    "subjectId" TEXT,
    "before" JSONB,
    "after" JSONB,
    "reason" TEXT,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CommandReceipt" (
    "id" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "result" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CommandReceipt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Club" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "city" TEXT,
    "searchKey" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Club_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Player" (
    "id" UUID NOT NULL,
    "number" TEXT,
    "firstNames" TEXT NOT NULL,
    "lastNames" TEXT NOT NULL,
    "nickname" TEXT,
    "clubId" UUID,
    "city" TEXT,
    "status" TEXT NOT NULL DEFAULT 'active',
    "searchKey" TEXT NOT NULL,
    "mergedIntoId" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PlayerPhoto" (
    "playerId" UUID NOT NULL,
    "mime" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PlayerPhoto_pkey" PRIMARY KEY ("playerId")
);

-- CreateTable
CREATE TABLE "RankingEntry" (
    "id" UUID NOT NULL,
    "tournamentId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "place" INTEGER NOT NULL,
    "played" INTEGER NOT NULL,
    "won" INTEGER NOT NULL,
    "pointsFor" INTEGER NOT NULL,
    "pointsAgainst" INTEGER NOT NULL,
    "fines" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,
    "heldOn" DATE NOT NULL,

    CONSTRAINT "RankingEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Round" (
    "id" UUID NOT NULL,
    "tournamentId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "seed" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "answer" JSONB NOT NULL,
    "manual" JSONB NOT NULL DEFAULT '[]',
    "standings" JSONB NOT NULL,
    "pairedOpen" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "publishedAt" TIMESTAMPTZ(3),
    "closedAt" TIMESTAMPTZ(3),
    "startedAt" TIMESTAMPTZ(3),
    "pausedAt" TIMESTAMPTZ(3),
    "pausedMs" INTEGER NOT NULL DEFAULT 0,
    "calledAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Round_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Match" (
    "id" UUID NOT NULL,
    "tournamentId" UUID NOT NULL,
    "roundId" UUID NOT NULL,
    "table" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "stage" TEXT NOT NULL DEFAULT 'issued',
    "hands" INTEGER NOT NULL DEFAULT 0,
    "scoreAC" INTEGER NOT NULL DEFAULT 0,
    "scoreBD" INTEGER NOT NULL DEFAULT 0,
    "winner" TEXT,
    "signed" TEXT[],
    "status" TEXT NOT NULL DEFAULT 'playing',
    "endedBy" TEXT,
    "sheetVersion" INTEGER NOT NULL DEFAULT 1,
    "publicCode" TEXT NOT NULL,
    "writeCode" TEXT NOT NULL,
    "waitingSince" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seating" (
    "id" UUID NOT NULL,
    "roundId" UUID NOT NULL,
    "matchId" UUID,
    "seat" TEXT,
    "entrantId" UUID NOT NULL,
    "playerId" UUID NOT NULL,

    CONSTRAINT "Seating_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Incident" (
    "id" UUID NOT NULL,
    "tournamentId" UUID NOT NULL,
    "matchId" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "seq" SERIAL NOT NULL,
    "infraction" TEXT NOT NULL,
    "note" JSONB NOT NULL,
    "cancelled" BOOLEAN NOT NULL DEFAULT false,
    "verdict" JSONB NOT NULL,
    "byLabel" TEXT NOT NULL,
    "accountId" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Incident_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LedgerLine" (
    "id" UUID NOT NULL,
    "incidentId" UUID NOT NULL,
    "tournamentId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,
    "target" TEXT NOT NULL,

    CONSTRAINT "LedgerLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Card" (
    "id" UUID NOT NULL,
    "incidentId" UUID NOT NULL,
    "tournamentId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "colour" TEXT NOT NULL,

    CONSTRAINT "Card_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Tournament" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "venue" TEXT NOT NULL,
    "startsOn" DATE NOT NULL,
    "timeZone" TEXT NOT NULL DEFAULT 'America/Santo_Domingo',
    "format" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "weight" TEXT NOT NULL DEFAULT 'club',
    "rulesSpec" JSONB NOT NULL,
    "frozenRules" JSONB,
    "settingsFrozenAt" TIMESTAMPTZ(3),
    "pairing" JSONB NOT NULL,
    "standingsOrder" TEXT[],
    "rounds" INTEGER NOT NULL,
    "feeCents" INTEGER NOT NULL DEFAULT 0,
    "seed" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Tournament_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Entrant" (
    "id" UUID NOT NULL,
    "tournamentId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "clubName" TEXT,
    "rank" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Entrant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EntrantMember" (
    "id" UUID NOT NULL,
    "tournamentId" UUID NOT NULL,
    "entrantId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "EntrantMember_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EntrantEvent" (
    "id" UUID NOT NULL,
    "entrantId" UUID NOT NULL,
    "seq" SERIAL NOT NULL,
    "type" TEXT NOT NULL,
    "event" JSONB NOT NULL,
    "byLabel" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EntrantEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ForbiddenPair" (
    "id" UUID NOT NULL,
    "tournamentId" UUID NOT NULL,
    "first" UUID NOT NULL,
    "second" UUID NOT NULL,

    CONSTRAINT "ForbiddenPair_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Account_username_key" ON "Account"("username");

-- CreateIndex
CREATE UNIQUE INDEX "Account_playerId_key" ON "Account"("playerId");

-- CreateIndex
CREATE INDEX "RoleGrant_accountId_idx" ON "RoleGrant"("accountId");

-- CreateIndex
CREATE INDEX "SignInAttempt_subject_at_idx" ON "SignInAttempt"("subject", "at");

-- CreateIndex
CREATE INDEX "SignInAttempt_address_at_idx" ON "SignInAttempt"("address", "at");

-- CreateIndex
CREATE UNIQUE INDEX "SetupCode_codeHash_key" ON "SetupCode"("codeHash");

-- CreateIndex
CREATE UNIQUE INDEX "ActaEvent_matchId_seq_key" ON "ActaEvent"("matchId", "seq");

-- CreateIndex
CREATE INDEX "PlayerResult_playerId_idx" ON "PlayerResult"("playerId");

-- CreateIndex
CREATE UNIQUE INDEX "PlayerResult_matchId_playerId_key" ON "PlayerResult"("matchId", "playerId");

-- CreateIndex
CREATE UNIQUE INDEX "SheetVersion_matchId_version_key" ON "SheetVersion"("matchId", "version");

-- CreateIndex
CREATE INDEX "AuditEntry_tournamentId_id_idx" ON "AuditEntry"("tournamentId", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_subjectId_idx" ON "AuditEntry"("subjectId");

-- CreateIndex
CREATE UNIQUE INDEX "Club_name_key" ON "Club"("name");

-- CreateIndex
CREATE UNIQUE INDEX "Player_number_key" ON "Player"("number");

-- CreateIndex
CREATE INDEX "Player_searchKey_idx" ON "Player"("searchKey");

-- CreateIndex
CREATE INDEX "Player_clubId_idx" ON "Player"("clubId");

-- CreateIndex
CREATE INDEX "RankingEntry_playerId_heldOn_idx" ON "RankingEntry"("playerId", "heldOn");

-- CreateIndex
CREATE UNIQUE INDEX "RankingEntry_tournamentId_playerId_key" ON "RankingEntry"("tournamentId", "playerId");

-- CreateIndex
CREATE UNIQUE INDEX "Round_tournamentId_number_key" ON "Round"("tournamentId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "Match_publicCode_key" ON "Match"("publicCode");

-- CreateIndex
CREATE UNIQUE INDEX "Match_writeCode_key" ON "Match"("writeCode");

-- CreateIndex
CREATE INDEX "Match_tournamentId_idx" ON "Match"("tournamentId");

-- CreateIndex
CREATE UNIQUE INDEX "Match_roundId_table_key" ON "Match"("roundId", "table");

-- CreateIndex
CREATE UNIQUE INDEX "Seating_roundId_playerId_key" ON "Seating"("roundId", "playerId");

-- CreateIndex
CREATE UNIQUE INDEX "Seating_matchId_seat_key" ON "Seating"("matchId", "seat");

-- CreateIndex
CREATE INDEX "Incident_tournamentId_round_idx" ON "Incident"("tournamentId", "round");

-- CreateIndex
CREATE INDEX "Incident_matchId_idx" ON "Incident"("matchId");

-- CreateIndex
CREATE INDEX "LedgerLine_tournamentId_playerId_idx" ON "LedgerLine"("tournamentId", "playerId");

-- CreateIndex
CREATE INDEX "Card_tournamentId_playerId_idx" ON "Card"("tournamentId", "playerId");

-- CreateIndex
CREATE UNIQUE INDEX "Tournament_slug_key" ON "Tournament"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "Entrant_tournamentId_number_key" ON "Entrant"("tournamentId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "EntrantMember_tournamentId_playerId_key" ON "EntrantMember"("tournamentId", "playerId");

-- CreateIndex
CREATE UNIQUE INDEX "EntrantMember_entrantId_position_key" ON "EntrantMember"("entrantId", "position");

-- CreateIndex
CREATE INDEX "EntrantEvent_entrantId_seq_idx" ON "EntrantEvent"("entrantId", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "ForbiddenPair_tournamentId_first_second_key" ON "ForbiddenPair"("tournamentId", "first", "second");

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoleGrant" ADD CONSTRAINT "RoleGrant_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoleGrant" ADD CONSTRAINT "RoleGrant_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActaEvent" ADD CONSTRAINT "ActaEvent_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerResult" ADD CONSTRAINT "PlayerResult_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerResult" ADD CONSTRAINT "PlayerResult_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SheetVersion" ADD CONSTRAINT "SheetVersion_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerPhoto" ADD CONSTRAINT "PlayerPhoto_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RankingEntry" ADD CONSTRAINT "RankingEntry_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RankingEntry" ADD CONSTRAINT "RankingEntry_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Round" ADD CONSTRAINT "Round_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Match" ADD CONSTRAINT "Match_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Match" ADD CONSTRAINT "Match_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seating" ADD CONSTRAINT "Seating_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seating" ADD CONSTRAINT "Seating_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seating" ADD CONSTRAINT "Seating_entrantId_fkey" FOREIGN KEY ("entrantId") REFERENCES "Entrant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seating" ADD CONSTRAINT "Seating_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Incident" ADD CONSTRAINT "Incident_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Incident" ADD CONSTRAINT "Incident_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerLine" ADD CONSTRAINT "LedgerLine_incidentId_fkey" FOREIGN KEY ("incidentId") REFERENCES "Incident"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerLine" ADD CONSTRAINT "LedgerLine_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerLine" ADD CONSTRAINT "LedgerLine_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Card" ADD CONSTRAINT "Card_incidentId_fkey" FOREIGN KEY ("incidentId") REFERENCES "Incident"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Card" ADD CONSTRAINT "Card_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Card" ADD CONSTRAINT "Card_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Entrant" ADD CONSTRAINT "Entrant_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EntrantMember" ADD CONSTRAINT "EntrantMember_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EntrantMember" ADD CONSTRAINT "EntrantMember_entrantId_fkey" FOREIGN KEY ("entrantId") REFERENCES "Entrant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EntrantMember" ADD CONSTRAINT "EntrantMember_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EntrantEvent" ADD CONSTRAINT "EntrantEvent_entrantId_fkey" FOREIGN KEY ("entrantId") REFERENCES "Entrant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ForbiddenPair" ADD CONSTRAINT "ForbiddenPair_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What the schema language cannot say.

-- A role is granted once for the same scope, "all tournaments" (null) included.
CREATE UNIQUE INDEX "RoleGrant_scope_key" ON "RoleGrant"("accountId", "role", "tournamentId") NULLS NOT DISTINCT;

-- A seat and a table go together: both, or neither for those who rest.
ALTER TABLE "Seating" ADD CONSTRAINT "Seating_seat_with_table" CHECK (("matchId" IS NULL) = ("seat" IS NULL));
ALTER TABLE "Seating" ADD CONSTRAINT "Seating_seat_letter" CHECK ("seat" IN ('A', 'B', 'C', 'D'));

-- The records that prove what happened only ever grow.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END;
$$;
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER acta_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ActaEvent"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER sheet_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "SheetVersion"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
