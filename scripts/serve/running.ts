// One server a data folder: a file says which process serves from it.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { aviso } from "../aviso";

const Running = z.object({ pid: z.number().int(), port: z.number().int() });

function isServer(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // After a kill -9, or in a new container, the number may be another program's.
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, "utf8").includes("start.mjs");
}

function findOther(file: string): z.infer<typeof Running> | null {
  if (!existsSync(file)) return null;
  const known = Running.safeParse(parse(readFileSync(file, "utf8")));
  return known.success && known.data.pid !== process.pid && isServer(known.data.pid)
    ? known.data
    : null;
}

// A server whose npm was killed notices within half a second and needs a moment to close.
const PATIENCE = 5000;

/** Refuses a second server of this folder, and takes it for this process; returns how to leave it. */
export async function takeFolder(dataFolder: string, port: number): Promise<() => void> {
  const file = path.join(dataFolder, "server.json");
  const deadline = Date.now() + PATIENCE;
  while (findOther(file) !== null && Date.now() < deadline) await sleep(250);
  const other = findOther(file);
  if (other !== null) {
    throw aviso(
      `Capicúa ya está en marcha en http://localhost:${other.port} (proceso ${other.pid}): ciérrala allí con Ctrl-C.`,
    );
  }
  writeFileSync(file, `${JSON.stringify({ pid: process.pid, port })}\n`);
  return () => rmSync(file, { force: true });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
