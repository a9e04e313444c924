// Starts the built application by the program that a club starts it with, on a free port.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { APP_ROLE, OWNER_ROLE } from "../../scripts/database/roles";

const PATIENCE_SECONDS = 600;
const LOOKS_A_SECOND = 4;
const ROOT = path.resolve(import.meta.dirname, "../..");

/** Where an application serves and what it keeps: given again, it comes back as the same one. */
export type AppPlace = { readonly port: number; readonly dataFolder: string };

export type StartedApp = AppPlace & {
  readonly url: string;
  /** Of the process that serves the pages. */
  readonly pid: number;
  /** Ends it and removes what it kept. */
  readonly stop: () => Promise<void>;
  /** Ends it as a cut of the power would; what it kept stays. */
  readonly kill: () => Promise<void>;
};

/** A place where nothing is yet. */
export async function newPlace(): Promise<AppPlace> {
  const probe = net.createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return { port: address.port, dataFolder: mkdtempSync(path.join(os.tmpdir(), "capicua-app-")) };
}

/** What `npm start` gives to Node. */
function startWords(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  return String(scripts.start).split(" ").slice(1);
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/api/salud`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts it, built first where it is not, in a new place unless told where; throws what it said when it does not come up. */
export async function startApp(
  mode: "demo" | "real",
  environment: Readonly<Record<string, string>>,
  place?: AppPlace,
): Promise<StartedApp> {
  const { port, dataFolder } = place ?? (await newPlace());
  const app = spawn(process.execPath, [...startWords(), `--${mode}`], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      CAPICUA_DATA_DIR: dataFolder,
      npm_lifecycle_event: undefined,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [app.stdout, app.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
  }
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    if (app.exitCode === null && app.signalCode === null && app.kill(signal))
      await once(app, "exit");
  };
  const stop = async () => {
    await end("SIGTERM");
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  for (let look = 0; !(await isReady(url)); look++) {
    if (app.exitCode !== null || look === PATIENCE_SECONDS * LOOKS_A_SECOND) {
      await stop();
      throw new Error(`the application did not start:\n${output}`);
    }
    await sleep(1000 / LOOKS_A_SECOND);
  }
  return { url, pid: app.pid ?? 0, port, dataFolder, stop, kill: () => end("SIGKILL") };
}

/** What another program needs to work beside a demo over the same data: its databases' addresses and its secrets. */
export function demoEnvironment(dataFolder: string): Readonly<Record<string, string>> {
  const read = (file: string) => JSON.parse(readFileSync(path.join(dataFolder, file), "utf8"));
  const secrets = read("secrets.json");
  const { port } = read("postgres.json");
  const address = (role: string, password: string) =>
    `postgresql://${role}:${password}@127.0.0.1:${port}/capicua_demo`;
  return {
    DATABASE_URL: address(APP_ROLE, secrets.appPassword),
    DATABASE_MIGRATION_URL: address(OWNER_ROLE, secrets.ownerPassword),
    NEXTAUTH_SECRET: secrets.sessions,
    TABLE_CODE_SECRET: secrets.tableCodes,
    CAPICUA_MODE: "demo",
  };
}
