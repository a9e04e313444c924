import { describe, expect, it } from "vitest";
import { resolveRules } from "../rules/resolve-rules";
import type { PresetId } from "../rules/rules-spec";
import type { EventFormat } from "../rules/settings";
import { applyFines } from "./fines";
import type { MatchFine } from "./match-document";

// Every way in which a fine can, or cannot, change a result: figures added up by hand (decision 1, swiss 2.9).

const PAIRS = { mode: "pairs", players: 4 } as const;
type Scope = "ledger" | "pair";
type Flip = "strict-less" | "less-or-equal" | "never";

function fined(
  scope: Scope,
  flip: Flip,
  fines: readonly MatchFine[],
  score: { readonly AC: number; readonly BD: number } = { AC: 205, BD: 180 },
) {
  const rules = resolveRules(
    { preset: "fededodo-2026", fineScope: scope, fineFlipsResult: flip },
    { ...PAIRS, format: "individual" },
  );
  const winner = score.AC > score.BD ? "AC" : "BD";
  return applyFines({ score, winner, isOver: true, shape: PAIRS, fines }, rules);
}

const fine = (
  seat: MatchFine["seat"],
  points: number,
  on: MatchFine["on"] = "match",
  afterHand = 1,
): MatchFine => ({ seat, points, afterHand, on });

const won = ({ results }: ReturnType<typeof fined>) =>
  (["A", "B", "C", "D"] as const).filter((seat) => results[seat]?.won === true).join("");
const figures = ({ results }: ReturnType<typeof fined>) =>
  (["A", "B", "C", "D"] as const).map((seat) => `${results[seat]?.for}-${results[seat]?.against}`);

describe("205–180 to AC, A fined", () => {
  it.each<[Scope, Flip, number, string, string | null]>([
    // 24 leaves A above the other pair, 25 level with it, 26 below.
    ["ledger", "strict-less", -24, "AC", "AC"],
    ["ledger", "strict-less", -25, "AC", "AC"],
    ["ledger", "strict-less", -26, "C", "AC"],
    ["ledger", "less-or-equal", -24, "AC", "AC"],
    ["ledger", "less-or-equal", -25, "C", "AC"],
    ["ledger", "less-or-equal", -26, "C", "AC"],
    ["ledger", "never", -25, "AC", "AC"],
    ["ledger", "never", -200, "AC", "AC"],
    ["pair", "strict-less", -24, "AC", "AC"],
    ["pair", "strict-less", -25, "AC", "AC"],
    ["pair", "strict-less", -26, "BD", "BD"],
    ["pair", "less-or-equal", -24, "AC", "AC"],
    ["pair", "less-or-equal", -25, "BD", "BD"],
    ["pair", "less-or-equal", -26, "BD", "BD"],
    ["pair", "never", -25, "AC", "AC"],
    ["pair", "never", -200, "AC", "AC"],
  ])("%s, %s, %i: %s won", (scope, flip, points, winners, winner) => {
    const result = fined(scope, flip, [fine("A", points)]);
    expect(won(result)).toBe(winners);
    expect(result.winner).toBe(winner);
    expect(figures(result)).toEqual(
      scope === "ledger"
        ? [`${205 + points}-180`, "180-205", "205-180", "180-205"]
        : [
            `${205 + points}-180`,
            `180-${205 + points}`,
            `${205 + points}-180`,
            `180-${205 + points}`,
          ],
    );
  });

  it.each<[Scope, Flip]>(
    (["ledger", "pair"] as const).flatMap((scope) =>
      (["strict-less", "less-or-equal", "never"] as const).map((flip) => [scope, flip] as const),
    ) as [Scope, Flip][],
  )("%s, %s: nothing on the record changes the match", (scope, flip) => {
    const result = fined(scope, flip, [fine("A", -100, "record"), fine("C", -50, "record")]);
    expect(won(result)).toBe("AC");
    expect(figures(result)).toEqual(["205-180", "180-205", "205-180", "180-205"]);
    expect(result.reasons).toEqual([]);
  });
});

describe("several fines", () => {
  it.each<[string, Scope, readonly MatchFine[], string, readonly string[]]>([
    [
      "each bears his own, and both may lose alone",
      "ledger",
      [fine("A", -40), fine("C", -40)],
      "",
      ["165-180", "180-205", "165-180", "180-205"],
    ],
    [
      "8.7 second time: −75 and −75 cost a pair 150",
      "pair",
      [fine("A", -75), fine("C", -75)],
      "BD",
      ["55-180", "180-55", "55-180", "180-55"],
    ],
    [
      "a losing side's fines lower its own figures and give nobody anything",
      "ledger",
      [fine("B", -25), fine("B", -25)],
      "AC",
      ["205-180", "130-205", "205-180", "180-205"],
    ],
    [
      "a losing pair's fines lower what stands against the winners",
      "pair",
      [fine("B", -25), fine("D", -75)],
      "AC",
      ["205-80", "80-205", "205-80", "80-205"],
    ],
    [
      "fines of both pairs: 205−40 against 180−20",
      "pair",
      [fine("A", -40), fine("D", -20)],
      "AC",
      ["165-160", "160-165", "165-160", "160-165"],
    ],
    [
      "9.2 in the ledger: +25 to each, and the offender is not fined",
      "ledger",
      [fine("B", 25), fine("D", 25)],
      "AC",
      ["205-180", "205-205", "205-180", "205-205"],
    ],
    [
      "9.2 in a pair: once, and level loses nothing",
      "pair",
      [fine("B", 25), fine("D", 25)],
      "AC",
      ["205-205", "205-205", "205-205", "205-205"],
    ],
    [
      "9.2 twice in one hand: twice, and the pair ahead after it has won",
      "pair",
      [fine("B", 25), fine("D", 25), fine("B", 25), fine("D", 25)],
      "BD",
      ["205-230", "230-205", "205-230", "230-205"],
    ],
    [
      "9.2 after different hands: each counts once",
      "pair",
      [fine("A", 25, "match", 1), fine("C", 25, "match", 1), fine("A", 25, "match", 2)],
      "AC",
      ["255-180", "180-255", "255-180", "180-255"],
    ],
    [
      "a fine may leave somebody below zero",
      "ledger",
      [fine("D", -200)],
      "AC",
      ["205-180", "180-205", "205-180", "-20-205"],
    ],
  ])("%s", (_, scope, fines, winners, expected) => {
    const result = fined(scope, "strict-less", fines);
    expect(won(result)).toBe(winners);
    expect(figures(result)).toEqual(expected);
  });

  it("while the match is played nobody has won and the figures run", () => {
    const rules = resolveRules("fededodo-2026", { ...PAIRS, format: "individual" });
    const result = applyFines(
      {
        score: { AC: 40, BD: 90 },
        winner: null,
        isOver: false,
        shape: PAIRS,
        fines: [fine("A", -25)],
      },
      rules,
    );
    expect(result.results.A).toEqual({ won: null, for: 15, against: 90, net: -75 });
    expect(result.winner).toBeNull();
  });

  it.each(["ledger", "pair"] as const)(
    "%s: a match that ends level nobody has won",
    (fineScope) => {
      const spec = { preset: "fededodo-2026", fineScope } as const;
      const rules = resolveRules(spec, { ...PAIRS, format: "individual" });
      const match = { score: { AC: 90, BD: 90 }, winner: null, isOver: true, shape: PAIRS };
      const result = applyFines({ ...match, fines: [fine("A", -25)] }, rules);
      expect(result.winner).toBeNull();
      expect(Object.values(result.results).map((one) => one?.won)).toEqual([
        false,
        false,
        false,
        false,
      ]);
    },
  );
});

describe("whose fine it is (decision 1; FEMUNDO 5; Puerto Rico 7, 8)", () => {
  it.each<[PresetId, EventFormat, Scope, Flip]>([
    ["fededodo-2026", "pairs", "pair", "strict-less"],
    ["fededodo-2026", "individual", "ledger", "strict-less"],
    ["fededodo-2026", "teams", "ledger", "strict-less"],
    ["femundo-2025", "pairs", "pair", "strict-less"],
    ["femundo-2025", "individual", "ledger", "strict-less"],
    ["femundo-2025", "teams", "ledger", "strict-less"],
    ["fndpr", "pairs", "pair", "strict-less"],
    ["fndpr", "individual", "pair", "strict-less"],
    ["domikapikua", "pairs", "ledger", "never"],
    ["tradicional", "pairs", "ledger", "never"],
    ["individual", "individual", "ledger", "never"],
  ])("%s, %s: %s, %s", (preset, format, fineScope, fineFlipsResult) => {
    expect(resolveRules(preset, { ...PAIRS, format })).toMatchObject({
      fineScope,
      fineFlipsResult,
    });
  });

  it("is his own side's where everyone plays alone", () => {
    const shape = { mode: "alone", players: 3 } as const;
    const rules = resolveRules("fededodo-2026", { ...shape, format: "pairs" });
    const result = applyFines(
      {
        score: { A: 105, B: 90, C: 20 },
        winner: "A",
        isOver: true,
        shape,
        fines: [fine("A", -25)],
      },
      rules,
    );
    expect(result.winner).toBe("B");
    expect(result.results).toMatchObject({
      A: { won: false, for: 80, against: 90 },
      B: { won: true, for: 90, against: 80 },
      C: { won: false, for: 20, against: 90 },
    });
  });
});
