import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { HandRequest } from "@/domain/hand/adjudicate-request";
import { adjudicateRequest } from "@/domain/hand/adjudicate-request";
import { rulesAtTable } from "@/domain/hand/request-rules";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import { simulateHand } from "../support/hand-player";
import type { PlainHand } from "../support/plain-referee";
import { refereeHand } from "../support/plain-referee";

// npx tsx tests/bench/hand.ts: whole hands told move by move — text read, replayed, scored, explained — and the plain
// referee in the same run, which only replays; then the command with a file of requests, start-up included. Nothing fails.

const HANDS = 2_000;
const JUDGED = 200_000;
const LINES = 40_000;
const WINDOW = 200;

function request(index: number): HandRequest {
  const rules = PRESET_IDS[index % PRESET_IDS.length] ?? "fededodo-2026";
  const alone = rules === "individual";
  const hand = simulateHand({
    players: alone ? 2 : 4,
    seed: `banco ${index}`,
    draws: alone,
    hidden: alone ? 2 : 0,
    blocking: index % 3 === 0 ? 9 : 0,
  });
  if (hand === null) throw new Error("a hand without conditions is always dealt");
  const { leader, deal, stock, play } = hand;
  return { rules, leader, deal, play, ...(alone && { stock }) } as HandRequest;
}

/**
 * Hands a second: by the processor time of all of them, which other work on the machine does not count in, and by the
 * clock in the best of many short windows, which is what a machine with nothing else to do would give.
 */
function measure(name: string, count: number, judge: (index: number) => boolean) {
  const used = process.cpuUsage();
  let best = 0;
  for (let from = 0; from + WINDOW <= count; from += WINDOW) {
    const start = performance.now();
    for (let i = from; i < from + WINDOW; i++) if (!judge(i)) throw new Error(`hand ${i} refused`);
    best = Math.max(best, (WINDOW * 1000) / (performance.now() - start));
  }
  const { user, system } = process.cpuUsage(used);
  const all = (count * 1e6) / (user + system);
  const text = (rate: number) => Math.round(rate).toLocaleString("en");
  console.log(`${name}: ${text(all)} hands/s of processor time, ${text(best)} in the best window`);
  return { all, best };
}

function benchEngine(requests: readonly HandRequest[]): void {
  const at = (index: number) => requests[index % requests.length] as HandRequest;
  measure("engine, warming up", 20_000, (i) => adjudicateRequest(at(i)).ok);
  const heap = process.memoryUsage().heapUsed;
  const engine = measure("engine", JUDGED, (i) => adjudicateRequest(at(i)).ok);
  const grown = (process.memoryUsage().heapUsed - heap) / 2 ** 20;
  const plain = measure("plain referee, replay alone", 4_000, (i) => {
    const { mode = "pairs", players = 4, rules } = at(i);
    const shape =
      rules === "individual" ? ({ mode: "alone", players: 2 } as const) : { mode, players };
    const hand = { stock: [], ...at(i), ...shape } as PlainHand;
    return refereeHand(hand, rulesAtTable(rules, shape).rules).ok;
  });
  console.log(
    `ratio: ${(engine.all / plain.all).toFixed(1)} overall, ${(engine.best / plain.best).toFixed(1)} at best; heap ${grown.toFixed(1)} MB more after ${JUDGED.toLocaleString("en")} hands`,
  );
}

function benchCommand(requests: readonly HandRequest[]): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), "capicua-banco-"));
  const file = path.join(folder, "manos.ndjson");
  const lines = Array.from({ length: LINES }, (_, i) =>
    JSON.stringify(requests[i % requests.length]),
  );
  writeFileSync(file, `${lines.join("\n")}\n`);
  const command = ["--import", "tsx", "src/cli/main.ts", "hand", file, "--ndjson"];
  const start = performance.now();
  const { stdout, status } = spawnSync(process.execPath, command, { maxBuffer: 2 ** 30 });
  const seconds = (performance.now() - start) / 1000;
  rmSync(folder, { recursive: true });
  const answers = stdout.toString().trimEnd().split("\n").length;
  console.log(
    `load ${os.loadavg()[0]?.toFixed(1)}; capicua hand --ndjson: ${answers} answers in ${seconds.toFixed(2)} s with start-up, ${Math.round(answers / seconds)}/s, exit ${status}`,
  );
}

const requests = Array.from({ length: HANDS }, (_, index) => request(index));
benchEngine(requests);
benchCommand(requests);
