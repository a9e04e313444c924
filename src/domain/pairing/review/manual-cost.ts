import type { EventDocument } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import type { CostDifference, CriterionCost } from "../explanation/round-cost";
import { costOfSides, differencesOf, seatedRound } from "../explanation/round-cost";
import { weighedField } from "../explanation/weighed-field";
import type { ManualWarning, ReviewGrade } from "./manual-round";

/** Places of a round: who sits against whom, and who rests. */
type Places = {
  readonly tables: readonly { readonly AC: readonly string[]; readonly BD: readonly string[] }[];
  readonly byes: readonly string[];
};

/** Costs of rounds of one field; null for rounds that no criteria made (schedules, teams). */
export type ManualCosts = {
  readonly of: (places: Places) => readonly CriterionCost[] | null;
  /** Against the engine's answer, by the criteria that change, the weightiest first. */
  readonly against: (places: Places) => readonly CostDifference[] | null;
};

/** Reads the field of the next round once, for as many changed rounds as are asked about. `event` holds those before it. */
export function manualCosts(
  event: EventDocument,
  rules: RuleSettings,
  answer: Places,
): ManualCosts {
  const weighed = weighedField(event, rules);
  if (weighed === null) return { of: () => null, against: () => null };
  const { field, rotating } = weighed;
  const cost = (places: Places) => costOfSides(field, seatedRound(field, places), rotating);
  const base = cost(answer);
  return { of: cost, against: (places) => differencesOf(base, cost(places)) };
}

const GRADES: readonly ReviewGrade[] = ["info", "warning", "confirm", "refuse"];

/** Criteria whose loss is told and no more: they order what is equal otherwise. */
const FINE = ["method-order", "balanced-sides", "old-partners", "met-before"] as const;

function gradeOfCost({ criterion, hard, from, to }: CostDifference): ReviewGrade {
  if (to < from || FINE.some((fine) => fine === criterion)) return "info";
  return hard ? "confirm" : "warning";
}

/**
 * How a change by hand is to be answered: by the gravest of the findings that it brings, and of the criteria by which the
 * round after it costs more than the round before it.
 */
export function gradeOfChange(
  gained: readonly ManualWarning[],
  differences: readonly CostDifference[],
): ReviewGrade {
  const grades = [...gained.map(({ grade }) => grade), ...differences.map(gradeOfCost)];
  return GRADES.findLast((grade) => grades.includes(grade)) ?? "info";
}

/** What a finding is about, wherever it sits: a table that only moves brings nothing new. */
const keyOf = ({ code, ids }: ManualWarning) => [code, ids.toSorted().join("+")].join(" ");

/** Findings of one round that another has not. At a table it is another matter than at rest. */
export function onlyIn(
  list: readonly ManualWarning[],
  other: readonly ManualWarning[],
): readonly ManualWarning[] {
  const keys = new Set(other.map(keyOf));
  const seated = new Set(other.filter(({ table }) => table !== undefined).map(keyOf));
  return list.filter((warning) =>
    warning.table === undefined ? !keys.has(keyOf(warning)) : !seated.has(keyOf(warning)),
  );
}
