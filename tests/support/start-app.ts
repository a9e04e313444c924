// Starts the built application by the program that a club starts it with, on a free port.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE_SECONDS = 600;

export type StartedApp = {
  readonly url: string;
  /** Of the process that serves the pages. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

async function findFreePort(): Promise<number> {
  const probe = net.createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/api/salud`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts it with a data folder of its own, built first where it is not; throws what it said when it does not come up. */
export async function startApp(
  mode: "demo" | "real",
  environment: Readonly<Record<string, string>>,
): Promise<StartedApp> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), "capicua-app-"));
  const port = await findFreePort();
  const app = spawn(process.execPath, ["scripts/start.mjs", `--${mode}`], {
    cwd: path.resolve(import.meta.dirname, "../.."),
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
  const stop = async () => {
    if (app.exitCode === null && app.kill("SIGTERM")) await once(app, "exit");
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  for (let second = 0; !(await isReady(url)); second++) {
    if (app.exitCode !== null || second === PATIENCE_SECONDS) {
      await stop();
      throw new Error(`the application did not start:\n${output}`);
    }
    await sleep(1000);
  }
  return { url, pid: app.pid ?? 0, stop };
}
