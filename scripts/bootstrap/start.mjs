// Installs, generates and builds what is missing, then serves. Plain JavaScript: nothing is installed yet.
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { checkWritable, ensureBuilt, ensureGenerated, ensureInstalled } from "./prepare.mjs";
import { explain, say } from "./report.mjs";
import { ROOT } from "./stamps.mjs";
import { whenStarterIsGone } from "./starter.mjs";

const stopWatching = whenStarterIsGone(() => process.exit(1));
try {
  process.chdir(ROOT);
  if (existsSync(path.join(ROOT, ".env"))) process.loadEnvFile(path.join(ROOT, ".env"));
  // A container image comes installed and built, in a folder that its user cannot write to.
  if (process.env.CAPICUA_PREBUILT !== "1") {
    checkWritable();
    await ensureInstalled();
    await ensureGenerated();
    await ensureBuilt();
  }
  process.env.NODE_ENV = "production";
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  const { tsImport } = await import("tsx/esm/api");
  const { serve } = await tsImport("../serve/serve.ts", import.meta.url);
  // From here on a signal closes what is open. Next comes in by itself, outside tsx's loader.
  stopWatching();
  await serve({
    argv: process.argv.slice(2),
    say,
    whenStarterIsGone,
    loadNext: () => import("next"),
  });
} catch (thrown) {
  process.stderr.write(`${explain(thrown)}\n`);
  process.exit(1);
}
