import type { HandRequest } from "@/domain/hand/adjudicate-request";
import { adjudicateRequest } from "@/domain/hand/adjudicate-request";
import { randomIndex, seededRandom } from "@/domain/kernel/random";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { SimulatedHand, SimulationOptions } from "./hand-player";
import { simulateHand } from "./hand-player";

// Hands played at random in every shape of table, told at the three levels of detail with every choice of optional facts.

export type TableSetup = Omit<SimulationOptions, "seed"> & {
  readonly name: string;
  readonly rules: RulesSpec;
  readonly mode: "pairs" | "alone";
};

const PLAIN = { players: 4, draws: false, hidden: 0 } as const;

export const TABLE_SETUPS: readonly TableSetup[] = [
  { ...PLAIN, name: "pairs, FEDEDODO", rules: "fededodo-2026", mode: "pairs" },
  { ...PLAIN, name: "pairs, FEMUNDO", rules: "femundo-2025", mode: "pairs", blocking: 4 },
  { ...PLAIN, name: "pairs, Puerto Rico", rules: "fndpr", mode: "pairs", blocking: 7 },
  { ...PLAIN, name: "pairs, many blocks", rules: "domikapikua", mode: "pairs", blocking: 9 },
  {
    ...PLAIN,
    name: "pairs, opened with 6-6",
    rules: "tradicional",
    mode: "pairs",
    highestDouble: true,
    blocking: 4,
  },
  { ...PLAIN, name: "four alone", rules: "domikapikua", mode: "alone", blocking: 4 },
  {
    name: "three alone, drawing all",
    rules: "domikapikua",
    mode: "alone",
    players: 3,
    draws: true,
    hidden: 0,
    blocking: 5,
  },
  {
    name: "three alone, seven out of play",
    rules: "fededodo-2026",
    mode: "alone",
    players: 3,
    draws: false,
    hidden: 0,
    blocking: 9,
  },
  {
    name: "two alone, two hidden",
    rules: "individual",
    mode: "alone",
    players: 2,
    draws: true,
    hidden: 2,
    blocking: 5,
  },
  {
    name: "two alone, opened with the highest double",
    rules: "individual",
    mode: "alone",
    players: 2,
    draws: true,
    hidden: 2,
    highestDouble: true,
  },
  {
    name: "two alone, fourteen out of play",
    rules: "fededodo-2026",
    mode: "alone",
    players: 2,
    draws: false,
    hidden: 0,
    blocking: 3,
  },
  {
    name: "two alone, opened with the highest double, fourteen out of play",
    rules: { preset: "individual", stock: "none" },
    mode: "alone",
    players: 2,
    draws: false,
    hidden: 0,
    highestDouble: true,
  },
];

/** The hand of a seed; null where the setup asks for an opening double and nobody has one. */
export function playedHand(setup: TableSetup, seed: string): SimulatedHand | null {
  return simulateHand({ ...setup, seed: `${setup.name} ${seed}` });
}

function shared(hand: SimulatedHand, setup: TableSetup) {
  const { rules, mode, players } = setup;
  return { rules, mode, players, leader: hand.leader, firstHand: setup.highestDouble ?? false };
}

/** The claim of every move. */
export function moveClaim(hand: SimulatedHand, setup: TableSetup, play: string): HandRequest {
  return { ...shared(hand, setup), deal: hand.deal, stock: hand.stock, play } as HandRequest;
}

type Optional = { readonly [Fact in "lastTile" | "ends" | "seen"]?: unknown };

/** Every choice of last tile, ends and one seen tile out of somebody's hand. */
function optionalFacts(hand: SimulatedHand, seed: string): readonly Optional[] {
  const random = seededRandom(`seen ${seed}`);
  const seats = Object.keys(hand.deal);
  const seat = seats[randomIndex(random, seats.length)] ?? "A";
  const tile = (hand.deal[seat] ?? [])[randomIndex(random, 7)];
  const { lastTile, ends } = hand;
  const choices: Optional[] = [{}, { lastTile }, { ends }, { lastTile, ends }];
  return choices.flatMap((choice) => [choice, { ...choice, seen: [{ seat, tile }] }]);
}

/** The claims of the tiles and of the totals left, with every choice of optional facts. */
export function summaryClaims(
  hand: SimulatedHand,
  setup: TableSetup,
  seed: string,
): readonly HandRequest[] {
  const { ending, closer, left, pips } = hand;
  const claim = { ...shared(hand, setup), ending, closer };
  return optionalFacts(hand, seed).flatMap((facts) => [
    { ...claim, ...facts, left } as HandRequest,
    { ...claim, ...facts, pips } as HandRequest,
  ]);
}

/** The claims that the hand was wrongly called blocked when nobody had gone out. */
export function falseBlockClaims(hand: SimulatedHand, setup: TableSetup): readonly HandRequest[] {
  if (hand.ending === "domino") return [];
  const claim = { ...shared(hand, setup), falseBlock: { by: "A" } };
  return [
    { ...claim, left: hand.left } as HandRequest,
    { ...claim, pips: hand.pips } as HandRequest,
  ];
}

/** What every level of detail must agree on; capicúa, bonuses and seen tiles need more than totals. */
export function essence(request: HandRequest): unknown {
  const verdict = adjudicateRequest(request);
  if (!verdict.ok) return verdict;
  const { ending, closer, winner, pips, nextLeader } = verdict;
  const hand = verdict.parts.filter((part) => part.kind === "hand");
  return "seen" in request
    ? { ending, closer, pips }
    : { ending, closer, winner, pips, nextLeader, hand };
}
