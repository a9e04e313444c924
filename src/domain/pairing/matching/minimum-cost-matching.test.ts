import blossom from "edmonds-blossom-fixed";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../kernel/random";
import { findCertificateFault } from "./certificate";
import { minimumCostMatching } from "./minimum-cost-matching";

type CostMatrix = readonly (readonly number[])[];

const reader = (matrix: CostMatrix) => (a: number, b: number) =>
  matrix[a]?.[b] ?? Number.POSITIVE_INFINITY;

function randomMatrix(size: number, below: number, missing: number, seed: string): CostMatrix {
  const random = seededRandom(seed);
  return Array.from({ length: size }, () =>
    Array.from({ length: size }, () =>
      random() < missing ? Number.POSITIVE_INFINITY : Math.floor(random() * below),
    ),
  );
}

/** Tries every perfect matching. */
function cheapestByBruteForce(
  left: readonly number[],
  costOf: (a: number, b: number) => number,
): number {
  const [first, ...others] = left;
  if (first === undefined) return 0;
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...others.map(
      (other) =>
        costOf(first, other) +
        cheapestByBruteForce(
          others.filter((each) => each !== other),
          costOf,
        ),
    ),
  );
}

/** The optimum of npm's port of van Rantwijk's algorithm, as a cost; null when it cannot match everybody. */
function cheapestByLibrary(size: number, costOf: (a: number, b: number) => number): number | null {
  const edges: [number, number, number][] = [];
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      if (Number.isFinite(costOf(a, b))) edges.push([a, b, -costOf(a, b)]);
    }
  }
  const mates = blossom(edges, true);
  let cost = 0;
  for (let a = 0; a < size; a++) {
    const mate = mates[a];
    if (mate === undefined || mate === -1) return null;
    if (a < mate) cost += costOf(a, mate);
  }
  return cost;
}

describe("minimumCostMatching", () => {
  it("matches nobody in an empty field and refuses an odd one", () => {
    expect(minimumCostMatching(0, () => 1)?.mates).toEqual([]);
    expect(minimumCostMatching(3, () => 1)).toBeNull();
  });

  it("returns null when two triangles share no edge", () => {
    const costOf = (a: number, b: number) => (a < 3 === b < 3 ? 1 : Number.POSITIVE_INFINITY);
    expect(minimumCostMatching(6, costOf)).toBeNull();
  });

  it("equals brute force up to 10 vertices, with pairs missing and many ties", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(2, 5, 1000),
        fc.constantFrom(0, 0.3, 0.6, 0.75),
        fc.string(),
        (half, below, missing, seed) => {
          const size = 2 * half;
          const costOf = reader(randomMatrix(size, below, missing, seed));
          const vertices = Array.from({ length: size }, (_, vertex) => vertex);
          const expected = cheapestByBruteForce(vertices, costOf);
          const answer = minimumCostMatching(size, costOf);
          expect(answer?.cost ?? Number.POSITIVE_INFINITY).toBe(expected);
          if (answer !== null) expect(findCertificateFault(size, costOf, answer)).toBeNull();
        },
      ),
      { numRuns: 2000 },
    );
  }, 60_000);

  it("equals edmonds-blossom-fixed on larger fields, and proves every answer", () => {
    for (let seed = 0; seed < 60; seed++) {
      const size = 12 + 2 * (seed % 30);
      const below = seed % 3 === 0 ? 4 : 1000;
      const costOf = reader(randomMatrix(size, below, seed % 4 === 0 ? 0.8 : 0.1, `campo ${seed}`));
      const answer = minimumCostMatching(size, costOf);
      expect(answer?.cost ?? null).toBe(cheapestByLibrary(size, costOf));
      if (answer !== null) expect(findCertificateFault(size, costOf, answer)).toBeNull();
    }
  }, 60_000);
});

describe("findCertificateFault", () => {
  it("finds a matching that is not the cheapest", () => {
    const costOf = (a: number, b: number) => (b - a) ** 2;
    const answer = minimumCostMatching(4, costOf);
    if (answer === null) throw new Error("a complete graph has a perfect matching");
    expect(findCertificateFault(4, costOf, { ...answer, mates: [2, 3, 0, 1] })?.code).toBe(
      "not-tight",
    );
    expect(findCertificateFault(4, costOf, { ...answer, mates: [1, 0, 3, 1] })?.code).toBe(
      "not-a-matching",
    );
    expect(findCertificateFault(4, costOf, { ...answer, prices: [9, 9, 9, 9] })?.code).toBe(
      "overpriced",
    );
  });
});
