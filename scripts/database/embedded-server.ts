// The PostgreSQL that comes from npm, as one cluster on 127.0.0.1. pg_ctl runs it in a session of
// its own, so that Ctrl-C reaches us and not it; after a kill -9 of ours it is found again and used.
import { spawn } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { aviso } from "../aviso";
import type { ServerHome } from "./server-home";
import { openServerHome, readServerState, writeServerState } from "./server-home";

const SUPERUSER = "postgres";
const EMPTY_PORT = 0;

/** A running cluster. `wasRunning`: it was found running, so somebody else may be using it. */
export type EmbeddedServer = {
  readonly port: number;
  readonly wasRunning: boolean;
  /** The address of one of its databases; the superuser's unless `user` is given. */
  readonly url: (
    database: string,
    user?: { readonly name: string; readonly password: string },
  ) => string;
  readonly stop: () => Promise<void>;
};

export type EmbeddedServerOptions = {
  /** Absolute; everything of the cluster is kept in it. */
  readonly dataFolder: string;
  /** Of the superuser; the same at every start. */
  readonly password: string;
  /** False only for tests: nothing is flushed to disk. */
  readonly isDurable?: boolean;
};

type Outcome = { readonly code: number; readonly output: string };

function run(
  home: ServerHome,
  program: "initdb" | "pg_ctl",
  args: readonly string[],
): Promise<Outcome> {
  const identity = home.user ?? {};
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(home.bin, program), args, {
      ...identity,
      cwd: path.dirname(home.data),
      env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
      // The server inherits pg_ctl's streams: a pipe would stay open for as long as it lives.
      stdio: program === "pg_ctl" ? "ignore" : ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        output += chunk.toString("utf8");
      });
    }
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

function tailOfLog(home: ServerHome): string {
  if (!existsSync(home.log)) return "";
  const lines = readFileSync(home.log, "utf8").trimEnd().split("\n");
  return lines.slice(-30).join("\n");
}

function explainFailure(home: ServerHome, what: string, output: string): Error {
  if (/No space left on device/i.test(output)) {
    return aviso("El disco está lleno: libera espacio y vuelve a empezar.");
  }
  return aviso(`${what} Detalle en ${home.log}`, new Error(output));
}

async function initialise(home: ServerHome, password: string): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "capicua-"));
  const file = path.join(folder, "password");
  writeFileSync(file, `${password}\n`, { mode: 0o644 });
  try {
    // The folder keeps the file from others; root hands both to the server's user.
    if (home.user !== null) await chownBoth(folder, file, home.user);
    const { code, output } = await run(home, "initdb", [
      `--pgdata=${home.data}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${file}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
    ]);
    if (code !== 0) {
      rmSync(home.data, { recursive: true, force: true });
      throw explainFailure(home, "No se pudo crear la base de datos.", output);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function chownBoth(
  folder: string,
  file: string,
  user: NonNullable<ServerHome["user"]>,
): Promise<void> {
  const { chown } = await import("node:fs/promises");
  await chown(folder, user.uid, user.gid);
  await chown(file, user.uid, user.gid);
}

function findFreePort(preferred: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", (error) => {
      if (preferred === EMPTY_PORT) reject(error);
      else findFreePort(EMPTY_PORT).then(resolve, reject);
    });
    probe.listen(preferred, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : preferred;
      probe.close(() => resolve(port));
    });
  });
}

function urlOf(port: number, database: string, name: string, password: string): string {
  return `postgresql://${name}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

type Postmaster = { readonly pid: number; readonly port: number };

function readPostmaster(home: ServerHome): Postmaster | null {
  const file = path.join(home.data, "postmaster.pid");
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, "utf8").split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

/** Whether the server at `port` is the one of our data folder. */
async function isOurs(home: ServerHome, port: number, password: string): Promise<boolean> {
  if (!Number.isInteger(port) || port <= 0) return false;
  const sql = postgres(urlOf(port, "postgres", SUPERUSER, password), {
    max: 1,
    connect_timeout: 2,
  });
  try {
    const [row] = await sql`select current_setting('data_directory') as folder`;
    return row !== undefined && realpathSync(row.folder) === realpathSync(home.data);
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function isOursWithin(
  home: ServerHome,
  password: string,
  seconds: number,
): Promise<Postmaster | null> {
  const deadline = Date.now() + seconds * 1000;
  do {
    const postmaster = readPostmaster(home);
    if (postmaster === null) return null;
    if (await isOurs(home, postmaster.port, password)) return postmaster;
    await sleep(200);
  } while (Date.now() < deadline);
  return null;
}

/** The server of this folder that a start before this one left running, if it answers. */
async function findRunning(home: ServerHome, password: string): Promise<Postmaster | null> {
  const { code } = await run(home, "pg_ctl", ["status", "-D", home.data]);
  if (code !== 0) return null;
  const running = await isOursWithin(home, password, 10);
  if (running !== null) return running;
  // The pid of the file is a server that does not answer, or by now another program's. pg_ctl would
  // signal either, so it is asked to stop only what the system says is a server of this folder.
  const stale = readPostmaster(home);
  if (stale !== null && isServerProcess(stale.pid, home)) {
    await run(home, "pg_ctl", ["stop", "-D", home.data, "-m", "immediate", "-w", "-t", "30"]);
  } else {
    rmSync(path.join(home.data, "postmaster.pid"), { force: true });
  }
  return null;
}

function isServerProcess(pid: number, home: ServerHome): boolean {
  const file = `/proc/${pid}/cmdline`;
  if (!existsSync("/proc/self")) return true;
  return existsSync(file) && readFileSync(file, "utf8").includes(home.data);
}

async function launch(
  home: ServerHome,
  options: EmbeddedServerOptions,
  port: number,
): Promise<void> {
  const settings = [
    `-p ${port}`,
    "-c listen_addresses=127.0.0.1",
    "-c unix_socket_directories=''",
    "-c timezone=UTC",
    "-c log_timezone=UTC",
    "-c max_connections=100",
    ...(options.isDurable === false
      ? ["-c fsync=off", "-c full_page_writes=off", "-c synchronous_commit=off"]
      : []),
  ].join(" ");
  const args = ["start", "-D", home.data, "-l", home.log, "-w", "-t", "60", "-o", settings];
  // After a kill -9 of the server its workers need a moment to notice and leave the shared memory.
  for (let attempt = 1; ; attempt++) {
    const { code } = await run(home, "pg_ctl", args);
    if (code === 0) return;
    const log = tailOfLog(home);
    if (attempt === 5 || /No space left on device/i.test(log)) {
      throw explainFailure(home, "PostgreSQL no arrancó.", log);
    }
    await sleep(1000);
  }
}

/** Starts the cluster of `dataFolder`, made at first; or joins it when it is running already. */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const home = openServerHome(options.dataFolder);
  if (!existsSync(path.join(home.data, "PG_VERSION"))) {
    rmSync(home.data, { recursive: true, force: true });
    await initialise(home, options.password);
  }
  const running = await findRunning(home, options.password);
  const state = readServerState(home.stateFile);
  const port = running?.port ?? (await findFreePort(state.port ?? EMPTY_PORT));
  if (running === null) await launch(home, options, port);
  if (state.port !== port) writeServerState(home.stateFile, { ...state, port });
  return {
    port,
    wasRunning: running !== null,
    url: (database, user) =>
      urlOf(port, database, user?.name ?? SUPERUSER, user?.password ?? options.password),
    stop: async () => {
      await run(home, "pg_ctl", ["stop", "-D", home.data, "-m", "fast", "-w", "-t", "30"]);
    },
  };
}
