"use client";

import { useState } from "react";
import type { Column } from "@/components/ui/data-table";
import { DataTable } from "@/components/ui/data-table";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import type { Tone } from "@/components/ui/state-pill";
import { StatePill } from "@/components/ui/state-pill";
import type { RosterAction, RosterDecision } from "@/domain/tournament/roster-plan";
import { ROSTER_ACTION_NAMES, rosterDecisionText, rosterNoteText } from "@/i18n/es/roster";
import type { PreviewRow } from "@/server/people/roster-preview";
import { rowFacts, rowName } from "./row-words";
import { ShowMore, useShown } from "./show-more";

const TONES: Readonly<Record<RosterAction, Tone>> = {
  create: "done",
  update: "active",
  unchanged: "neutral",
  decide: "waiting",
  repeated: "neutral",
  conflict: "waiting",
  error: "danger",
};

const COLUMNS: readonly Column<PreviewRow>[] = [
  { key: "line", header: "Fila", kind: "lead", cell: ({ line }) => line },
  {
    key: "name",
    header: "Persona",
    kind: "title",
    cell: ({ decision }) => (
      <>
        {rowName(decision) || "No se pudo leer"}
        <span className="block text-sm font-normal text-ink-soft">{rowFacts(decision)}</span>
      </>
    ),
  },
  {
    key: "action",
    header: "Qué pasa",
    short: "",
    cell: ({ decision }) => (
      <StatePill tone={TONES[decision.action]}>{ROSTER_ACTION_NAMES[decision.action]}</StatePill>
    ),
  },
  {
    key: "words",
    header: "Detalle",
    short: "",
    cell: ({ decision }) => (
      <span className="text-sm break-words">
        {detailsOf(decision).map((words) => (
          <span key={words} className="block">
            {words}
          </span>
        ))}
      </span>
    ),
  },
];

function detailsOf(decision: RosterDecision): readonly string[] {
  const notes = decision.action === "error" ? [] : decision.row.notes.map(rosterNoteText);
  return [rosterDecisionText(decision), ...notes].filter((words) => words !== "");
}

type RowTableProps = {
  readonly rows: readonly PreviewRow[];
  /** There are no other rows in the file. */
  readonly isAll: boolean;
};

/** Rows of the file and what happens with each, by kind. */
export function RowTable({ rows, isAll }: RowTableProps) {
  const [kind, setKind] = useState<RosterAction | "">("");
  const actions = [...new Set(rows.map(({ decision }) => decision.action))];
  const chosen = rows.filter(({ decision }) => kind === "" || decision.action === kind);
  const { shown, more } = useShown(chosen);
  if (rows.length === 0) return null;
  return (
    <Panel title={`${isAll ? "Fila por fila" : "Las demás filas"} (${chosen.length})`}>
      <div className={actions.length > 1 ? "mb-3 max-w-xs" : "hidden"}>
        <Select
          label="Mostrar"
          placeholder="Todas las filas"
          value={kind}
          onChange={(event) => {
            const action = actions.find((one) => one === event.target.value);
            setKind(action ?? "");
          }}
          options={actions.map((action) => ({ value: action, label: ROSTER_ACTION_NAMES[action] }))}
        />
      </div>
      <DataTable
        caption="Filas del archivo"
        columns={COLUMNS}
        rows={shown}
        rowKey={({ line }) => line}
        dense
      />
      <ShowMore {...more} />
    </Panel>
  );
}
