import { describe, expect, it } from "vitest";
import { bookRules, entrantsOf, eventOf } from "../../../../tests/support/event-builders";
import { playRounds } from "../../../../tests/support/play-event";
import { seededRandom } from "../../kernel/random";
import { tableCriteria } from "../criteria/individual/table-criteria";
import { readField } from "../field";
import { createTrial, tryAllTables } from "./all-tables";
import { createModel } from "./table-score-model";
import type { Seating } from "./table-search";
import { searchByPrices } from "./table-search-exact";
import type { Heat } from "./table-search-heat";
import { createHeat, fourHeat } from "./table-search-heat";

/** A field after some rounds, as heat with so much for each criterion in order, hard ones and the spread in wins. */
function heatOf(count: number, rounds: number): { readonly heat: Heat; readonly seating: Seating } {
  const start = eventOf({ format: "individual", entrants: entrantsOf(count) });
  const never = { ...start, pairing: { ...start.pairing, opponentCooldown: null } };
  const { event } = playRounds(never, rounds, bookRules, seededRandom(`${count} ${rounds}`));
  const field = readField(event, bookRules);
  const criteria = tableCriteria(field.settings);
  const model = createModel(
    criteria,
    field,
    field.units.map((_, unit) => unit),
  );
  const weights = criteria.map(({ hard, id }) => (hard ? 20 : Number(id === "win-spread")));
  return { heat: createHeat(model, weights), seating: Int32Array.from(model.units.keys()) };
}

function costOf(heat: Heat, seating: Seating): number {
  let sum = 0;
  for (let seat = 0; seat + 3 < seating.length; seat += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = seating.subarray(seat, seat + 4);
    sum += fourHeat(heat, a, b, c, d);
  }
  return sum;
}

describe("a search by prices", () => {
  it.each([
    [16, 1],
    [16, 5],
    [16, 9],
    [20, 3],
  ])(
    "finds the least of all ways for %i people after %i rounds, and nothing below it",
    (count, rounds) => {
      const { heat, seating } = heatOf(count, rounds);
      const all = seating.slice();
      const least = tryAllTables(
        createTrial(count),
        all,
        (a, b, c, d) => fourHeat(heat, a, b, c, d),
        () => 0,
      );
      const found = searchByPrices(heat, seating, 1) ?? seating;
      expect([...found].sort((a, b) => a - b)).toEqual([...seating]);
      expect(costOf(heat, found)).toBe(least);
      expect(searchByPrices(heat, found, 1)).toBeNull();
    },
  );

  it("leaves those who rest where they are", () => {
    const { heat, seating } = heatOf(27, 6);
    const found = searchByPrices(heat, seating, 1) ?? seating;
    expect([...found].sort((a, b) => a - b)).toEqual([...seating]);
    expect([...found.slice(24)]).toEqual([...seating.slice(24)]);
    expect(costOf(heat, found)).toBeLessThan(costOf(heat, seating));
  });
});
