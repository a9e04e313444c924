import loadHighs from "highs";
import { expect, it } from "vitest";
import { seededRandom } from "@/domain/kernel/random";
import { tableCriteria } from "@/domain/pairing/criteria/individual/table-criteria";
import { readField } from "@/domain/pairing/field";
import { findTables } from "@/domain/pairing/formats/individual";
import { bookRules, entrantsOf, eventOf } from "../support/event-builders";
import { leastByIlp, mainCosts } from "../support/ilp-tables";
import { playRounds } from "../support/play-event";

it("stays within one in a hundred of the proved optimum for 40 people after nine rounds", async () => {
  const highs = await loadHighs();
  let found = 0;
  let least = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const start = eventOf({ format: "individual", entrants: entrantsOf(40), seed: `${seed}` });
    const pairing = { ...start.pairing, opponentCooldown: null };
    const random = seededRandom(`${seed}`);
    const { event } = playRounds({ ...start, pairing }, 9, bookRules, random);
    const field = readField(event, bookRules);
    const criteria = tableCriteria(field.settings);
    const known = mainCosts(criteria, findTables(field, criteria).cost);
    const { costs, proved } = leastByIlp(highs, field, known, 600);
    expect(proved).toBe(true);
    expect(known.slice(0, -1)).toEqual(costs.slice(0, -1));
    found += known.at(-1) ?? 0;
    least += costs.at(-1) ?? 0;
  }
  expect(found).toBeLessThanOrEqual(1.01 * least);
});
