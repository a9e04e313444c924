import { describe, expect, it } from "vitest";
import type { OracleClaim, OracleTile } from "../../../tests/support/line-oracle";
import { canHappen } from "../../../tests/support/line-oracle";
import type { Random } from "../kernel/random";
import { randomIndex, seededRandom, shuffled } from "../kernel/random";
import { tileSetOf } from "./line-facts";
import type { LineQuestion } from "./line-question";
import { findLine } from "./possible-line";
import { hasNumber, largerHalf, smallerHalf, TILES } from "./tile";
import { ALL_TILES } from "./tile-set";

function toOracle(tiles: readonly (typeof TILES)[number][]): readonly OracleTile[] {
  return tiles.map((tile) => [largerHalf(tile), smallerHalf(tile)]);
}

type Claim = Pick<LineQuestion, "ending" | "leader" | "closer"> & {
  readonly hands: readonly (readonly (typeof TILES)[number][])[];
};

function question({ hands, ...claim }: Claim): LineQuestion {
  return {
    ...claim,
    players: hands.length,
    left: hands.map(tileSetOf),
    openings: [{ place: null, pool: ALL_TILES }],
    lastTile: null,
    ends: null,
    own: hands.map(() => 0),
    mayBeEarly: false,
  };
}

/** Hands of random tiles, few enough laid to try every line. */
function randomClaim(random: Random, players: number, most: number): Claim {
  const ending = randomIndex(random, 2) === 0 ? "domino" : "block";
  const closer = randomIndex(random, players);
  // Tiles without one number, so that a block is within reach.
  const closed = ending === "block" ? randomIndex(random, 7) : -1;
  const tiles = shuffled(
    TILES.filter((tile) => !hasNumber(tile, closed)),
    random,
  );
  const laid: number[] = Array.from({ length: players }, (_, seat) =>
    ending === "domino" && seat === closer ? 7 : 0,
  );
  const others = ending === "domino" ? 1 : randomIndex(random, most) + 1;
  for (let more = others; more > 0; more--) {
    const seat = randomIndex(random, players);
    if ((laid[seat] ?? 0) < 6) laid[seat] = (laid[seat] ?? 0) + 1;
  }
  const hands = laid.map((count) => tiles.splice(0, 7 - count));
  return { ending, leader: randomIndex(random, players), closer, hands };
}

function oracleAnswer({ ending, leader, closer, hands }: Claim): boolean {
  return canHappen({
    ending: ending as OracleClaim["ending"],
    leader,
    closer: closer ?? -1,
    left: hands.map(toOracle),
  });
}

/** So much that nothing stays open. */
const PATIENT = { tries: 12, triedSteps: 60, steps: 2_000_000 };

describe("a line that explains the tiles left", () => {
  it.each([
    [2, 4],
    [3, 4],
  ])("agrees with playing every line, %i players", (players, most) => {
    const random = seededRandom(`oracle ${players}`);
    const counts = { possible: 0, impossible: 0 };
    for (let i = 0; i < 600; i++) {
      const claim = randomClaim(random, players, most);
      // With seven laid by who went out there are many lines to try.
      if (claim.ending === "domino" && i % 60 > 0) continue;
      const answer = findLine(question(claim), PATIENT);
      expect(answer, JSON.stringify(claim)).toBe(oracleAnswer(claim) ? "possible" : "impossible");
      if (answer !== "undecided") counts[answer] += 1;
    }
    expect(Math.min(counts.possible, counts.impossible)).toBeGreaterThan(20);
  });

  it.each([
    [
      // Without passes A, B, C and D laid seven, seven, six and six: the leader would have gone out first.
      "a seat that holds every number has laid a tile in each of its turns",
      {
        ending: "domino",
        leader: 0,
        closer: 1,
        hands: [["6-5", "4-3", "2-1", "0-0"], [], ["6-6"], ["5-5"]],
      },
      "impossible",
    ],
    [
      "one round less, and it has",
      { ending: "domino", leader: 1, closer: 1, hands: [["6-0"], [], ["6-5"], ["5-0"]] },
      "possible",
    ],
  ] as const)("%s", (_, claim, expected) => {
    expect(findLine(question(claim))).toBe(expected);
  });

  it("knows that nobody goes out while all the others only pass", () => {
    const hands = [[], TILES.slice(0, 7), TILES.slice(7, 14), TILES.slice(14, 21)];
    expect(findLine(question({ ending: "domino", leader: 0, closer: 0, hands }))).toBe(
      "impossible",
    );
  });
});
