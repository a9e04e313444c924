// Starts what the browser journeys share: the built application with a demo of its own, a club night for each journey
// that needs one, and the browser.
import process from "node:process";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import type { Night, NightKey } from "./nights";
import { NIGHT_PLANS, openNights } from "./nights";
import { startApp } from "./start-app";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into vitest's.
  export interface ProvidedContext {
    appUrl: string;
    appDataFolder: string;
    browserAddress: string;
    nights: Readonly<Record<NightKey, Night>>;
  }
}

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** An application that already serves a fresh demo, while journeys are written: its address and its data folder. */
function runningApp() {
  const { CAPICUA_E2E_URL: url, CAPICUA_E2E_DATA: dataFolder } = process.env;
  return url && dataFolder ? { url, dataFolder, stop: async () => undefined } : null;
}

/** vitest's global set-up of the browser journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const app = runningApp() ?? (await startApp("demo", { DATABASE_URL: "" }));
  const browser = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    args: FLAGS,
  });
  const stop = async () => {
    await browser.close();
    await app.stop();
  };
  try {
    project.provide("nights", await openNights(app.dataFolder, NIGHT_PLANS));
  } catch (thrown) {
    await stop();
    throw thrown;
  }
  project.provide("appUrl", app.url);
  project.provide("appDataFolder", app.dataFolder);
  project.provide("browserAddress", browser.wsEndpoint());
  return stop;
}
