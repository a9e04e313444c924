import { existsSync } from "node:fs";
import process from "node:process";
import { messageOf } from "../aviso";
import type { Installation } from "../serve/installation";
import { openInstallation } from "../serve/installation";
import { openSecrets } from "../serve/secrets";
import type { Settings } from "../serve/settings";
import { readSettings } from "../serve/settings";

/** Lends `work` the installation of this folder; a server that was not running is stopped again. */
export async function withInstallation(
  work: (installation: Installation, settings: Settings) => Promise<void>,
): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const settings = readSettings([]);
  const installation = await openInstallation(settings, openSecrets(settings.dataFolder));
  try {
    await work(installation, settings);
  } finally {
    if (!installation.wasRunning) await installation.stop();
  }
}

/** Runs a command; a failure is one line and the exit status. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (thrown) {
    console.error(messageOf(thrown));
    process.exitCode = 1;
  }
}
