import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { startEmbeddedServer } from "../../scripts/database/embedded-server";
import { applyMigrations } from "../../scripts/database/migrations";
import {
  APP_ROLE,
  ensureDatabase,
  ensureRoles,
  grantToApp,
  OWNER_ROLE,
} from "../../scripts/database/roles";

/** Runs with an empty, migrated database and a data folder of its own, named in the environment; then throws both away. */
export async function withOwnServer(run: (secret: string) => Promise<void>): Promise<void> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), "capicua-bench-"));
  const password = randomBytes(16).toString("hex");
  const secret = randomBytes(24).toString("hex");
  const server = await startEmbeddedServer({ dataFolder, password });
  try {
    await ensureRoles(server.url("postgres"), { owner: password, app: password });
    await ensureDatabase(server.url("postgres"), "capicua");
    const urlOf = (name: string) => server.url("capicua", { name, password });
    await applyMigrations(urlOf(OWNER_ROLE));
    await grantToApp(urlOf(OWNER_ROLE));
    Object.assign(process.env, {
      DATABASE_URL: urlOf(APP_ROLE),
      DATABASE_MIGRATION_URL: urlOf(OWNER_ROLE),
      NEXTAUTH_SECRET: secret,
      TABLE_CODE_SECRET: randomBytes(24).toString("hex"),
      CAPICUA_DATA_DIR: path.join(dataFolder, "claves"),
    });
    await run(secret);
  } finally {
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
