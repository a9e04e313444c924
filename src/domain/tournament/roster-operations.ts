import type { RosterRow } from "./roster";
import type { ExistingRoster, FieldChange, RosterPlan } from "./roster-plan";
import { changesTo } from "./roster-plan";

// From a plan and a person's answers to what is written.

/** A person's answer for a row to decide: leave it out, make a new person, or take it as somebody already there. */
export type RosterAnswer =
  | { readonly line: number; readonly take: "skip" }
  | { readonly line: number; readonly take: "create" }
  | { readonly line: number; readonly take: "same"; readonly personId: string };

export type RosterOperation =
  | { readonly kind: "create"; readonly row: RosterRow }
  | {
      readonly kind: "update";
      readonly personId: string;
      readonly row: RosterRow;
      readonly changes: readonly FieldChange[];
    };

/**
 * The writes of a plan, with the answers given. Rows to decide that nobody answered are left out, and so is an answer
 * that names somebody whom the plan did not offer, or whom an earlier row already took.
 */
export function rosterOperations(
  plan: RosterPlan,
  answers: readonly RosterAnswer[],
  existing: ExistingRoster,
): readonly RosterOperation[] {
  const answerOf = new Map(answers.map((answer) => [answer.line, answer]));
  const personOf = new Map(existing.people.map((person) => [person.id, person]));
  const taken = new Set<string>();
  return plan.decisions.flatMap((decision): readonly RosterOperation[] => {
    if (decision.action === "create") return [{ kind: "create", row: decision.row }];
    if (decision.action === "update") {
      const { personId, row, changes } = decision;
      return [{ kind: "update", personId, row, changes }];
    }
    if (decision.action !== "decide") return [];
    const answer = answerOf.get(decision.row.line);
    if (answer === undefined || answer.take === "skip") return [];
    if (answer.take === "create") return [{ kind: "create", row: decision.row }];
    const offered = decision.alike.some(
      (alike) => "personId" in alike && alike.personId === answer.personId,
    );
    const person = personOf.get(answer.personId);
    if (!offered || person === undefined || taken.has(person.id)) return [];
    taken.add(person.id);
    const changes = changesTo(person, decision.row);
    return [{ kind: "update", personId: person.id, row: decision.row, changes }];
  });
}
