import type { RosterAnswer } from "@/domain/tournament/roster-operations";
import type { PreviewRow, RosterPreview } from "@/server/people/roster-preview";

// What will happen when the button is pressed, with the answers given so far.

/** Answers by row of the file; a row without one is left out. */
export type Answers = ReadonlyMap<number, RosterAnswer>;

export type Outcome = {
  readonly created: number;
  readonly updated: number;
  readonly leftOut: number;
  /** Clubs that will be made, in the order of the file. */
  readonly newClubs: readonly string[];
};

/** The totals of a preview with its answers. */
export function outcomeOf({ rows, counts }: RosterPreview, answers: Answers): Outcome {
  const taken = rows.flatMap(({ line }) => answers.get(line) ?? []);
  const created = taken.filter(({ take }) => take === "create").length;
  const same = taken.filter(({ take }) => take === "same").length;
  const clubs = rows.filter((row) => isWritten(row, answers)).flatMap((row) => row.newClub ?? []);
  return {
    created: counts.create + created,
    updated: counts.update + same,
    leftOut: counts.decide - created - same,
    newClubs: [...new Set(clubs)],
  };
}

function isWritten({ line, decision }: PreviewRow, answers: Answers): boolean {
  if (decision.action !== "decide")
    return decision.action === "create" || decision.action === "update";
  const answer = answers.get(line);
  return answer !== undefined && answer.take !== "skip";
}

/** The answers that a new preview of the same file still asks for. */
export function keptAnswers({ rows }: RosterPreview, answers: Answers): Answers {
  const kept = rows.flatMap(({ line, decision }): readonly (readonly [number, RosterAnswer])[] => {
    const answer = answers.get(line);
    if (answer === undefined || decision.action !== "decide") return [];
    if (answer.take !== "same") return [[line, answer]];
    const offered = decision.alike.some(
      (alike) => "personId" in alike && alike.personId === answer.personId,
    );
    return offered ? [[line, answer]] : [];
  });
  return new Map(kept);
}
