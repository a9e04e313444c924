"use client";

import { useState } from "react";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import { ACTA_LIMITS } from "@/domain/match/acta-limits";
import type { AddedTime } from "@/domain/match/acta-state";
import { addedMinutes } from "@/domain/match/added-time";
import type { TableView } from "@/server/actas/table-view";
import type { RecordAction } from "./judge-actions";
import { SheetFailure, useSheetEvent } from "./sheet-buttons";

type TimePanelProps = { readonly view: TableView; readonly record: RecordAction };

/** What a judge usually gives back, in minutes. */
const USUAL_MINUTES = [1, 2, 3, 4, 5, 7, 10, 15];

/** The minutes of a table that is being refereed. Nothing where the book has no bell, or once the match is over. */
export function TimePanel({ view, record }: TimePanelProps) {
  const { matchId, version, state, rules, table } = view;
  if (rules.callMinutes === null || state.status === "finished") return null;
  return (
    <Panel title="Tiempo de esta mesa">
      <TableTime match={{ matchId, version, table, addedTime: state.addedTime }} record={record} />
    </Panel>
  );
}

type TableTimeProps = {
  readonly match: {
    readonly matchId: string;
    readonly version: number;
    readonly table: number;
    readonly addedTime: readonly AddedTime[];
  };
  readonly record: RecordAction;
};

/** Time given back to one table for what a ruling or an authorised absence took from it (FEMUNDO 26), and taken again. */
export function TableTime({ match, record }: TableTimeProps) {
  const { matchId, version, table, addedTime } = match;
  const { write, messages, again } = useSheetEvent({ matchId, version, record });
  const [minutes, setMinutes] = useState("5");
  const given = addedMinutes(match);
  const choices = USUAL_MINUTES.filter((choice) => given + choice <= ACTA_LIMITS.minutes);
  return (
    <>
      <SheetFailure messages={messages} onAgain={again} />
      {given > 0 && (
        <p className="mb-3 font-semibold">
          {addedTime.map(({ minutes: added, reason }) => `+${added} min: ${reason}`).join(" · ")}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="Minutos que se le devuelven"
          value={minutes}
          options={choices.map((choice) => ({ value: String(choice), label: `${choice} min` }))}
          onChange={(event) => setMinutes(event.target.value)}
        />
        <ConfirmButton
          icon="clock"
          title={`¿Dar ${minutes} min más a la mesa ${table}?`}
          body="Su TIEMPO sonará después del de la ronda. Si ya se había anotado TIEMPO en esta mesa, deja de contar."
          confirmLabel={`Dar ${minutes} min`}
          reason={{ label: "Motivo", hint: "Qué le quitó ese tiempo a la mesa." }}
          onConfirm={(reason) =>
            write({ type: "time-added", minutes: Number(minutes), reason }, "Tiempo añadido")
          }
        >
          Dar tiempo
        </ConfirmButton>
        {given > 0 && (
          <ConfirmButton
            variant="quiet"
            title="¿Quitar el tiempo añadido?"
            body="La mesa vuelve al reloj de la ronda."
            confirmLabel="Quitar"
            reason={{ label: "Motivo" }}
            onConfirm={(reason) => write({ type: "time-withdrawn", reason }, "Tiempo quitado")}
          >
            Quitar los {given} min
          </ConfirmButton>
        )}
      </div>
    </>
  );
}
