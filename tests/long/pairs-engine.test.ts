import { describe, expect, it } from "vitest";
import { pairCriteria } from "@/domain/pairing/criteria/pairs/pair-criteria";
import { readField } from "@/domain/pairing/field";
import { costOfRound, matchPairs } from "@/domain/pairing/formats/match-pairs";
import { bookRules } from "../support/event-builders";
import { findPairingFault } from "../support/pairing-certificate";
import { cheapestRound } from "../support/pairs-oracle";
import { pairsEventAfter, randomField } from "../support/random-field";

describe("the engine of fixed pairs", () => {
  it("costs as little as any round of 10,000 small fields", () => {
    for (let seed = 0; seed < 10_000; seed++) {
      const field = randomField(`largo ${seed}`, 10);
      const criteria = pairCriteria(field.settings);
      const { pairs, rest } = matchPairs(field, criteria);
      const cost = costOfRound(field, criteria, pairs, rest).map((each) => each.cost);
      expect([seed, ...cost]).toEqual([seed, ...cheapestRound(field, criteria)]);
    }
  });

  it("proves 500 events of up to 200 pairs over all their couples", () => {
    for (let seed = 0; seed < 500; seed++) {
      const event = pairsEventAfter(12 + ((seed * 7) % 189), 1 + (seed % 9), `largo ${seed}`);
      const field = readField(event, bookRules);
      const criteria = pairCriteria(field.settings);
      expect(findPairingFault(field, criteria, matchPairs(field, criteria))).toBeNull();
    }
  });

  it.each([2000, 9000, 20_000])("proves its round of %i pairs", (count) => {
    const field = readField(pairsEventAfter(count, 9, "grande"), bookRules);
    const criteria = pairCriteria(field.settings);
    const answer = matchPairs(field, criteria);
    expect(answer.optimal).toBe(true);
    expect(findPairingFault(field, criteria, answer)).toBeNull();
  });
});
