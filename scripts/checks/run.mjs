// Every check, one line each; the last line is the sum. `--only unit,types` runs some of them. Programs that keep one
// processor busy run side by side, what uses all of them by itself one after the other.
import os from "node:os";
import process from "node:process";
import { ensureBuilt, ensureGenerated, ensureInstalled, runTool } from "../bootstrap/prepare.mjs";
import { explain } from "../bootstrap/report.mjs";
import { ROOT } from "../bootstrap/stamps.mjs";
import { findChromium, HOW_TO_GET_CHROMIUM } from "./chromium.mjs";
import { runVitest } from "./vitest.mjs";

/** A check that is one program: passed when it ends well. */
const tool = (file, args, environment) => async () => {
  const { ok, output } = await runTool(file, args, environment);
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

/** Without these nothing else can run. */
const FIRST = [
  ["install", preparation(ensureInstalled)],
  ["generate", preparation(ensureGenerated)],
];
/** With the usual room for what is new, a tenth of the type check goes into collecting garbage. */
const ROOM_FOR_NEW = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`.trim(),
};
/** Side by side; the longest begins. */
const TOOLS = [
  ["types", tool("typescript/bin/tsc", ["--noEmit", "-p", "."], ROOM_FOR_NEW)],
  ["lint", tool("@biomejs/biome/bin/biome", ["ci", "--error-on-warnings", "--colors=off"])],
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
];
const TESTS = [
  ["unit", () => runVitest("unit", "unit-apart")],
  ["integration", () => runVitest("integration")],
  ["build", preparation(ensureBuilt)],
  ["e2e", runJourneys],
];
/** What `--only` asks for: everything without it. */
function chosenStages(argv) {
  const at = argv.indexOf("--only");
  if (at === -1) return () => true;
  const stages = [...FIRST, ...TOOLS, ...TESTS].map(([name]) => name);
  const names = (argv[at + 1] ?? "").split(",");
  const unknown = names.find((name) => !stages.includes(name));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: there is ${stages.join(", ")}`);
  return ([name]) => names.includes(name);
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

/** Runs stages, so many at a time; answers how each ended. */
async function runStages(stages, atOnce) {
  const waiting = [...stages];
  const results = [];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results.push(await runStage(...next));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

async function main() {
  process.chdir(ROOT);
  process.env.TZ = "Pacific/Chatham";
  process.env.NO_COLOR = "1";
  const isChosen = chosenStages(process.argv.slice(2));
  const results = [];
  for (const stage of FIRST) {
    if (results.every(({ failed }) => failed === 0)) results.push(await runStage(...stage));
  }
  if (results.every(({ failed }) => failed === 0)) {
    // Not more: the largest of them takes most of a gigabyte.
    const atOnce = Math.min(2, os.availableParallelism());
    results.push(...(await runStages(TOOLS.filter(isChosen), atOnce)));
    results.push(...(await runStages(TESTS.filter(isChosen), 1)));
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  process.stdout.write(`${total("passed")} passed, ${total("failed")} failed\n`);
  process.exitCode = total("failed") === 0 ? 0 : 1;
}

await main();
