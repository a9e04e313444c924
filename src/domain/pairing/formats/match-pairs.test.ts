import blossom from "edmonds-blossom-fixed";
import { describe, expect, it } from "vitest";
import { bookRules, entrantsOf, eventOf } from "../../../../tests/support/event-builders";
import { findPairingFault } from "../../../../tests/support/pairing-certificate";
import { cheapestRound } from "../../../../tests/support/pairs-oracle";
import { pairsEventAfter, randomField } from "../../../../tests/support/random-field";
import { seededRandom, shuffled } from "../../kernel/random";
import { methodOrder } from "../criteria/pairs/method-order";
import { pairCriteria } from "../criteria/pairs/pair-criteria";
import type { Field } from "../field";
import { readField } from "../field";
import { costOfRound, matchPairs, matchPairsWith } from "./match-pairs";
import type { PairMatching } from "./pair-matching";

function costOf(field: Field, { pairs, rest }: PairMatching): readonly number[] {
  return costOfRound(field, pairCriteria(field.settings), pairs, rest).map(({ cost }) => cost);
}

/** The engine's cost in one number, and npm's optimum of the same edges. */
function againstLibrary(field: Field): readonly [number, number] {
  const criteria = pairCriteria(field.settings);
  const { pairs, rest, proof } = matchPairs(field, criteria);
  const [stage] = proof?.stages ?? [];
  if (stage === undefined || proof === null || proof.stages.length !== 1) return [0, 0];
  const factors = new Map(stage.criteria.map(({ id, factor }) => [id, factor]));
  const terms = criteria.map((criterion, at) => ({
    pair: criterion.measure(field).pair,
    factor: at < proof.barred ? Number.POSITIVE_INFINITY : (factors.get(criterion.id) ?? 0),
  }));
  const edgeCost = (a: number, b: number) =>
    terms.reduce((sum, { pair, factor }) => {
      const value = pair(a, b);
      return value === 0 ? sum : sum + factor * value;
    }, 0);
  const playing = [...field.units.keys()].filter((unit) => unit !== rest);
  const edges = playing.flatMap((a, i) =>
    playing.flatMap((b, j): [number, number, number][] => {
      const cost = j > i ? edgeCost(a, b) : Number.POSITIVE_INFINITY;
      return cost === Number.POSITIVE_INFINITY ? [] : [[i, j, -cost]];
    }),
  );
  const mates = blossom(edges, true);
  const theirs = mates.reduce(
    (sum, mate, i) => (i < mate ? sum + edgeCost(playing[i] ?? 0, playing[mate] ?? 0) : sum),
    0,
  );
  return [pairs.reduce((sum, [a, b]) => sum + edgeCost(a, b), 0), theirs];
}

describe("matchPairs", () => {
  it("costs as little as any round up to 10 pairs, by criteria in any order", () => {
    for (let seed = 0; seed < 1000; seed++) {
      const field = randomField(`campo ${seed}`, 10);
      const criteria = pairCriteria(field.settings);
      const answer = matchPairs(field, criteria);
      expect(answer.optimal).toBe(true);
      expect([seed, ...costOf(field, answer)]).toEqual([seed, ...cheapestRound(field, criteria)]);
    }
  }, 120_000);

  it("equals edmonds-blossom-fixed, and its proof holds over all couples", () => {
    for (const [at, count] of [30, 31, 44, 57, 60, 75, 80, 101, 120, 150].entries()) {
      const field = readField(pairsEventAfter(count, 5 + (at % 4), `campo ${at}`), bookRules);
      const [own, library] = againstLibrary(field);
      expect([count, own]).toEqual([count, library]);
      const criteria = pairCriteria(field.settings);
      expect(findPairingFault(field, criteria, matchPairs(field, criteria))).toBeNull();
    }
  }, 120_000);

  it("proves a round that is not the best to be none", () => {
    const field = readField(pairsEventAfter(24, 5, "falso"), bookRules);
    const criteria = pairCriteria(field.settings);
    const answer = matchPairs(field, criteria);
    const [[a, b], [c, d], ...others] = answer.pairs as [[number, number], [number, number]];
    const swapped = { ...answer, pairs: [[a, c] as const, [b, d] as const, ...others] };
    expect(findPairingFault(field, criteria, swapped)).not.toBeNull();
  });

  it("gives the same round whatever the order of the document", () => {
    for (const count of [40, 41, 120]) {
      const event = pairsEventAfter(count, 6, `orden ${count}`);
      const random = seededRandom("mezcla");
      const mixed = {
        ...event,
        entrants: shuffled(event.entrants, random),
        rounds: event.rounds.map((round) => ({ ...round, tables: shuffled(round.tables, random) })),
      };
      const [one, two] = [event, mixed].map((each) => readField(each, bookRules)) as [Field, Field];
      const criteria = pairCriteria(event.pairing);
      expect(matchPairs(two, criteria)).toEqual(matchPairs(one, criteria));
    }
  }, 60_000);

  it("lets two tables of a small field exchange partners for smaller steps where nothing else changes", () => {
    const squared = (field: Field, pairs: PairMatching["pairs"]) => {
      const { pair } = methodOrder.measure(field);
      return pairs.reduce((sum, [a, b]) => sum + pair(a, b) ** 2, 0);
    };
    for (let seed = 0; seed < 150; seed++) {
      const field = randomField(`pasos ${seed}`, 9);
      const answer = matchPairs(field, pairCriteria(field.settings));
      const [cost, steps] = [costOf(field, answer), squared(field, answer.pairs)];
      for (const [a, b] of answer.pairs) {
        for (const [c, d] of answer.pairs) {
          if (a === c) continue;
          const others = answer.pairs.filter(([first]) => first !== a && first !== c);
          const pairs = [
            ...others,
            [Math.min(a, d), Math.max(a, d)],
            [Math.min(b, c), Math.max(b, c)],
          ] as const;
          if (squared(field, pairs as PairMatching["pairs"]) >= steps) continue;
          expect([
            seed,
            ...costOf(field, { ...answer, pairs: pairs as PairMatching["pairs"] }),
          ]).not.toEqual([seed, ...cost]);
        }
      }
    }
  });

  it.each(["weak", "strict"] as const)("pairs two big clubs, %s about them", (club) => {
    const event = pairsEventAfter(60, 4, "clubes", (id) => (id % 5 < 3 ? "A" : "B"));
    const field = readField({ ...event, pairing: { ...event.pairing, club } }, bookRules);
    const criteria = pairCriteria(field.settings);
    const answer = matchPairs(field, criteria);
    expect(answer.optimal).toBe(true);
    expect(againstLibrary(field)[0]).toBe(againstLibrary(field)[1]);
    // 36 of one club and 24 of the other: 6 tables of one club, whatever is done.
    const together = costOfRound(field, criteria, answer.pairs, answer.rest).find(
      ({ id }) => id === "clubs",
    );
    if (club === "strict") expect(together?.cost).toBe(6);
    else expect(together?.cost).toBeGreaterThanOrEqual(6);
  });

  it("lets the last meet the first where it may meet nobody else", () => {
    const count = 20;
    const others = Array.from({ length: count - 2 }, (_, at) => at + 2);
    const forbidden = others.map((id) => [String(count), String(id)] as const);
    const field = readField(eventOf({ entrants: entrantsOf(count), forbidden }), bookRules);
    const { pairs } = matchPairs(field, pairCriteria(field.settings));
    expect(pairs).toContainEqual([0, count - 1]);
  });

  it.each([0, 1, 2, 3])("pairs %i entrants", (count) => {
    const field = readField(eventOf({ entrants: entrantsOf(count) }), bookRules);
    const answer = matchPairs(field, pairCriteria(field.settings));
    expect([answer.pairs.length, answer.rest]).toEqual([
      count >> 1,
      count % 2 === 0 ? -1 : count - 1,
    ]);
  });

  it("settles by more than one stage what one cost does not hold", () => {
    const wins = (id: number) => (id * 37) % 29;
    const entrants = entrantsOf(120, (id) => ({ club: `Club ${id % 5}` }));
    const plain = readField(eventOf({ entrants }), bookRules);
    const units = plain.units.map((unit, at) => ({ ...unit, wins: wins(at) * 40_000 }));
    units.sort((a, b) => b.wins - a.wins || a.place - b.place);
    const field: Field = {
      ...plain,
      units: units.map((unit, place) => ({ ...unit, place, order: place })),
    };
    const criteria = pairCriteria(field.settings);
    const answer = matchPairs(field, criteria);
    expect(answer.proof?.stages.length).toBeGreaterThan(1);
    expect(findPairingFault(field, criteria, answer)).toBeNull();
    const small: Field = {
      ...field,
      units: field.units.map((unit) => ({ ...unit, wins: unit.wins / 40_000 })),
    };
    expect(costOf(field, answer)).toEqual(
      costOf(small, matchPairs(small, criteria)).map((cost, at) =>
        criteria[at]?.id === "win-difference" ? cost * 40_000 ** 2 : cost,
      ),
    );
  });
});

describe("matchPairsWith", () => {
  it("gives the best round with a meeting, and the best without it", () => {
    for (let seed = 0; seed < 60; seed++) {
      const field = randomField(`deseo ${seed}`, 9);
      if (field.units.length < 4) continue;
      const criteria = pairCriteria(field.settings);
      const best = costOf(field, matchPairs(field, criteria));
      const options = [{ forced: [[0, 1] as const] }, { excluded: [[0, 1] as const] }].map(
        (wishes) => matchPairsWith(field, criteria, wishes),
      );
      const [withMeeting, without] = options;
      const meets = ({ pairs }: PairMatching) => pairs.some(([a, b]) => a === 0 && b === 1);
      expect(withMeeting && meets(withMeeting)).toBe(true);
      if (without) expect(meets(without)).toBe(false);
      const costs = options.flatMap((option) => (option ? [costOf(field, option)] : []));
      expect(costs).toContainEqual(best);
    }
  });

  it("knows a rest that is asked for, and that nobody can be kept from everybody", () => {
    const field = readField(eventOf({ entrants: entrantsOf(5) }), bookRules);
    const criteria = pairCriteria(field.settings);
    expect(matchPairsWith(field, criteria, { rest: 0 })?.rest).toBe(0);
    const two = readField(eventOf({ entrants: entrantsOf(2) }), bookRules);
    expect(matchPairsWith(two, criteria, { excluded: [[0, 1]] })).toBeNull();
  });
});
