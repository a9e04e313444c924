// Runs before each integration test file: gives it an empty database of its own through the environment,
// the way the server's code finds it, and drops it after. Files that one process runs after each other load
// the server's code once, and it reads its environment once: their databases and folders have the same name.
import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { afterAll } from "vitest";
import type { PrismaClient } from "@/generated/prisma/client";
import { cloneDatabase } from "./database";

const held = globalThis as typeof globalThis & {
  capicuaTestProcess?: string;
  /** The server's pool; see src/server/db/client.ts. */
  capicuaDatabase?: PrismaClient;
};
held.capicuaTestProcess ??= randomBytes(6).toString("hex");

const database = await cloneDatabase(`file_of_${held.capicuaTestProcess}`);
process.env.DATABASE_URL = database.appUrl;
process.env.DATABASE_MIGRATION_URL = database.ownerUrl;
process.env.NEXTAUTH_SECRET = "integration-tests-only-secret-0123456789";
process.env.TABLE_CODE_SECRET = "integration-tests-only-secret-9876543210";
process.env.CAPICUA_MODE = "real";
const dataFolder = path.join(os.tmpdir(), `capicua-data-${held.capicuaTestProcess}`);
mkdirSync(dataFolder, { mode: 0o700 });
process.env.CAPICUA_DATA_DIR = dataFolder;

afterAll(async () => {
  // It connects again when the next file asks it something.
  await held.capicuaDatabase?.$disconnect();
  rmSync(dataFolder, { recursive: true, force: true });
  await database.drop();
});
