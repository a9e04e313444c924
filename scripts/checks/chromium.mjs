import { existsSync } from "node:fs";
import process from "node:process";

const USUAL = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** The browser for the journeys: CHROMIUM_PATH, or one in its usual place; null where there is none. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...USUAL].find((file) => file && existsSync(file)) ?? null;
}

export const HOW_TO_GET_CHROMIUM =
  "No Chromium found: apt-get install chromium (or give its path in CHROMIUM_PATH), then npm test again.";
