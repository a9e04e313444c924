import process from "node:process";
import { couldBeLeft } from "@/domain/hand/check-left";
import { couldBeTotals } from "@/domain/hand/check-totals";
import type { BySeat, Tile } from "@/domain/hand/hand";
import { tileSetOf } from "@/domain/hand/line-facts";
import type { LineAnswer } from "@/domain/hand/possible-line";
import type { SummaryFrame } from "@/domain/hand/summary-limits";
import { tileLimits } from "@/domain/hand/summary-limits";
import type { Random } from "@/domain/kernel/random";
import { randomIndex, seededRandom } from "@/domain/kernel/random";
import { resolveRules } from "@/domain/rules/resolve-rules";
import type { PlayerCount, Seat } from "@/domain/rules/seat";
import { seatsOf } from "@/domain/rules/seat";
import { simulateHand } from "../support/hand-player";

// npx tsx tests/bench/totals.ts [questions of each kind]: how many wrong figures and tiles are caught, and in what time.
// `possible` has been shown by a line of play, `refused` by trying every way; `open` is let pass without knowing. A sample of
// the open ones is looked at with far more patience: how many of them turn out possible, how many impossible.
// Processor time, so that a busy machine does not count. Nothing fails.

const COUNT = Number(process.argv[2] ?? 3_000);
const FACTS = { lastTile: null, ends: null, firstHand: false, seen: [] };

type Ended = {
  readonly frame: SummaryFrame;
  readonly pips: BySeat<number>;
  readonly left: BySeat<readonly Tile[]>;
};

function playedHand(players: PlayerCount, seed: string, blocking: number): Ended {
  const hand = simulateHand({ players, seed, draws: false, hidden: 0, blocking });
  if (hand === null) throw new Error("every hand can be played");
  const mode = players === 4 ? "pairs" : "alone";
  const rules = resolveRules("fededodo-2026", { mode, players, format: "pairs" });
  const frame: SummaryFrame = {
    shape: { mode, players },
    rules,
    ending: hand.ending,
    leader: hand.leader as Seat,
    closer: hand.closer as Seat,
  };
  return { frame, pips: hand.pips, left: hand.left as BySeat<readonly Tile[]> };
}

function holders(frame: SummaryFrame): readonly Seat[] {
  return seatsOf(frame.shape.players).filter((seat) => tileLimits(frame, seat).max > 0);
}

function withPips(
  hand: Ended,
  change: (pips: Record<string, number>, seats: readonly Seat[]) => void,
) {
  const pips: Record<string, number> = { ...hand.pips };
  change(pips, holders(hand.frame));
  return pips;
}

type Slip = (hand: Ended, random: Random) => BySeat<number>;

const SLIPS: readonly (readonly [string, Slip])[] = [
  ["as played", (hand) => hand.pips],
  [
    "any figures, 0 to 69",
    (hand, random) =>
      withPips(hand, (pips, seats) => {
        for (const seat of seats) pips[seat] = randomIndex(random, 70);
      }),
  ],
  [
    "any figures, 0 to 20",
    (hand, random) =>
      withPips(hand, (pips, seats) => {
        for (const seat of seats) pips[seat] = randomIndex(random, 21);
      }),
  ],
  [
    "one seat, one pip off",
    (hand, random) =>
      withPips(hand, (pips, seats) => {
        const seat = seats[randomIndex(random, seats.length)] as Seat;
        pips[seat] = Math.max(0, (pips[seat] ?? 0) + (randomIndex(random, 2) === 0 ? 1 : -1));
      }),
  ],
  [
    "two seats swapped",
    (hand, random) =>
      withPips(hand, (pips, seats) => {
        const one = randomIndex(random, seats.length);
        const a = seats[one] as Seat;
        const b = seats[(one + 1) % seats.length] as Seat;
        [pips[a], pips[b]] = [pips[b] ?? 0, pips[a] ?? 0];
      }),
  ],
  [
    "one digit mistyped",
    (hand, random) =>
      withPips(hand, (pips, seats) => {
        const seat = seats[randomIndex(random, seats.length)] as Seat;
        const digits = [...String(pips[seat] ?? 0)];
        digits[randomIndex(random, digits.length)] = String(randomIndex(random, 10));
        pips[seat] = Math.min(69, Number(digits.join("")));
      }),
  ],
];

/** Questions of a row that are looked at with patience when they stay open. */
const SAMPLE = 30;
const PATIENT = { tries: 12, triedSteps: 100, steps: 60_000 };
const PATIENT_TOTALS = { line: { tries: 12, triedSteps: 80, steps: 1_500 }, sets: 80 };

type Tally = {
  readonly times: number[];
  readonly answers: Record<LineAnswer, number>;
  readonly sample: Record<LineAnswer, number>;
};

function newTally(): Tally {
  return {
    times: [],
    answers: { possible: 0, impossible: 0, undecided: 0 },
    sample: { possible: 0, impossible: 0, undecided: 0 },
  };
}

function ask(tally: Tally, question: () => LineAnswer, patiently: () => LineAnswer): void {
  const start = process.cpuUsage();
  const answer = question();
  const { user, system } = process.cpuUsage(start);
  tally.times.push((user + system) / 1000);
  tally.answers[answer] += 1;
  if (answer === "undecided" && tally.answers.undecided <= SAMPLE) tally.sample[patiently()] += 1;
}

function report(name: string, { times, answers, sample }: Tally): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  const percent = (count: number) => `${((100 * count) / times.length).toFixed(3)} %`.padStart(10);
  const { possible, impossible, undecided } = answers;
  console.log(
    `${name.padEnd(34)} possible ${percent(possible)}  refused ${percent(impossible)}  open ${percent(undecided)}` +
      ` (of ${sample.possible + sample.impossible + sample.undecided}: ${sample.possible} possible, ${sample.impossible} not)` +
      `  ms: median ${at(0.5)}, 99 % ${at(0.99)}, 99.9 % ${at(0.999)}, most ${at(1)}`,
  );
}

function benchTotals(players: PlayerCount, blocking: number, ending: "domino" | "block"): void {
  console.log(`\ntotals, ${players} players, ${ending}`);
  for (const [name, slip] of SLIPS) {
    const random = seededRandom(`${players} ${ending} ${name}`);
    const tally = newTally();
    for (let i = 0, asked = 0; asked < COUNT; i++) {
      const hand = playedHand(players, `${players} ${blocking} ${name} ${i}`, blocking);
      if (hand.frame.ending !== ending) continue;
      const pips = slip(hand, random);
      const { frame } = hand;
      ask(
        tally,
        () => couldBeTotals(frame, pips, FACTS, []),
        () => couldBeTotals(frame, pips, FACTS, [], PATIENT_TOTALS),
      );
      asked += 1;
    }
    report(name, tally);
  }
}

function changedHands(hand: Ended, random: Random): readonly (readonly [string, Ended])[] {
  const seats = seatsOf(hand.frame.shape.players);
  const other = (seat: Seat | null) => {
    const rest = seats.filter((one) => one !== seat);
    return rest[randomIndex(random, rest.length)] as Seat;
  };
  const list: [string, Ended][] = [["as played", hand]];
  list.push([
    "another leader",
    { ...hand, frame: { ...hand.frame, leader: other(hand.frame.leader) } },
  ]);
  if (hand.frame.ending === "block") {
    list.push([
      "another closer",
      { ...hand, frame: { ...hand.frame, closer: other(hand.frame.closer) } },
    ]);
  }
  const from = other(hand.frame.ending === "domino" ? hand.frame.closer : null);
  const to = other(from);
  const tiles = hand.left[from] ?? [];
  const most = tileLimits(hand.frame, to).max;
  if (tiles.length > 1 && (hand.left[to] ?? []).length < most) {
    const left = {
      ...hand.left,
      [from]: tiles.slice(1),
      [to]: [...(hand.left[to] ?? []), tiles[0]],
    };
    list.push(["a tile at another seat", { ...hand, left: left as BySeat<readonly Tile[]> }]);
  }
  return list;
}

function benchLeft(players: PlayerCount, blocking: number): void {
  console.log(`\ntiles left, ${players} players${blocking > 0 ? ", many blocks" : ""}`);
  const tallies = new Map<string, Tally>();
  const random = seededRandom(`left ${players}`);
  for (let i = 0; i < COUNT; i++) {
    const hand = playedHand(players, `left ${players} ${blocking} ${i}`, blocking);
    for (const [name, { frame, left }] of changedHands(hand, random)) {
      const sets = seatsOf(players).map((seat) => tileSetOf(left[seat] ?? []));
      const tally = tallies.get(name) ?? newTally();
      tallies.set(name, tally);
      ask(
        tally,
        () => couldBeLeft(frame, FACTS, sets),
        () => couldBeLeft(frame, FACTS, sets, PATIENT),
      );
    }
  }
  for (const [name, tally] of tallies) report(name, tally);
}

/** Compiled code and full tables first. */
function warmUp(): void {
  for (let i = 0; i < 300; i++) {
    const { frame, pips, left } = playedHand(4, `warm ${i}`, i % 10);
    couldBeTotals(frame, pips, FACTS, []);
    const sets = seatsOf(4).map((seat) => tileSetOf(left[seat] ?? []));
    couldBeLeft(frame, FACTS, sets);
  }
}

warmUp();
for (const players of [4, 3, 2] as const) {
  benchTotals(players, 0, "domino");
  benchTotals(players, 9, "block");
  benchLeft(players, 5);
}
