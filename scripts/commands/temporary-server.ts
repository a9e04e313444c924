import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { EmbeddedServer } from "../database/embedded-server";
import { startEmbeddedServer } from "../database/embedded-server";
import { ensureRoles, OWNER_ROLE } from "../database/roles";

const PASSWORD = "temporary";

/** Lends `work` a server that exists only meanwhile, with the address of a new database per name. */
export async function withTemporaryServer<Answer>(
  work: (server: EmbeddedServer, ownerUrl: (database: string) => string) => Promise<Answer>,
): Promise<Answer> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), "capicua-temporary-"));
  const server = await startEmbeddedServer({ dataFolder, password: PASSWORD, isDurable: false });
  try {
    await ensureRoles(server.url("postgres"), { owner: PASSWORD, app: PASSWORD });
    return await work(server, (database) =>
      server.url(database, { name: OWNER_ROLE, password: PASSWORD }),
    );
  } finally {
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
