import type { CriterionId } from "../../event/event-document";
import { tableCriteria } from "../criteria/individual/table-criteria";
import { pairCriteria } from "../criteria/pairs/pair-criteria";
import type { Field, Unit } from "../field";
import type { Four } from "../formats/first-tables";
import { costOfTables } from "../formats/individual";
import { costOfRound } from "../formats/match-pairs";
import type { Sides } from "../seating/seat-table";

/** A round as the criteria see it: who sits against whom, and who rests. */
export type SeatedRound = {
  readonly tables: readonly Sides[];
  readonly resting: readonly Unit[];
};

/** What a round costs by one criterion. `hard`: broken only where no round keeps it. */
export type CriterionCost = {
  readonly criterion: CriterionId;
  readonly hard: boolean;
  readonly cost: number;
};

function fourOf([one, two]: Sides): Four | null {
  const [a, b] = one;
  const [c, d] = two;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  return [a.place, b.place, c.place, d.place];
}

/**
 * What any round of a field costs by each criterion, in order of weight; nothing is asked of how it was made. A table that
 * is not full costs nothing, and where no table is made neither do the rests.
 */
export function costOfSides(
  field: Field,
  round: SeatedRound,
  rotating: boolean,
): readonly CriterionCost[] {
  const resting = round.tables.length === 0 ? [] : round.resting.map(({ place }) => place);
  if (rotating) {
    const fours = round.tables.flatMap((sides) => {
      const four = fourOf(sides);
      return four === null ? [] : [four];
    });
    const criteria = tableCriteria(field.settings);
    const costs = costOfTables(field, criteria, fours, resting);
    return criteria.map(({ id, hard }, at) => ({ criterion: id, hard, cost: costs[at] ?? 0 }));
  }
  const pairs = round.tables.flatMap(([[a], [b]]) =>
    a === undefined || b === undefined ? [] : [[a.place, b.place] as const],
  );
  const costs = costOfRound(field, pairCriteria(field.settings), pairs, resting[0] ?? -1);
  return costs.map(({ id, hard, cost }) => ({ criterion: id, hard, cost }));
}

/** A criterion by which two rounds differ. */
export type CostDifference = Omit<CriterionCost, "cost"> & {
  readonly from: number;
  readonly to: number;
};

/** What changes from one round to another, the weightiest criterion first. */
export function differencesOf(
  from: readonly CriterionCost[],
  to: readonly CriterionCost[],
): readonly CostDifference[] {
  const before = new Map(from.map(({ criterion, cost }) => [criterion, cost]));
  return to.flatMap(({ criterion, hard, cost }) => {
    const was = before.get(criterion) ?? 0;
    return was === cost ? [] : [{ criterion, hard, from: was, to: cost }];
  });
}

/** How one round stands to another: the weightiest criterion by which they differ says. */
export type Verdict = "worse" | "same" | "better";

export function verdictOf([first]: readonly CostDifference[]): Verdict {
  if (first === undefined) return "same";
  return first.to > first.from ? "worse" : "better";
}

/** The round that tables of ids make in a field; ids that the field does not know are left out. */
export function seatedRound(
  field: Field,
  round: {
    readonly tables: readonly { readonly AC: readonly string[]; readonly BD: readonly string[] }[];
    readonly byes: readonly string[];
  },
): SeatedRound {
  const unitOf = new Map(field.units.map((unit) => [unit.id, unit]));
  const units = (ids: readonly string[]) => ids.flatMap((id) => unitOf.get(id) ?? []);
  return {
    tables: round.tables.map(({ AC, BD }) => [units(AC), units(BD)] as const),
    resting: units(round.byes),
  };
}
