// npm run db:drift: fails, with one line a difference, when the migrations and the schema disagree.
import process from "node:process";
import { findDrift } from "../database/drift";
import { ensureDatabase } from "../database/roles";
import { withTemporaryServer } from "./temporary-server";

const drift = await withTemporaryServer(async (server, ownerUrl) => {
  await ensureDatabase(server.url("postgres"), "migrated");
  await ensureDatabase(server.url("postgres"), "described");
  return await findDrift(ownerUrl("migrated"), ownerUrl("described"));
});
for (const line of drift) console.error(line);
process.exitCode = drift.length === 0 ? 0 : 1;
