import { describe, expect, it } from "vitest";
import type { SimulatedHand, SimulationOptions } from "../../../tests/support/hand-player";
import { simulateHand } from "../../../tests/support/hand-player";
import type { RulesSpec } from "../rules/rules-spec";
import type { HandRequest } from "./adjudicate-request";
import { adjudicateRequest } from "./adjudicate-request";
import type { PlayedRequest } from "./replay-steps";
import { replaySteps } from "./replay-steps";
import { pipsOf, SET_PIPS } from "./tile";

// Told move by move or by the tiles left with the same facts, a hand is the same to the last word.

type Setup = Omit<SimulationOptions, "seed"> & {
  readonly rules: RulesSpec;
  readonly mode: "pairs" | "alone";
};

const PAIRS = { mode: "pairs", players: 4, draws: false, hidden: 0 } as const;
const SETUPS: readonly Setup[] = [
  { rules: "fededodo-2026", ...PAIRS },
  { rules: "domikapikua", ...PAIRS, blocking: 5 },
  { rules: "tradicional", ...PAIRS, blocking: 9 },
  { rules: "domikapikua", ...PAIRS, mode: "alone" },
  { rules: "domikapikua", mode: "alone", players: 3, draws: true, hidden: 0 },
  { rules: "individual", mode: "alone", players: 2, draws: true, hidden: 2 },
];

function handOf(setup: Setup, index: number): SimulatedHand {
  const hand = simulateHand({ ...setup, seed: `niveles ${index}` });
  if (hand === null) throw new Error("a hand without conditions is always dealt");
  return hand;
}

function base(setup: Setup, { leader }: SimulatedHand) {
  const { rules, mode, players } = setup;
  return { rules, mode, players, leader, target: 100, score: { AC: 65, BD: 72, A: 65, B: 72 } };
}

describe.each(SETUPS)("$rules, $mode, $players", (setup) => {
  it("says the same of every move and of the tiles left, bonuses and capicúas included", () => {
    for (let i = 0; i < 40; i++) {
      const hand = handOf(setup, i);
      const { deal, stock, play, ending, closer, left, lastTile, ends } = hand;
      const full = adjudicateRequest({ ...base(setup, hand), deal, stock, play } as HandRequest);
      if (!full.ok) throw new Error(JSON.stringify(full.problems));
      const passes = full.parts.filter((part) => part.kind === "pass").map((part) => part.side);
      const summary = { ending, closer, left, lastTile, ends, passes };
      expect(adjudicateRequest({ ...base(setup, hand), ...summary } as HandRequest), play).toEqual(
        full,
      );
    }
  });

  it("leaves 168 pips on the table, in the hands and in the stock", () => {
    for (let i = 0; i < 10; i++) {
      const hand = handOf(setup, i);
      const { deal, stock, play } = hand;
      const { steps } = replaySteps({ ...base(setup, hand), deal, stock, play } as PlayedRequest);
      for (const step of steps) {
        const laid = step.line.map(({ tile }) => tile);
        const held = Object.values(step.hands).flat();
        const unseen = [...Object.values(deal).flat(), ...stock].filter(
          (tile) => ![...laid, ...held].some((known) => known === tile),
        );
        const pips = [laid, held, unseen as typeof laid].map(pipsOf);
        expect(
          pips.reduce((sum, one) => sum + one, 0),
          play,
        ).toBe(SET_PIPS);
        expect(laid.length + held.length + unseen.length).toBe(28);
      }
    }
  });
});
