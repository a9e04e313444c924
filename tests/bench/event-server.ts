import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { encode } from "next-auth/jwt";
import { database } from "@/server/db/client";
import { startEmbeddedServer } from "../../scripts/database/embedded-server";
import { applyMigrations } from "../../scripts/database/migrations";
import {
  APP_ROLE,
  ensureDatabase,
  ensureRoles,
  grantToApp,
  OWNER_ROLE,
} from "../../scripts/database/roles";
import { parentOf } from "./load/figures";

/** A database of its own, made for one measurement. */
export type EventServer = {
  /** The database server's process; 0 where the system does not tell. */
  readonly postmasterPid: number;
  /** The session cookie of an account, as its browser would send it. */
  readonly cookieOf: (accountId: string) => Promise<string>;
};

/** Starts an empty, migrated database that this process and the application both use; it is gone afterwards. */
export async function withEventServer(work: (server: EventServer) => Promise<void>): Promise<void> {
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
    });
    const cookieOf = async (accountId: string) => {
      const token = await encode({ token: { sub: accountId, signedInAt: Date.now() }, secret });
      return `next-auth.session-token=${token}`;
    };
    const [backend] = await database().$queryRaw<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await work({ postmasterPid: parentOf(backend?.pid ?? 0), cookieOf }).finally(() =>
      database().$disconnect(),
    );
  } finally {
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
