import loadHighs from "highs";
import { expect, it } from "vitest";
import { seededRandom } from "@/domain/kernel/random";
import { tableCriteria } from "@/domain/pairing/criteria/individual/table-criteria";
import { readField } from "@/domain/pairing/field";
import { findTables } from "@/domain/pairing/formats/individual";
import { bookRules, entrantsOf, eventOf } from "./event-builders";
import { leastByIlp, mainCosts } from "./ilp-tables";
import { playRounds } from "./play-event";

it.each([
  [12, 7, null],
  [16, 6, null],
  [18, 6, 1],
  [20, 8, null],
])(
  "finds no better tables than the engine for %i people after %i rounds",
  async (count, rounds, cooldown) => {
    const start = eventOf({ format: "individual", entrants: entrantsOf(count) });
    const pairing = { ...start.pairing, opponentCooldown: cooldown };
    const random = seededRandom(`${count}`);
    const { event } = playRounds({ ...start, pairing }, rounds, bookRules, random);
    const field = readField(event, bookRules);
    const criteria = tableCriteria(field.settings);
    const costs = mainCosts(criteria, findTables(field, criteria).cost);
    expect(leastByIlp(await loadHighs(), field, costs)).toEqual({ costs, proved: true });
  },
);
