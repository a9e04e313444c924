import "server-only";
import type { RosterAnswer } from "@/domain/tournament/roster-operations";
import type { RosterDecision } from "@/domain/tournament/roster-plan";
import type { RosterReading } from "./roster-preview";
import { lineOf } from "./roster-preview";

/** A row that does not enter the roster, as the file has it. */
export type RejectedRow = {
  readonly line: number;
  readonly decision: RosterDecision;
  readonly cells: readonly string[];
};

/** Rows with errors or conflicts, and those to decide that were left out; in the order of the file. */
export function rejectedRows(
  reading: RosterReading,
  answers: readonly RosterAnswer[],
): readonly RejectedRow[] {
  const taken = new Set(answers.flatMap(({ line, take }) => (take === "skip" ? [] : line)));
  const isRejected = (decision: RosterDecision) => {
    if (decision.action === "decide") return !taken.has(decision.row.line);
    return decision.action === "error" || decision.action === "conflict";
  };
  return reading.plan.decisions.filter(isRejected).map((decision) => {
    const line = lineOf(decision);
    return { line, decision, cells: reading.cellsOf(line) };
  });
}
