import { describe, expect, it } from "vitest";
import { randomIndex, seededRandom } from "../../kernel/random";
import { betterSeating } from "./better-seating";
import type { Couples } from "./couples";
import { leastSeating } from "./least-seating";
import { isLeastCost } from "./no-better-seating";
import { pairVerdict } from "./pair-verdict";
import type { Question, Seating } from "./question";
import { askQuestion, kindsOf, seatingCost } from "./question";

/** Couples at random: some have met, been partners, or must not meet; some have rested. */
function couplesOf(count: number, seed: string): Couples {
  const random = seededRandom(seed);
  const drawn = new Map<string, number>();
  const value = (kind: string, chance: number) => (a: string, b: string) => {
    const key = `${kind} ${[a, b].sort().join(" ")}`;
    if (!drawn.has(key)) drawn.set(key, random() < chance ? 1 : 0);
    return drawn.get(key) ?? 0;
  };
  const ids = Array.from({ length: count }, (_, index) => String(index));
  const rests = ids.map(() => randomIndex(random, 2));
  const forbidden = value("forbidden", 0.1);
  return {
    ids,
    rematch: value("met", 0.5),
    partner: value("partner", 0.4),
    forbidden: (a, b) => forbidden(a, b) > 0,
    sameClub: () => false,
    rests: (id) => rests[Number(id)] ?? 0,
  };
}

function asked(question: Question | null): Question {
  if (question === null) throw new Error("a small field can be asked about");
  return question;
}

/** Every seating of a field, by the plainest way. */
function* seatings(
  { group, partners, resting }: Question,
  left: readonly number[],
  tables: readonly (readonly number[])[] = [],
): Generator<Seating> {
  if (left.length === resting) {
    yield { tables, resting: left };
    return;
  }
  for (const table of tablesFrom(left, group)) {
    if (tables.length > 0 && (table[0] ?? 0) < (tables[tables.length - 1]?.[0] ?? 0)) continue;
    const others = left.filter((unit) => !table.includes(unit));
    const [a = 0, b = 0, c = 0, d = 0] = table;
    const ways = partners ? [table, [a, c, b, d], [a, d, b, c]] : [table];
    for (const way of ways)
      yield* seatings({ group, partners, resting } as Question, others, [...tables, way]);
  }
}

function* tablesFrom(left: readonly number[], group: number, from = 0): Generator<number[]> {
  if (group === 0) yield [];
  for (let at = from; group > 0 && at < left.length; at++) {
    for (const more of tablesFrom(left, group - 1, at + 1)) yield [left[at] ?? 0, ...more];
  }
}

function leastByHand(question: Question): number {
  let least = Number.POSITIVE_INFINITY;
  const everybody = question.ids.map((_, unit) => unit);
  for (const seating of seatings(question, everybody)) {
    least = Math.min(least, seatingCost(question, seating));
  }
  return least;
}

const KINDS = ["partner-repeated", "forbidden-pair", "opponent-repeated", "rests"] as const;

describe("the least that a round can have of what should not happen", () => {
  it.each([
    [6, 2, false],
    [7, 2, false],
    [7, 3, false],
    [8, 4, true],
    [9, 4, true],
    [8, 4, false],
  ] as const)("is found for %i in tables of %i (partners: %s)", (count, group, partners) => {
    for (let number = 0; number < 15; number++) {
      const question = asked(
        askQuestion(couplesOf(count, `${count} ${number}`), KINDS, {
          group,
          partners,
          resting: count % group,
          short: 0,
        }),
      );
      const found = leastSeating(question);
      if (found === null) throw new Error("small fields are tried out");
      expect(seatingCost(question, found)).toBe(leastByHand(question));
    }
  });

  it("is never said to be reached where it is not, nor improved on by the search", () => {
    let proved = 0;
    for (let number = 0; number < 25; number++) {
      const question = asked(
        askQuestion(couplesOf(12, `grande ${number}`), KINDS, {
          group: 4,
          partners: true,
          resting: 0,
          short: 0,
        }),
      );
      const exact = leastSeating(question);
      if (exact === null) throw new Error("small fields are tried out");
      const least = seatingCost(question, exact);
      const given: Seating = {
        tables: [
          [0, 1, 2, 3],
          [4, 5, 6, 7],
          [8, 9, 10, 11],
        ],
        resting: [],
      };
      expect(seatingCost(question, betterSeating(question, given))).toBeGreaterThanOrEqual(least);
      expect(isLeastCost(question, least + 1)).toBe(false);
      if (isLeastCost(question, least)) proved += 1;
    }
    expect(proved).toBeGreaterThan(15);
  });

  it("is agreed on by the matching of pairs, wherever that speaks", () => {
    let spoken = 0;
    for (let number = 0; number < 60; number++) {
      const count = 6 + (number % 5);
      const question = asked(
        askQuestion(couplesOf(count, `parejas ${number}`), ["rematch", "forbidden-pair", "rests"], {
          group: 2,
          partners: false,
          resting: count % 2,
          short: 0,
        }),
      );
      const exact = leastSeating(question);
      if (exact === null) throw new Error("small fields are tried out");
      const everybody = question.ids.map((_, unit) => unit);
      const given: Seating = {
        tables: everybody.flatMap((a) => (a % 2 === 0 && a + 1 < count ? [[a, a + 1]] : [])),
        resting: count % 2 === 0 ? [] : [count - 1],
      };
      const least = kindsOf(question, seatingCost(question, exact));
      const own = kindsOf(question, seatingCost(question, given));
      const first = own.findIndex((digit) => digit > 0);
      if (first === -1) continue;
      const { avoidable } = pairVerdict(question, given, first);
      if (avoidable === null) continue;
      spoken += 1;
      const fewer = (least[first] ?? 0) < (own[first] ?? 0);
      expect(avoidable).toBe(fewer && least.slice(0, first).every((digit) => digit === 0));
    }
    expect(spoken).toBeGreaterThan(30);
  });
});
