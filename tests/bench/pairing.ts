import blossom from "edmonds-blossom-fixed";
import { seededRandom } from "@/domain/kernel/random";
import { minimumCostMatching } from "@/domain/pairing/matching/minimum-cost-matching";
import { pairRound } from "@/domain/pairing/pair-round";
import type { EventFormat } from "@/domain/rules/settings";
import { bookRules, entrantsOf, eventOf } from "../support/event-builders";
import { playRounds } from "../support/play-event";

// npx tsx tests/bench/pairing.ts: times of a tenth round, and the matching against npm's in the same run. Nothing fails.

function median(run: () => unknown, times: number): number {
  const taken = Array.from({ length: times }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return taken[times >> 1] ?? 0;
}

function benchRound(format: EventFormat, count: number): void {
  const start = eventOf({
    format,
    entrants: entrantsOf(count, (id) => ({ club: `Club ${id % 9}` })),
  });
  const { event } = playRounds(start, 9, bookRules, seededRandom("banco"));
  const ms = median(() => pairRound(event, bookRules), 3);
  console.log(`${format}, ${count}: round 10 in ${ms.toFixed(0)} ms`);
}

function benchMatching(size: number): void {
  const random = seededRandom(`banco ${size}`);
  const wins = Array.from({ length: size }, () => Math.floor(random() * 10)).sort((a, b) => b - a);
  const costOf = (a: number, b: number) =>
    1000 * ((wins[a] ?? 0) - (wins[b] ?? 0)) ** 2 + Math.abs(a - b);
  const edges: [number, number, number][] = [];
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) edges.push([a, b, -costOf(a, b)]);
  }
  const own = median(() => minimumCostMatching(size, costOf), 5);
  const library = median(() => blossom(edges, true), 1);
  const ratio = (library / own).toFixed(0);
  console.log(
    `matching, ${size}: ${own.toFixed(1)} ms, edmonds-blossom-fixed ${library.toFixed(0)} ms: ${ratio} times`,
  );
}

for (const count of [24, 100, 200]) benchRound("pairs", count);
for (const count of [40, 100, 400]) benchRound("individual", count);
for (const size of [50, 100, 200]) benchMatching(size);
