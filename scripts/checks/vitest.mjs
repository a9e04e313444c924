// Runs vitest projects and counts its tests from the JSON report.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { runTool } from "../bootstrap/prepare.mjs";
import { ROOT } from "../bootstrap/stamps.mjs";

/** `{ passed, failed, output }` of projects. A run that breaks off without a failed test counts one failure. */
export async function runVitest(...projects) {
  const folder = path.join(ROOT, "tests/.artifacts");
  const report = path.join(folder, `${projects[0]}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const { ok, output } = await runTool("vitest/vitest.mjs", [
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const {
    numPassedTests: passed = 0,
    numFailedTests: failed = 0,
    numPendingTests: skipped = 0,
  } = read(report);
  // A skipped test is one that nobody ran.
  const wrong = failed + skipped;
  return { passed, failed: ok ? wrong : Math.max(wrong, 1), output };
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return {};
  }
}
