import { describe, expect, it } from "vitest";
import type { SimulationOptions } from "../../../tests/support/hand-player";
import { simulateHand } from "../../../tests/support/hand-player";
import type { Seat } from "../rules/seat";
import { SEATS } from "../rules/seat";
import type { PlayedRequest, ReplayStep } from "./replay-steps";
import { replaySteps } from "./replay-steps";
import { largerHalf, smallerHalf } from "./tile";

// Example H08: B passes on the opening 3-1, C three times … dominó by A.
const H08 = {
  rules: "domikapikua",
  leader: "A",
  deal: {
    A: ["6-0", "5-5", "4-1", "3-1", "3-0", "2-1", "1-0"],
    B: ["6-6", "6-2", "5-4", "4-4", "4-2", "4-0", "0-0"],
    C: ["6-5", "6-1", "5-0", "3-3", "2-2", "2-0", "1-1"],
    D: ["6-4", "6-3", "5-3", "5-2", "5-1", "4-3", "3-2"],
  },
  play: "A:3-1 B:PASO C:1-1R D:5-3L A:5-5L B:5-4L C:6-1R D:6-4L A:6-0L B:4-0L C:6-5R D:5-2R A:2-1R B:4-4L C:PASO D:5-1R A:4-1L B:PASO C:5-0R D:PASO A:3-0R B:PASO C:3-3R D:4-3R A:1-0L",
} as const satisfies PlayedRequest;

function lineText(step: ReplayStep | undefined): string {
  return (step?.line ?? []).map(({ left, right }) => `${left}${right}`).join(" ");
}

function checkBoard(step: ReplayStep, label: string): void {
  const { line, ends, hands, lacks } = step;
  for (const [i, laid] of line.entries()) {
    expect([laid.left, laid.right].sort(), label).toEqual(
      [largerHalf(laid.tile), smallerHalf(laid.tile)].sort(),
    );
    if (i > 0) expect(line[i - 1]?.right, label).toBe(laid.left);
  }
  const open = ends === null ? undefined : [line[0]?.left, line.at(-1)?.right];
  expect(open, label).toEqual(ends ?? undefined);
  for (const seat of SEATS) {
    for (const tile of hands[seat] ?? []) {
      const known = lacks[seat] ?? [];
      expect(known.includes(largerHalf(tile)) || known.includes(smallerHalf(tile)), label).toBe(
        false,
      );
    }
  }
}

const TABLES: readonly Omit<SimulationOptions, "seed">[] = [
  { players: 4, draws: false, hidden: 0, blocking: 5 },
  { players: 3, draws: true, hidden: 0 },
  { players: 2, draws: true, hidden: 2, blocking: 5 },
];

describe("a hand step by step", () => {
  it("shows the table as dealt and after each move", () => {
    const { steps, problems } = replaySteps(H08);
    expect(problems).toEqual([]);
    expect(steps).toHaveLength(H08.play.split(" ").length + 1);
    expect(steps[0]).toMatchObject({ at: 0, move: null, turn: "A", ends: null, line: [] });
    expect(steps[2]).toMatchObject({ turn: "C", ends: [3, 1], lacks: { A: [], B: [1, 3] } });
    expect(steps[4]).toMatchObject({ ends: [5, 1], hands: { D: H08.deal.D.toSpliced(2, 1) } });
    expect(lineText(steps[4])).toBe("53 31 11");
    expect(steps.at(-1)).toMatchObject({
      turn: null,
      ending: "domino",
      pips: { A: 0, B: 26, C: 6, D: 14 },
      playable: [],
    });
  });

  it("keeps the line joined, and never says that a seat lacks what it holds", () => {
    for (const options of TABLES) {
      for (let i = 0; i < 25; i++) {
        const hand = simulateHand({ ...options, seed: `tablero ${i}` });
        if (hand === null) throw new Error("a hand without conditions is always dealt");
        const request = {
          rules: options.draws ? { preset: "individual", hiddenTiles: options.hidden } : "fndpr",
          players: hand.players,
          leader: hand.leader as Seat,
          deal: hand.deal,
          stock: hand.stock,
          play: hand.play,
        } as PlayedRequest;
        const { steps, problems } = replaySteps(request);
        expect(problems).toEqual([]);
        for (const step of steps) checkBoard(step, `${hand.play} at ${step.at}`);
        expect(steps.at(-1)).toMatchObject({ ending: hand.ending, pips: hand.pips });
        expect(lineText(steps.at(-1)).split(" ")).toHaveLength(
          hand.play.split(" ").filter((move) => !/PASO|\+/.test(move)).length,
        );
      }
    }
  });

  it("stops before the first illegal move, with what is wrong and its article", () => {
    const play = H08.play.replace("C:PASO", "C:3-3L");
    const { steps, problems } = replaySteps({ ...H08, rules: "fededodo-2026", play });
    expect(steps).toHaveLength(15);
    expect(problems.map(({ code, at }) => [code, at])).toEqual([["does-not-fit", 14]]);
    expect(problems[0]).toMatchObject({ infraction: "F-13.3", article: "13.3" });
  });

  it("has no steps where the deal cannot be, and says where a hand is left unfinished", () => {
    const twice = { ...H08.deal, B: H08.deal.A };
    expect(replaySteps({ ...H08, deal: twice })).toMatchObject({
      steps: [],
      problems: { length: 7, 0: { code: "duplicate-tile", seat: "B" } },
    });
    const { steps, problems } = replaySteps({ ...H08, play: "A:3-1 B:PASO" });
    expect(steps).toHaveLength(3);
    expect(problems).toMatchObject([{ code: "unfinished", at: 2, seat: "C" }]);
  });

  it("lays a double where the letter says, and turns the line when a later letter tells its ends", () => {
    const open = { ...H08, play: "A:5-5 B:5-4 C:5-0R D:5-2L" };
    expect(lineText(replaySteps(open).steps.at(-1))).toBe("45 55 50");
    const turned = { ...H08, play: "A:5-5 B:5-4 C:5-0L D:4-3R" };
    expect(replaySteps(turned).problems).toMatchObject([{ code: "unfinished", at: 4 }]);
    expect(lineText(replaySteps(turned).steps.at(-1))).toBe("05 55 54 43");
  });

  it("knows that everybody skipped by consecutive play lacks both ends (16.4)", () => {
    const deal = {
      A: ["6-6", "6-5", "6-4", "6-3", "6-2", "6-1", "6-0"],
      B: ["5-5", "5-4", "5-3", "5-2", "5-1", "5-0", "4-4"],
      C: ["4-3", "4-2", "4-1", "4-0", "3-3", "3-2", "3-1"],
      D: ["3-0", "2-2", "2-1", "2-0", "1-1", "1-0", "0-0"],
    };
    const { steps, problems } = replaySteps({
      rules: "fededodo-2026",
      leader: "A",
      deal,
      play: "A:6-6 A:6-5 B:5-4 A:6-4L",
    });
    expect(problems).toMatchObject([{ code: "out-of-turn", at: 3 }]);
    expect(steps[2]).toMatchObject({ lacks: { A: [], B: [6], C: [6], D: [6] }, turn: "B" });
  });
});
