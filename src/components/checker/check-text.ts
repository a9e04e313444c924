import { checkRound, checkWhole } from "@/domain/pairing/checker/check-event";
import type { Finding } from "@/domain/pairing/checker/finding";
import { resolveRules } from "@/domain/rules/resolve-rules";
import { documentError } from "@/i18n/es/document-error";
import { findingText } from "@/i18n/es/findings";
import type { SchemaProblem } from "@/i18n/es/schema-problems";
import { NOT_JSON, schemaProblems } from "@/i18n/es/schema-problems";
import { eventDocumentSchema } from "@/schemas/event";

/** A finding in words; `table` is left out where it is of the whole round. */
export type ToldFinding = Pick<Finding, "severity" | "round" | "table"> & { readonly text: string };

export type CheckedEvent = {
  readonly rounds: number;
  readonly entrants: number;
  readonly tables: number;
  readonly findings: readonly ToldFinding[];
};

/** What becomes of a document: how far the check has come, its answer, or why it cannot be read. */
export type CheckReport =
  | { readonly kind: "progress"; readonly round: number; readonly rounds: number }
  | { readonly kind: "checked"; readonly event: CheckedEvent }
  | { readonly kind: "unreadable"; readonly problems: readonly SchemaProblem[] };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Checks an event document as text, round by round, telling how far it is. No server has a part in it. */
export function checkText(text: string, report: (report: CheckReport) => void): void {
  const json = parse(text);
  if (json === undefined) {
    report({ kind: "unreadable", problems: [{ path: "", detail: NOT_JSON }] });
    return;
  }
  const parsed = eventDocumentSchema.safeParse(json, { error: documentError });
  if (!parsed.success) {
    report({ kind: "unreadable", problems: schemaProblems(parsed.error) });
    return;
  }
  const event = parsed.data;
  const rules = resolveRules(event.rules, { mode: "pairs", players: 4, format: event.format });
  const names = new Map(event.entrants.map(({ id, name }) => [id, name ?? id]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const rounds = event.rounds.length;
  const found = event.rounds.flatMap((_, index) => {
    report({ kind: "progress", round: index + 1, rounds });
    return checkRound(event, index + 1, rules);
  });
  const findings = [...found, ...checkWhole(event, rules)].map(
    ({ severity, round, table, ...facts }): ToldFinding => ({
      severity,
      round,
      ...(table === undefined ? {} : { table }),
      text: findingText({ round, ...facts }, nameOf),
    }),
  );
  const tables = event.rounds.reduce((sum, round) => sum + round.tables.length, 0);
  const entrants = event.entrants.length;
  report({ kind: "checked", event: { rounds, entrants, tables, findings } });
}
