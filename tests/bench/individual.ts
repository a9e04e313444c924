import loadHighs from "highs";
import type { EventDocument } from "@/domain/event/event-document";
import { seededRandom } from "@/domain/kernel/random";
import { tableCriteria } from "@/domain/pairing/criteria/individual/table-criteria";
import { readField } from "@/domain/pairing/field";
import { findTables } from "@/domain/pairing/formats/individual";
import { pairRound } from "@/domain/pairing/pair-round";
import type { RoundPairing } from "@/domain/pairing/round-pairing";
import { bookRules, entrantsOf, eventOf } from "../support/event-builders";
import { leastByIlp, mainCosts } from "../support/ilp-tables";
import { playRound } from "../support/play-event";

// npx tsx tests/bench/individual.ts [seeds]: quality over nine rounds and times of the tenth for rotating partners. `never`:
// opponents never again; `default`: the usual cooldown. Spread: the sum over tables of the most minus the fewest wins,
// against that of the people in order cut into fours. Times are of one core's work (cpu) and by the clock. Nothing fails.

const SEEDS = Number(process.argv[2] ?? 20);
const ROUNDS = 9;

function startOf(count: number, seed: number, never: boolean): EventDocument {
  const start = eventOf({ format: "individual", entrants: entrantsOf(count), seed: `${seed}` });
  const { opponentCooldown } = start.pairing;
  return {
    ...start,
    pairing: { ...start.pairing, opponentCooldown: never ? null : opponentCooldown },
  };
}

function nextRound(event: EventDocument): RoundPairing {
  const answer = pairRound(event, bookRules);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer;
}

function rangesOf(tables: readonly (readonly number[])[]): number {
  return tables.reduce((sum, wins) => sum + Math.max(...wins) - Math.min(...wins), 0);
}

/** The spread in wins of a round, and of its people in order cut into fours. */
function spreadOf(event: EventDocument, round: RoundPairing): readonly [number, number] {
  const wins = new Map(readField(event, bookRules).units.map((unit) => [unit.id, unit.wins]));
  const tables = round.tables.map(({ AC, BD }) => [...AC, ...BD].map((id) => wins.get(id) ?? 0));
  const inOrder = tables.flat().sort((a, b) => b - a);
  const fours = tables.map((_, index) => inOrder.slice(4 * index, 4 * index + 4));
  return [rangesOf(tables), rangesOf(fours)];
}

/** Plays nine rounds with results by lots; `see` is shown each event and the round it gets. */
function playNine(
  count: number,
  seed: number,
  never: boolean,
  see: (event: EventDocument, round: RoundPairing) => void,
): EventDocument {
  const random = seededRandom(`${count} ${seed}`);
  let event = startOf(count, seed, never);
  for (let i = 0; i < ROUNDS; i++) {
    const round = nextRound(event);
    see(event, round);
    event = { ...event, rounds: [...event.rounds, playRound(round, random)] };
  }
  return event;
}

function benchQuality(count: number, never: boolean): void {
  let [spread, fours, partners, opponents, proved] = [0, 0, 0, 0, 0];
  for (let seed = 1; seed <= SEEDS; seed++) {
    playNine(count, seed, never, (event, round) => {
      const [own, sorted] = spreadOf(event, round);
      spread += own;
      fours += sorted;
      partners += round.cost["partner-repeated"] ?? 0;
      opponents += round.cost["opponent-repeated"] ?? 0;
      proved += round.optimal ? 1 : 0;
    });
  }
  const ratio = (spread / fours).toFixed(3);
  console.log(
    `${count} ${never ? "never" : "default"}: ${partners} partners and ${opponents} opponents again, spread ${ratio} of sorted fours, ${proved} of ${SEEDS * ROUNDS} rounds proved`,
  );
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function benchTime(count: number): void {
  let [cpu, clock] = [0, 0];
  for (let seed = 1; seed <= Math.min(10, SEEDS); seed++) {
    const event = playNine(count, seed, true, () => {});
    const taken = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      const start = performance.now();
      nextRound(event);
      const { user, system } = process.cpuUsage(before);
      return { cpu: (user + system) / 1000, clock: performance.now() - start };
    });
    cpu = Math.max(cpu, median(taken.map((each) => each.cpu)));
    clock = Math.max(clock, median(taken.map((each) => each.clock)));
  }
  console.log(
    `${count}: round 10 in ${cpu.toFixed(0)} ms of work, ${clock.toFixed(0)} ms by the clock (median, worst of ${Math.min(10, SEEDS)} seeds)`,
  );
}

/** The squared spread of round 10 against the least there is. */
async function benchOptimum(count: number, never: boolean): Promise<void> {
  const highs = await loadHighs();
  let [found, least, proved] = [0, 0, 0];
  const seeds = Math.min(5, SEEDS);
  for (let seed = 1; seed <= seeds; seed++) {
    const field = readField(
      playNine(count, seed, never, () => {}),
      bookRules,
    );
    const criteria = tableCriteria(field.settings);
    const known = mainCosts(criteria, findTables(field, criteria).cost);
    const answer = leastByIlp(highs, field, known);
    found += known.at(-1) ?? 0;
    least += answer.costs.at(-1) ?? 0;
    proved += answer.proved ? 1 : 0;
  }
  console.log(
    `${count} ${never ? "never" : "default"}: squared spread of round 10 ${found}, by HiGHS ${least} (${proved} of ${seeds} proved)`,
  );
}

for (const count of [12, 28, 32, 40, 100, 400, 800]) benchTime(count);
for (const count of [12, 28, 32, 40, 100, 400, 800]) benchQuality(count, true);
for (const count of [40, 100]) benchQuality(count, false);
for (const never of [true, false]) await benchOptimum(40, never);
