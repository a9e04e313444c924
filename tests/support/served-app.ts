// Starts the built application for the browser journeys, by the program that a club starts it with, on a
// free port and with a demo of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into vitest's.
  export interface ProvidedContext {
    appUrl: string;
  }
}

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

const PATIENCE_SECONDS = 600;

/** vitest's global set-up of the browser journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // While writing journeys: an application that already serves a fresh demo.
  const running = process.env.CAPICUA_E2E_URL;
  if (running) {
    project.provide("appUrl", running);
    return async () => undefined;
  }
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), "capicua-e2e-"));
  const port = await findFreePort();
  const app = spawn(process.execPath, ["scripts/start.mjs", "--demo"], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    env: {
      ...process.env,
      PORT: String(port),
      CAPICUA_DATA_DIR: dataFolder,
      DATABASE_URL: "",
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
  project.provide("appUrl", url);
  return stop;
}
