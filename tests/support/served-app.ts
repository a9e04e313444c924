// Starts the built application for the browser journeys with a demo of its own.
import process from "node:process";
import type { TestProject } from "vitest/node";
import { startApp } from "./start-app";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into vitest's.
  export interface ProvidedContext {
    appUrl: string;
  }
}

/** vitest's global set-up of the browser journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // While writing journeys: an application that already serves a fresh demo.
  const running = process.env.CAPICUA_E2E_URL;
  if (running) {
    project.provide("appUrl", running);
    return async () => undefined;
  }
  const { url, stop } = await startApp("demo", { DATABASE_URL: "" });
  project.provide("appUrl", url);
  return stop;
}
