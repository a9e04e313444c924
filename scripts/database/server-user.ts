// PostgreSQL refuses to run as root. This file finds the user that runs it in that case, and tells
// whether that user can reach a folder (a clone under /root or in a mktemp folder is closed to it).
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { aviso } from "../aviso";

/** The numeric identity that runs PostgreSQL; null: the same as ours. */
export type ServerUser = { readonly uid: number; readonly gid: number };

function lookUp(name: string): ServerUser | null {
  try {
    const id = (flag: string) =>
      Number(
        execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
      );
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return null;
  }
}

function createPostgresUser(): ServerUser | null {
  try {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"], {
      stdio: "ignore",
    });
  } catch {
    return null;
  }
  return lookUp("postgres");
}

/** Null unless we are root; then `postgres`, made when missing, or `nobody`. */
export function findServerUser(): ServerUser | null {
  if (process.getuid?.() !== 0) return null;
  const user = lookUp("postgres") ?? createPostgresUser() ?? lookUp("nobody");
  if (user === null) {
    throw aviso(
      "PostgreSQL no funciona como root y aquí no hay otro usuario: crea uno llamado «postgres».",
    );
  }
  return user;
}

function mayTraverse(folder: string, user: ServerUser): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/** Whether `user` can enter `folder` (or its nearest existing ancestor) by its absolute path. */
export function canReach(folder: string, user: ServerUser): boolean {
  const parent = path.dirname(folder);
  const here = !existsSync(folder) || mayTraverse(folder, user);
  return here && (parent === folder || canReach(parent, user));
}
