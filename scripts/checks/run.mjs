// Every check in order, one line each; the last line is the sum. `--only unit,types` runs some of them.
import process from "node:process";
import { ensureBuilt, ensureGenerated, ensureInstalled, runTool } from "../bootstrap/prepare.mjs";
import { explain } from "../bootstrap/report.mjs";
import { ROOT } from "../bootstrap/stamps.mjs";
import { findChromium, HOW_TO_GET_CHROMIUM } from "./chromium.mjs";
import { runVitest } from "./vitest.mjs";

/** A check that is one program: passed when it ends well. */
const tool = (file, args) => async () => {
  const { ok, output } = await runTool(file, args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
};

/** A check that is one of our preparations: passed when it does not throw. */
const preparation = (work) => async () => {
  await work();
  return { passed: 1, failed: 0, output: "" };
};

async function runJourneys() {
  const chromium = findChromium();
  if (chromium === null) return { passed: 0, failed: 1, output: HOW_TO_GET_CHROMIUM };
  process.env.CHROMIUM_PATH = chromium;
  return await runVitest("e2e");
}

const STAGES = [
  ["install", preparation(ensureInstalled)],
  ["generate", preparation(ensureGenerated)],
  ["lint", tool("@biomejs/biome/bin/biome", ["ci", "--error-on-warnings", "--colors=off"])],
  ["types", tool("typescript/bin/tsc", ["--noEmit", "-p", "."])],
  [
    "imports",
    tool("dependency-cruiser/bin/dependency-cruise.mjs", [
      "--config",
      ".dependency-cruiser.mjs",
      "--output-type",
      "err",
      "src",
      "scripts",
      "prisma",
      "tests",
    ]),
  ],
  ["dead-code", tool("knip/bin/knip.js", ["--no-progress"])],
  ["drift", tool("tsx/dist/cli.mjs", ["scripts/commands/check-drift.ts"])],
  ["unit", () => runVitest("unit")],
  ["integration", () => runVitest("integration")],
  ["build", preparation(ensureBuilt)],
  ["e2e", runJourneys],
];
/** Without these nothing else can run. */
const ALWAYS = ["install", "generate"];

function chooseStages(argv) {
  const at = argv.indexOf("--only");
  if (at === -1) return STAGES;
  const names = (argv[at + 1] ?? "").split(",");
  const unknown = names.find((name) => !STAGES.some(([stage]) => stage === name));
  if (unknown !== undefined)
    throw new Error(`--only ${unknown}: there is ${STAGES.map(([name]) => name).join(", ")}`);
  return STAGES.filter(([name]) => ALWAYS.includes(name) || names.includes(name));
}

async function runStage(name, check) {
  const begun = Date.now();
  const result = await check().catch((thrown) => ({
    passed: 0,
    failed: 1,
    output: explain(thrown),
  }));
  if (result.failed > 0) process.stdout.write(`${result.output.trimEnd()}\n`);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  process.stdout.write(
    `${name.padEnd(12)} ${result.passed} passed, ${result.failed} failed  ${seconds} s\n`,
  );
  return result;
}

async function main() {
  process.chdir(ROOT);
  process.env.TZ = "Pacific/Chatham";
  process.env.NO_COLOR = "1";
  const sum = { passed: 0, failed: 0 };
  for (const [name, check] of chooseStages(process.argv.slice(2))) {
    const { passed, failed } = await runStage(name, check);
    sum.passed += passed;
    sum.failed += failed;
    if (failed > 0 && ALWAYS.includes(name)) break;
  }
  process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
}

await main();
