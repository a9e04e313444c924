// Runs before each integration test file: gives it a database of its own through the environment,
// the way the server's code finds it, and drops it after.
import process from "node:process";
import { afterAll } from "vitest";
import { cloneDatabase } from "./database";

const database = await cloneDatabase();
process.env.DATABASE_URL = database.appUrl;
process.env.DATABASE_MIGRATION_URL = database.ownerUrl;
process.env.NEXTAUTH_SECRET = "integration-tests-only-secret-0123456789";
process.env.TABLE_CODE_SECRET = "integration-tests-only-secret-9876543210";
process.env.CAPICUA_MODE = "real";

afterAll(() => database.drop());
