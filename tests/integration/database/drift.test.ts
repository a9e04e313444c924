import { describe, expect, it } from "vitest";
import { findDrift } from "../../../scripts/database/drift";
import { emptyDatabase } from "../../support/database";

const schema = [
  [
    "schema.prisma",
    `datasource db {
      provider = "postgresql"
    }
    model Club {
      id   String @id
      name String @unique
      city String?
    }`,
  ],
] as const;
const TABLE = `CREATE TABLE "Club" ("id" TEXT NOT NULL, "name" TEXT NOT NULL, "city" TEXT, CONSTRAINT "Club_pkey" PRIMARY KEY ("id"));`;
const UNIQUE = `CREATE UNIQUE INDEX "Club_name_key" ON "Club"("name");`;
const BY_HAND = `CREATE INDEX "Club_lower_idx" ON "Club"(lower("name"));`;

async function driftOf(sql: string, handWritten: readonly { kind: "index"; name: string }[] = []) {
  const migrated = await emptyDatabase();
  const described = await emptyDatabase();
  return await findDrift(migrated.ownerUrl, described.ownerUrl, {
    migrations: [{ name: "20260101000000_first", sql }],
    schema,
    handWritten,
  });
}

describe("findDrift", () => {
  it("finds none where migrations and schema agree", async () => {
    expect(await driftOf(TABLE + UNIQUE)).toEqual([]);
  });

  it("names the index that the migrations forgot", async () => {
    expect(await driftOf(TABLE)).toEqual([
      "index Club_name_key: in the schema, not in the migrations",
    ]);
  });

  it("names the column whose type or default differs", async () => {
    const drift = await driftOf(
      TABLE.replace('"city" TEXT', "\"city\" TEXT NOT NULL DEFAULT 'x'") + UNIQUE,
    );
    expect(drift).toEqual([
      `column Club.city: schema "text", migrations "text not null default 'x'::text"`,
    ]);
  });

  it("admits only the hand-written objects that are listed", async () => {
    const listed = [{ kind: "index", name: "Club_lower_idx" }] as const;
    expect(await driftOf(TABLE + UNIQUE + BY_HAND)).toHaveLength(1);
    expect(await driftOf(TABLE + UNIQUE + BY_HAND, listed)).toEqual([]);
    expect(await driftOf(TABLE + UNIQUE, listed)).toEqual([
      "index Club_lower_idx: listed as hand-written, not in the migrations",
    ]);
  });
});
