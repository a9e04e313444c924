// Starts the PostgreSQL of a test run: a cluster of its own, thrown away at the end, with one
// migrated template database that every test file clones.
import { existsSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import type { TestProject } from "vitest/node";
import { startEmbeddedServer } from "../../scripts/database/embedded-server";
import { applyMigrations } from "../../scripts/database/migrations";
import { ensureDatabase, ensureRoles, grantToApp, OWNER_ROLE } from "../../scripts/database/roles";
import { TEMPLATE_DATABASE, TEST_PASSWORD } from "./cluster-names";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into vitest's.
  export interface ProvidedContext {
    clusterPort: number;
  }
}

const BASE = path.join(os.tmpdir(), "capicua-tests");

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Stops and removes the clusters of test runs that were killed. */
async function sweep(): Promise<void> {
  if (!existsSync(BASE)) return;
  for (const name of readdirSync(BASE)) {
    if (isAlive(Number(name))) continue;
    const dataFolder = path.join(BASE, name);
    const server = await startEmbeddedServer({
      dataFolder,
      password: TEST_PASSWORD,
      isDurable: false,
    }).catch(() => null);
    await server?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** vitest's global set-up of the projects that need a database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweep();
  const dataFolder = path.join(BASE, String(process.pid));
  const server = await startEmbeddedServer({
    dataFolder,
    password: TEST_PASSWORD,
    isDurable: false,
  });
  const superuserUrl = server.url("postgres");
  await ensureRoles(superuserUrl, { owner: TEST_PASSWORD, app: TEST_PASSWORD });
  await ensureDatabase(superuserUrl, TEMPLATE_DATABASE);
  const ownerUrl = server.url(TEMPLATE_DATABASE, { name: OWNER_ROLE, password: TEST_PASSWORD });
  await applyMigrations(ownerUrl);
  await grantToApp(ownerUrl);
  project.provide("clusterPort", server.port);
  return async () => {
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
