-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "pinHash" TEXT,
ADD COLUMN     "pinSetAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "SheetVersion" ADD COLUMN     "seal" JSONB;

-- CreateTable
CREATE TABLE "SealKey" (
    "id" TEXT NOT NULL,
    "publicKey" TEXT NOT NULL,
    "from" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3),

    CONSTRAINT "SealKey_pkey" PRIMARY KEY ("id")
);
