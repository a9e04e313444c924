import "server-only";
import type { RosterAnswer } from "@/domain/tournament/roster-operations";
import type { RosterDecision, RosterPlan } from "@/domain/tournament/roster-plan";
import type { RosterReading } from "./roster-preview";
import { lineOf } from "./roster-preview";

/** A row that does not enter the roster, as the file has it. */
export type RejectedRow = {
  readonly line: number;
  readonly decision: RosterDecision;
  readonly cells: readonly string[];
};

/** The rows of a plan with errors or conflicts, and with answers those to decide that were left out. */
export function rejectedLines(
  plan: RosterPlan,
  answers: readonly RosterAnswer[] | null,
): readonly number[] {
  const taken = new Set(answers?.flatMap(({ line, take }) => (take === "skip" ? [] : line)));
  const isRejected = (decision: RosterDecision) => {
    if (decision.action === "decide") return answers !== null && !taken.has(decision.row.line);
    return decision.action === "error" || decision.action === "conflict";
  };
  return plan.decisions.filter(isRejected).map(lineOf);
}

/** Those rows of a file, in its order. */
export function rejectedRows(
  { plan, cellsOf }: RosterReading,
  lines: readonly number[],
): readonly RejectedRow[] {
  const wanted = new Set(lines);
  return plan.decisions.flatMap((decision) => {
    const line = lineOf(decision);
    return wanted.has(line) ? [{ line, decision, cells: cellsOf(line) }] : [];
  });
}
