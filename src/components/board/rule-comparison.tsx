"use client";

import { useMemo } from "react";
import type { Column } from "@/components/ui/data-table";
import { DataTable } from "@/components/ui/data-table";
import type { HandRequest } from "@/domain/hand/adjudicate-request";
import { adjudicateRequest } from "@/domain/hand/adjudicate-request";
import type { HandVerdict, ScorePart } from "@/domain/hand/hand";
import type { SharedHand } from "@/domain/hand/shared-hand";
import { listRuleBooks } from "@/domain/rules/resolve-rules";
import { describeHandProblem, HAND_ENDING_LABELS } from "@/i18n/es/hand";
import { nameOf } from "@/i18n/es/hand-facts";

type Row = {
  readonly rules: SharedHand["rules"];
  readonly name: string;
  readonly verdict: HandVerdict;
};

const PART_WORDS: Readonly<Record<ScorePart["kind"], string>> = {
  hand: "mano",
  capicua: "capicúa",
  pass: "pase",
};

const COLUMNS: readonly Column<Row>[] = [
  {
    key: "rules",
    header: "Reglamento",
    kind: "title",
    cell: ({ name }) => name,
  },
  { key: "ending", header: "Final", short: "", cell: endingCell },
  { key: "winner", header: "Anota", cell: winnerCell },
  { key: "points", header: "Puntos", kind: "figure", cell: pointsCell },
  { key: "parts", header: "Por", wideOnly: true, cell: partsCell },
  {
    key: "next",
    header: "Sale después",
    short: "Sale",
    kind: "figure",
    cell: ({ verdict }) => (verdict.ok ? verdict.nextLeader : "—"),
  },
];

function endingCell({ verdict }: Row): string {
  if (verdict.ok) return HAND_ENDING_LABELS[verdict.ending];
  const [problem] = verdict.problems;
  return problem === undefined ? "Ilegal" : describeHandProblem(problem);
}

function winnerCell({ verdict }: Row): string {
  if (!verdict.ok) return "—";
  return verdict.winner === null ? "nadie" : nameOf(verdict.winner);
}

function pointsCell({ verdict }: Row): string | number {
  if (!verdict.ok) return "—";
  return Object.values(verdict.points).reduce((sum, points) => sum + points, 0);
}

function partsCell({ verdict }: Row): string {
  if (!verdict.ok || verdict.parts.length === 0) return "—";
  return verdict.parts.map(({ kind, points }) => `${PART_WORDS[kind]} ${points}`).join(" + ");
}

type RuleComparisonProps = { readonly hand: SharedHand; readonly current: SharedHand["rules"] };

/** The same hand under each of the six rule books, side by side. */
export function RuleComparison({ hand, current }: RuleComparisonProps) {
  const rows = useMemo(
    () =>
      listRuleBooks().map(({ id: rules, name }) => ({
        rules,
        name,
        verdict: adjudicateRequest({ ...hand, rules } as HandRequest),
      })),
    [hand],
  );
  return (
    <DataTable
      caption="La misma mano en cada reglamento"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ rules }) => rules}
      isMarked={({ rules }) => rules === current}
      dense
    />
  );
}
