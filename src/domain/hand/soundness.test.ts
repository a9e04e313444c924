import { describe, expect, it } from "vitest";
import type { SimulatedHand, SimulationOptions } from "../../../tests/support/hand-player";
import { simulateHand } from "../../../tests/support/hand-player";
import type { RulesSpec } from "../rules/rules-spec";
import type { HandRequest } from "./adjudicate-request";
import { adjudicateRequest } from "./adjudicate-request";

// Whatever can happen at a table is accepted, and told in more or less detail it is the same hand.

type Setup = Omit<SimulationOptions, "seed"> & {
  readonly rules: RulesSpec;
  readonly mode: "pairs" | "alone";
};

const SETUPS: readonly (readonly [string, Setup])[] = [
  [
    "pairs, FEDEDODO",
    { rules: "fededodo-2026", mode: "pairs", players: 4, draws: false, hidden: 0 },
  ],
  [
    "pairs, many blocks",
    { rules: "domikapikua", mode: "pairs", players: 4, draws: false, hidden: 0, blocking: 9 },
  ],
  [
    "pairs, opened with 6-6",
    {
      rules: "tradicional",
      mode: "pairs",
      players: 4,
      draws: false,
      hidden: 0,
      highestDouble: true,
    },
  ],
  ["four alone", { rules: "domikapikua", mode: "alone", players: 4, draws: false, hidden: 0 }],
  [
    "three alone, drawing all",
    { rules: "domikapikua", mode: "alone", players: 3, draws: true, hidden: 0 },
  ],
  [
    "three alone, seven out of play",
    { rules: "fededodo-2026", mode: "alone", players: 3, draws: false, hidden: 0, blocking: 9 },
  ],
  [
    "two alone, two hidden",
    { rules: "individual", mode: "alone", players: 2, draws: true, hidden: 2, blocking: 5 },
  ],
  [
    "two alone, opened with the highest double",
    { rules: "individual", mode: "alone", players: 2, draws: true, hidden: 2, highestDouble: true },
  ],
  [
    "two alone, fourteen out of play",
    { rules: "fededodo-2026", mode: "alone", players: 2, draws: false, hidden: 0 },
  ],
];

const HANDS = 50;

function hands(name: string, setup: Setup): readonly SimulatedHand[] {
  return Array.from({ length: HANDS }, (_, i) =>
    simulateHand({ ...setup, seed: `${name} ${i}` }),
  ).filter((hand) => hand !== null);
}

function base(hand: SimulatedHand, setup: Setup) {
  const { rules, mode, players } = setup;
  return { rules, mode, players, leader: hand.leader, firstHand: setup.highestDouble ?? false };
}

function playRequest(hand: SimulatedHand, setup: Setup, play: string): HandRequest {
  return { ...base(hand, setup), deal: hand.deal, stock: hand.stock, play } as HandRequest;
}

function summaryRequest(hand: SimulatedHand, setup: Setup, what: object): HandRequest {
  const { ending, closer } = hand;
  return { ...base(hand, setup), ending, closer, ...what } as HandRequest;
}

/** What every level of detail must agree on; capicúa and pass bonuses need more than totals. */
function essence(request: HandRequest) {
  const verdict = adjudicateRequest(request);
  if (!verdict.ok) return verdict;
  const { ending, closer, winner, pips, nextLeader } = verdict;
  const hand = verdict.parts.filter((part) => part.kind === "hand");
  return { ending, closer, winner, pips, nextLeader, hand };
}

describe.each(SETUPS)("%s", (name, setup) => {
  it.each([
    ["with its passes", "play"] as const,
    ["without closing passes", "playWithoutClosingPasses"] as const,
  ])("accepts every move, %s", (_, field) => {
    for (const hand of hands(name, setup)) {
      const verdict = adjudicateRequest(playRequest(hand, setup, hand[field]));
      expect(verdict, hand.play).toMatchObject({
        ok: true,
        ending: hand.ending,
        closer: hand.closer,
        pips: hand.pips,
      });
    }
  });

  it("says the same of the tiles left and of their totals", () => {
    for (const hand of hands(name, setup)) {
      const { left, pips, lastTile, ends } = hand;
      const full = essence(playRequest(hand, setup, hand.play));
      for (const what of [
        { left },
        { left, lastTile, ends },
        { pips },
        { pips, lastTile, ends },
        { pips, lastTile },
      ]) {
        expect(
          essence(summaryRequest(hand, setup, what)),
          `${hand.play} ${JSON.stringify(what)}`,
        ).toEqual(full);
      }
    }
  });

  it("accepts any moment of a hand as a false block", () => {
    for (const hand of hands(name, setup).slice(0, 40)) {
      for (const what of [{ left: hand.left }, { pips: hand.pips }]) {
        if (hand.ending === "domino") continue;
        const request = { ...base(hand, setup), falseBlock: { by: "A" }, ...what } as HandRequest;
        expect(adjudicateRequest(request), hand.play).toMatchObject({ ok: true, pips: hand.pips });
      }
    }
  });
});

describe("the random player", () => {
  it("plays both dominoes and blocks", () => {
    const endings = SETUPS.map(([name, setup]) => new Set(hands(name, setup).map((h) => h.ending)));
    expect(endings.filter((set) => set.size === 2).length).toBeGreaterThan(4);
  });
});
