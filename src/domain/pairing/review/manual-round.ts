import type { EventDocument, EventRound } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import { checkRound } from "../checker/check-event";
import type { Finding, FindingCode } from "../checker/finding";

/** How a manual change is answered: told, warned, asked to confirm, or not accepted. */
export type ReviewGrade = "info" | "warning" | "confirm" | "refuse";

export type ManualWarning = Omit<Finding, "severity"> & { readonly grade: ReviewGrade };

const REFUSED: readonly FindingCode[] = [
  "unknown-entrant",
  "entrant-twice",
  "entrant-missing",
  "withdrawn-paired",
  "wrong-side-size",
  "substitute-playing",
  "block-wrong",
  "table-twice",
];

function gradeOf({ code, severity }: Finding): ReviewGrade {
  if (REFUSED.includes(code)) return "refuse";
  if (code === "forbidden-pair") return "confirm";
  return severity === "error" ? "confirm" : "warning";
}

/** Tables of one club, which an event that is not strict about clubs only mentions. */
function sameClubTables(event: EventDocument, changed: EventRound, round: number) {
  if (event.pairing.club !== "weak") return [];
  const clubs = new Map(event.entrants.map(({ id, club }) => [id, club]));
  return changed.tables.flatMap(({ table, AC, BD }): readonly ManualWarning[] => {
    const people = [...AC, ...BD];
    const pairs = people.flatMap((a, at) => people.slice(at + 1).map((b) => [a, b] as const));
    return pairs
      .filter(([a, b]) => clubs.get(a) !== undefined && clubs.get(a) === clubs.get(b))
      .map(([a, b]) => ({ grade: "warning", code: "same-club", round, table, ids: [a, b] }));
  });
}

/**
 * What there is to say about a next round that a director changed by hand, graded. `event` holds the rounds before it.
 * An empty list means that nothing speaks against publishing it.
 */
export function reviewManualRound(
  event: EventDocument,
  changed: EventRound,
  rules: RuleSettings,
): readonly ManualWarning[] {
  const round = event.rounds.length + 1;
  const findings = checkRound({ ...event, rounds: [...event.rounds, changed] }, round, rules);
  return [
    ...findings.map(({ severity, ...finding }) => ({
      ...finding,
      grade: gradeOf({ severity, ...finding }),
    })),
    ...sameClubTables(event, changed, round),
  ];
}
