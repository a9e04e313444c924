import { describe, expect, it } from "vitest";
import type { SimulatedHand, SimulationOptions } from "../../../tests/support/hand-player";
import { simulateHand } from "../../../tests/support/hand-player";
import type { PlainHand } from "../../../tests/support/plain-referee";
import { refereeHand } from "../../../tests/support/plain-referee";
import type { Random } from "../kernel/random";
import { randomIndex, seededRandom } from "../kernel/random";
import type { RulesSpec } from "../rules/rules-spec";
import type { HandRequest } from "./adjudicate-request";
import { adjudicateRequest } from "./adjudicate-request";
import { rulesAtTable } from "./request-rules";
import { TILES } from "./tile";

// Legal hands with one thing changed. The engine must say of each what a second, plain referee says: the same first move
// with the same faults, or the same legal hand.

type Setup = Omit<SimulationOptions, "seed"> & {
  readonly rules: RulesSpec;
  readonly mode: "pairs" | "alone";
};

const SETUPS: readonly Setup[] = [
  { rules: "fededodo-2026", mode: "pairs", players: 4, draws: false, hidden: 0 },
  {
    rules: { preset: "fededodo-2026", seenTileFinish: "forbidden", seenTileOrder: "strict" },
    mode: "pairs",
    players: 4,
    draws: false,
    hidden: 0,
    blocking: 5,
  },
  { rules: "femundo-2025", mode: "pairs", players: 4, draws: false, hidden: 0, blocking: 9 },
  { rules: "domikapikua", mode: "pairs", players: 4, draws: false, hidden: 0, blocking: 5 },
  {
    rules: "tradicional",
    mode: "pairs",
    players: 4,
    draws: false,
    hidden: 0,
    highestDouble: true,
  },
  { rules: "domikapikua", mode: "alone", players: 4, draws: false, hidden: 0 },
  { rules: "domikapikua", mode: "alone", players: 3, draws: true, hidden: 0 },
  { rules: "fededodo-2026", mode: "alone", players: 3, draws: false, hidden: 0, blocking: 9 },
  { rules: "individual", mode: "alone", players: 2, draws: true, hidden: 2, blocking: 5 },
  { rules: "fededodo-2026", mode: "alone", players: 2, draws: false, hidden: 0 },
];

type Corrupt = (hand: PlainHand, random: Random) => PlainHand;

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[randomIndex(random, items.length)] as Item;
}

function onMoves(change: (moves: string[], at: number, random: Random) => string[]): Corrupt {
  return (hand, random) => {
    const moves = hand.play.split(" ");
    return { ...hand, play: change(moves, randomIndex(random, moves.length), random).join(" ") };
  };
}

const SEAT_LETTERS = ["A", "B", "C", "D"];

function otherSeat(move: string, random: Random): string {
  const others = SEAT_LETTERS.filter((seat) => !move.startsWith(seat));
  return pick(others, random) + move.slice(1);
}

const CORRUPTIONS: Readonly<Record<string, Corrupt>> = {
  "two tiles change hands": (hand, random) => {
    const seats = SEAT_LETTERS.slice(0, hand.players);
    const a = pick(seats, random);
    const b = pick(
      seats.filter((seat) => seat !== a),
      random,
    );
    const [i, j] = [randomIndex(random, 7), randomIndex(random, 7)];
    const [fromA, fromB] = [hand.deal[a] ?? [], hand.deal[b] ?? []];
    const deal = {
      ...hand.deal,
      [a]: fromA.with(i, fromB[j] ?? ""),
      [b]: fromB.with(j, fromA[i] ?? ""),
    };
    return { ...hand, deal };
  },
  "a tile of the deal becomes another": (hand, random) => {
    const seat = pick(SEAT_LETTERS.slice(0, hand.players), random);
    const tiles = (hand.deal[seat] ?? []).with(randomIndex(random, 7), pick(TILES, random));
    return { ...hand, deal: { ...hand.deal, [seat]: tiles } };
  },
  "another leads": (hand, random) => ({
    ...hand,
    leader: pick(SEAT_LETTERS.slice(0, hand.players), random),
  }),
  "another seat": onMoves((moves, at, random) =>
    moves.with(at, otherSeat(moves[at] ?? "", random)),
  ),
  "a pass instead": onMoves((moves, at) => moves.with(at, `${moves[at]?.[0]}:PASO`)),
  "a tile instead": onMoves((moves, at, random) =>
    moves.with(at, `${moves[at]?.[0]}:${pick(TILES, random)}${pick(["L", "R", ""], random)}`),
  ),
  "a draw instead": onMoves((moves, at, random) =>
    moves.with(at, `${moves[at]?.[0]}:+${pick(TILES, random)}`),
  ),
  "left out": onMoves((moves, at) => moves.toSpliced(at, 1)),
  "passes left out": onMoves((moves, at) => {
    const end = moves.findIndex((move, i) => i >= at && !move.endsWith("PASO"));
    return moves.toSpliced(at, Math.max(0, end - at));
  }),
  "all passes left out": onMoves((moves) => moves.filter((move) => !move.endsWith("PASO"))),
  twice: onMoves((moves, at) => moves.toSpliced(at, 0, moves[at] ?? "")),
  "two moves change places": onMoves((moves, at) =>
    at === 0 ? moves : moves.toSpliced(at - 1, 2, moves[at] ?? "", moves[at - 1] ?? ""),
  ),
  "the other end": onMoves((moves, at) => {
    const move = moves[at] ?? "";
    return moves.with(at, move.endsWith("L") ? move.replace("L", "R") : move.replace("R", "L"));
  }),
  "no end": onMoves((moves, at) => moves.with(at, (moves[at] ?? "").replace(/[LR]$/, ""))),
  "no ends at all": onMoves((moves) => moves.map((move) => move.replace(/[LR]$/, ""))),
  "cut short": onMoves((moves, at) => moves.slice(0, at)),
  "something more": (hand, random) => ({
    ...hand,
    play: `${hand.play} ${pick(SEAT_LETTERS, random)}:${pick(["PASO", ...TILES], random)}`,
  }),
  "a tile was seen": (hand, random) => {
    const moves = hand.play.split(" ");
    const seat = pick(SEAT_LETTERS.slice(0, hand.players), random);
    const tile = pick(hand.deal[seat] ?? [], random);
    const from = randomIndex(random, moves.length);
    return { ...hand, seen: [{ seat, tile, from }] };
  },
  "three tiles were seen": (hand, random) => {
    const moves = hand.play.split(" ").length;
    const seat = pick(SEAT_LETTERS.slice(0, hand.players), random);
    const tiles = new Set([0, 1, 2].map(() => pick(hand.deal[seat] ?? [], random)));
    const seen = [...tiles].map((tile) => ({ seat, tile, from: randomIndex(random, moves) }));
    return { ...hand, seen };
  },
};

function plainHand(hand: SimulatedHand, setup: Setup): PlainHand {
  const { players, leader, deal, stock, play } = hand;
  const firstHand = setup.highestDouble ?? false;
  return { mode: setup.mode, players, leader, firstHand, deal, stock, play };
}

/** What both say: the faults of the first illegal move, or all that scoring needs of a legal hand. */
function bothSay(hand: PlainHand, spec: RulesSpec) {
  const request = { ...hand, rules: spec } as HandRequest;
  const { rules } = rulesAtTable(spec, { mode: hand.mode, players: hand.players as 2 | 3 | 4 });
  const plain = refereeHand(hand, rules);
  const verdict = adjudicateRequest(request);
  if (!verdict.ok || !plain.ok) {
    const faults = (said: typeof verdict | typeof plain) =>
      said.ok ? "legal" : said.problems.map(({ at, code }) => `${at ?? "-"} ${code}`);
    return { engine: faults(verdict), referee: faults(plain) };
  }
  const { ending, closer, capicua, pips } = plain.result;
  const engine = {
    ending: verdict.ending,
    closer: verdict.closer,
    capicua: verdict.capicua,
    pips: verdict.pips,
    bonuses: verdict.parts.filter((part) => part.kind === "pass").map((part) => part.side),
  };
  const sideOf = (seat: string) =>
    hand.mode === "alone" ? seat : seat === "A" || seat === "C" ? "AC" : "BD";
  const bonuses = rules.passBonus > 0 ? plain.result.bonuses.map(sideOf) : [];
  return { engine, referee: { ending, closer, capicua, pips, bonuses } };
}

const HANDS = 12;

const named = SETUPS.map((setup) => {
  const { rules, mode, players } = setup;
  return [`${JSON.stringify(rules)}, ${mode}, ${players}`, setup] as const;
});

describe.each(named)("%s", (_, setup) => {
  it("is judged as the plain referee judges it, whatever one thing is changed", () => {
    const random = seededRandom(`cambios ${JSON.stringify(setup)}`);
    const caught = new Map<string, number>();
    for (let i = 0; i < HANDS; i++) {
      const simulated = simulateHand({ ...setup, seed: `cambios ${i}` });
      if (simulated === null) continue;
      const hand = plainHand(simulated, setup);
      const whole = bothSay(hand, setup.rules);
      expect(whole.engine, hand.play).toEqual(whole.referee);
      for (const [name, corrupt] of Object.entries(CORRUPTIONS)) {
        for (let time = 0; time < 4; time++) {
          const changed = corrupt(hand, random);
          const { engine, referee } = bothSay(changed, setup.rules);
          expect(engine, `${name}: ${JSON.stringify(changed)}`).toEqual(referee);
          if (Array.isArray(engine)) caught.set(name, (caught.get(name) ?? 0) + 1);
        }
      }
    }
    expect(caught.get("a tile instead")).toBeGreaterThan(HANDS);
    expect(caught.get("cut short")).toBeGreaterThan(HANDS);
  });
});
