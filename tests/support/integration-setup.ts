// Runs before each integration test file: gives it a database of its own through the environment,
// the way the server's code finds it, and drops it after.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { afterAll } from "vitest";
import { cloneDatabase } from "./database";

const database = await cloneDatabase();
process.env.DATABASE_URL = database.appUrl;
process.env.DATABASE_MIGRATION_URL = database.ownerUrl;
process.env.NEXTAUTH_SECRET = "integration-tests-only-secret-0123456789";
process.env.TABLE_CODE_SECRET = "integration-tests-only-secret-9876543210";
process.env.CAPICUA_MODE = "real";
const dataFolder = mkdtempSync(path.join(os.tmpdir(), "capicua-data-"));
process.env.CAPICUA_DATA_DIR = dataFolder;

afterAll(async () => {
  rmSync(dataFolder, { recursive: true, force: true });
  await database.drop();
});
