// npm run db:migration -- <words>: writes the migration that leads from the schema as it was at the
// last one to the schema as it is. The schema of the last one is kept in prisma/migrations/schema.txt.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { diffSchemas, PRISMA_FOLDER, readSchema } from "../database/migrations";
import type { SchemaFile } from "../database/schema-engine";
import { withTemporaryServer } from "./temporary-server";

const base = path.join(PRISMA_FOLDER, "migrations");
const snapshotFile = path.join(base, "schema.txt");

function readSnapshot(): readonly SchemaFile[] | null {
  return existsSync(snapshotFile) ? [["schema.prisma", readFileSync(snapshotFile, "utf8")]] : null;
}

function stamp(now: Date): string {
  return now.toISOString().replace(/\D/g, "").slice(0, 14);
}

const words = process.argv[2] ?? "";
const schema = readSchema();
const snapshot = schema.map(([, content]) => content.trimEnd()).join("\n\n");

if (words === "--snapshot") {
  writeFileSync(snapshotFile, `${snapshot}\n`);
  console.log(`${snapshotFile}: updated, no migration written.`);
} else if (!/^[a-z0-9_]+$/.test(words)) {
  console.error(
    "Usage: npm run db:migration -- words_of_the_change (or --snapshot after writing one by hand)",
  );
  process.exitCode = 1;
} else {
  const sql = await withTemporaryServer((server) =>
    diffSchemas(server.url("postgres"), readSnapshot(), schema),
  );
  if (sql === "") {
    console.log("The schema has not changed since the last migration.");
  } else {
    const folder = path.join(base, `${stamp(new Date())}_${words}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "migration.sql"), sql);
    writeFileSync(snapshotFile, `${snapshot}\n`);
    console.log(
      `${path.join(folder, "migration.sql")}: read it, add what the schema cannot say, then npm run db:drift.`,
    );
  }
}
