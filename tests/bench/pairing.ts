import process from "node:process";
import blossom from "edmonds-blossom-fixed";
import type { EventDocument } from "@/domain/event/event-document";
import { pairCriteria } from "@/domain/pairing/criteria/pairs/pair-criteria";
import type { Field } from "@/domain/pairing/field";
import { readField } from "@/domain/pairing/field";
import { matchPairs } from "@/domain/pairing/formats/match-pairs";
import { pairRound } from "@/domain/pairing/pair-round";
import { bookRules } from "../support/event-builders";
import { pairsEventAfter } from "../support/random-field";

// npx tsx tests/bench/pairing.ts [seeds] [sizes]: round 10 of fixed pairs after 9 rounds with results at random. For each
// size the worst seed's median and best, warm, by the clock and by processor time (a busy machine counts in the first alone):
// the matching of a field already read, then the whole answer to a document. Last, the matching against npm's
// edmonds-blossom-fixed over the same edges in the same run. Nothing fails.

const SEEDS = Number(process.argv[2] ?? 10);
const SIZES = (process.argv[3] ?? "200,201,1000,1001,2000,2001,9000").split(",").map(Number);

type Timing = { readonly clock: readonly number[]; readonly processor: readonly number[] };

function time(run: () => unknown, times: number): Timing {
  const clock: number[] = [];
  const processor: number[] = [];
  for (let i = 0; i < times; i++) {
    const used = process.cpuUsage();
    const start = performance.now();
    run();
    clock.push(performance.now() - start);
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1000);
  }
  const sorted = (list: number[]) => list.sort((a, b) => a - b);
  return { clock: sorted(clock), processor: sorted(processor) };
}

const median = (list: readonly number[]) => list[list.length >> 1] ?? 0;
const worst = (timings: readonly Timing[], of: (timing: Timing) => number) =>
  Math.max(...timings.map(of)).toFixed(2);

function report(name: string, timings: readonly Timing[]): void {
  console.log(
    `${name.padEnd(36)} clock: median ${worst(timings, ({ clock }) => median(clock))}, best ${worst(timings, ({ clock }) => clock[0] ?? 0)};` +
      ` processor: median ${worst(timings, ({ processor }) => median(processor))}, best ${worst(timings, ({ processor }) => processor[0] ?? 0)} ms`,
  );
}

function benchSize(name: string, count: number, clubOf?: (id: number) => string): void {
  const times = count > 5000 ? 7 : 25;
  const events: readonly EventDocument[] = Array.from({ length: SEEDS }, (_, seed) =>
    pairsEventAfter(count, 9, `banco ${seed}`, clubOf),
  );
  const matched = events.map((event) => {
    const field = readField(event, bookRules);
    const criteria = pairCriteria(event.pairing);
    return time(() => matchPairs(field, criteria), times);
  });
  report(`${name}, matching`, matched);
  report(
    `${name}, document to answer`,
    events.slice(0, 3).map((event) => time(() => pairRound(event, bookRules), times >> 2)),
  );
}

/** The edges of a field as one cost, as npm's library wants them, from the engine's own weights. */
function libraryEdges(field: Field): [number, number, number][] {
  const criteria = pairCriteria(field.settings);
  const { proof } = matchPairs(field, criteria);
  const factors = new Map(
    proof?.stages.flatMap((stage) => stage.criteria.map(({ id, factor }) => [id, factor] as const)),
  );
  const terms = criteria.map(({ id, measure }, at) => ({
    pair: measure(field).pair,
    factor: at < (proof?.barred ?? 0) ? Number.POSITIVE_INFINITY : (factors.get(id) ?? 0),
  }));
  const edges: [number, number, number][] = [];
  for (let a = 0; a < field.units.length; a++) {
    for (let b = a + 1; b < field.units.length; b++) {
      let cost = 0;
      for (const { pair, factor } of terms) {
        const value = pair(a, b);
        if (value > 0) cost += factor * value;
      }
      if (cost < Number.POSITIVE_INFINITY) edges.push([a, b, -cost]);
    }
  }
  return edges;
}

function benchLibrary(count: number): void {
  const event = pairsEventAfter(count, 9, "banco 0");
  const field = readField(event, bookRules);
  const criteria = pairCriteria(event.pairing);
  const own = time(() => matchPairs(field, criteria), 40);
  const edges = libraryEdges(field);
  const library = time(() => blossom(edges, true), 1);
  const ratio = (of: (timing: Timing) => number) => (of(library) / of(own)).toFixed(0);
  console.log(
    `${count} pairs, edmonds-blossom-fixed ${(library.clock[0] ?? 0).toFixed(0)} ms: ${ratio(({ clock }) => median(clock))} times by the clock,` +
      ` ${ratio(({ processor }) => median(processor))} by processor time`,
  );
}

for (const count of SIZES) benchSize(`${count} pairs`, count);
benchSize("2000 pairs in two clubs", 2000, (id) => `Club ${id % 2}`);
benchLibrary(500);
