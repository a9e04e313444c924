import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SEATS } from "../rules/seat";
import type { Move } from "./notation";
import { formatPlay, parsePlay } from "./notation";

const half = fc.integer({ min: 0, max: 6 });
const seat = fc.constantFrom(...SEATS);
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant("pass" as const), seat }),
  fc.record({ kind: fc.constant("draw" as const), seat, first: half, second: half }),
  fc.record({
    kind: fc.constant("tile" as const),
    seat,
    first: half,
    second: half,
    end: fc.constantFrom("L" as const, "R" as const, null),
  }),
);

describe("the notation of play", () => {
  it("reads back every line that it writes", () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        expect(parsePlay(formatPlay(moves))).toEqual({ ok: true, value: moves });
      }),
    );
  });

  it("keeps blanks apart and names what is no move by its place", () => {
    expect(parsePlay("  A:6-6\n B:PASO  ")).toMatchObject({ ok: true, value: [{ seat: "A" }, {}] });
    expect(parsePlay("A:6-6 E:1-0 B:+6-2L C:paso")).toEqual({
      ok: false,
      problems: [
        { at: 1, text: "E:1-0" },
        { at: 2, text: "B:+6-2L" },
        { at: 3, text: "C:paso" },
      ],
    });
  });
});
