import process from "node:process";
import type { EventDocument, EventRound, EventTable } from "@/domain/event/event-document";
import { randomIndex, seededRandom, shuffled } from "@/domain/kernel/random";
import type { RuleSettings, TieBreak } from "@/domain/rules/settings";
import { computeStandings } from "@/domain/standings/standings";
import { bookRules, entrantsOf, eventOf } from "../support/event-builders";
import { slowStandings } from "../support/slow-standings";

// npx tsx tests/bench/standings.ts: the standings of whole events, warm, against the slow way in the same run.
// Nothing fails.

const ROUNDS = 9;

type Taken = { readonly wall: number; readonly cpu: number };

/** Milliseconds: the median by the clock, and the mean of the processor's, which others on the machine do not disturb. */
function timeOf(run: () => unknown, times: number): Taken {
  const before = process.cpuUsage();
  const taken = Array.from({ length: times }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const { user, system } = process.cpuUsage(before);
  return { wall: taken[times >> 1] ?? 0, cpu: (user + system) / 1000 / times };
}

/** An event played at random, as the server reads one: every table with points, winner and results. */
function playedEvent(
  count: number,
  individual: boolean,
  order: readonly TieBreak[],
): EventDocument {
  const random = seededRandom(`posiciones ${count}`);
  const entrants = entrantsOf(count);
  const ids = entrants.map(({ id }) => id);
  const side = individual ? 2 : 1;
  const round = (): EventRound => {
    const drawn = shuffled(ids, random);
    const tables: EventTable[] = [];
    while (drawn.length >= 2 * side) {
      const four = drawn.splice(-2 * side);
      const low = randomIndex(random, 200);
      const results = Object.fromEntries(
        four.map((id, at) => {
          const won = at < side;
          return [id, { won, for: won ? 200 : low, against: won ? low : 200 }];
        }),
      );
      tables.push({
        table: tables.length + 1,
        AC: four.slice(0, side),
        BD: four.slice(side),
        points: { AC: 200, BD: low },
        winner: "AC",
        results,
      });
    }
    return { tables, byes: drawn };
  };
  return eventOf({
    format: individual ? "individual" : "pairs",
    entrants,
    standingsOrder: order,
    rounds: Array.from({ length: ROUNDS }, round),
    adjustments: ids.filter(() => random() < 0.1).map((id) => ({ id, points: -25, round: 1 })),
  });
}

function bench(
  name: string,
  event: EventDocument,
  rules: RuleSettings,
  options: { readonly slow: boolean },
): void {
  for (let warm = 0; warm < 60; warm++) computeStandings(event, rules);
  const { wall, cpu } = timeOf(() => computeStandings(event, rules), 41);
  const slow = options.slow ? timeOf(() => slowStandings(event, rules), 1).cpu : null;
  const ratio =
    slow === null ? "" : `; the slow way ${slow.toFixed(0)} ms: ${(slow / cpu).toFixed(0)} times`;
  const size = `${event.entrants.length} × ${ROUNDS}`;
  console.log(`${name}, ${size}: ${wall.toFixed(2)} ms, processor ${cpu.toFixed(2)} ms${ratio}`);
}

const BOOK = ["wins", "net", "for"] as const;
const EVERY = [
  "wins",
  "net",
  "for",
  "buchholz-cut1",
  "buchholz",
  "direct",
  "against",
  "lots",
] as const;

for (const count of [100, 800, 2000, 9000]) {
  const slow = count <= 100;
  bench("pairs, the book's order", playedEvent(count, false, BOOK), bookRules, { slow });
  bench("individuals, the book's order", playedEvent(count, true, BOOK), bookRules, { slow });
  bench("pairs, every tie-break", playedEvent(count, false, EVERY), bookRules, { slow });
  const direct = playedEvent(count, false, ["wins", "direct", "buchholz-cut1", "lots"]);
  bench("pairs, direct before figures", direct, bookRules, { slow });
  const composite = { ...bookRules, netFormula: "composite" } as const;
  bench("individuals, composite", playedEvent(count, true, BOOK), composite, { slow });
}
