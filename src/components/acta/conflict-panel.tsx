"use client";

import { useState } from "react";
import { serverTime } from "@/components/clock/server-time";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";
import type { ActaState } from "@/domain/match/acta-state";
import type { TableView } from "@/server/actas/table-view";
import type { QueuedCommand, Refused } from "./acta-queue";
import type { Conflict } from "./conflict";
import type { HandTable } from "./hand-preview";
import { ownVersion, recordedVersion } from "./hand-version";
import { ReplaceButton } from "./replace-button";
import { StepFrame } from "./step-frame";
import { VersionsTable } from "./versions-table";

type HandConflict = Exclude<Conflict, { readonly kind: "other" }>;

type ConflictPanelProps = {
  readonly view: TableView;
  /** The table as the server is known to have it. */
  readonly known: ActaState;
  readonly table: HandTable;
  readonly conflict: HandConflict;
  readonly refused: Refused;
  readonly waiting: readonly QueuedCommand[];
  readonly onKeep: () => void;
  readonly onSend: () => void;
  readonly onReplace: (reason: string) => void;
};

/**
 * One hand of this phone that the table did not take, beside what stands in its place. One of the two is chosen whole;
 * nothing is sent and nothing is dropped without a tap.
 */
export function ConflictPanel(props: ConflictPanelProps) {
  const { view, known, table, conflict, refused, waiting, onKeep, onSend, onReplace } = props;
  const { recorded, number, command } = conflict;
  const [shownAt] = useState(() => ({ server: serverTime(), own: Date.now() }));
  const isOthers = view.writer?.own === false;
  const next = known.hands.length + 1;
  const inTable = { ...table, format: view.tournament.format };
  const mark = recorded === null ? undefined : view.marks[recorded.handId];
  const isSame = conflict.kind !== "removal" && conflict.isSame;
  const count = waiting.filter(({ event }) => event.type === "hand-recorded").length;
  return (
    <StepFrame
      title={titleOf(conflict)}
      hint={count > 1 ? `Tienes ${count} manos sin enviar: se resuelven una por una.` : undefined}
    >
      <div className="flex flex-col gap-4">
        <Notice
          tone={isSame ? "info" : "warning"}
          title={isSame ? "Las dos dicen lo mismo" : "Lo tuyo no se ha guardado"}
        >
          {refused.problems.map(({ detail }) => (
            <p key={detail}>{detail}</p>
          ))}
        </Notice>
        <VersionsTable
          number={number}
          names={table.names}
          timeZone={view.tournament.timeZone}
          recorded={recorded && { ...recordedVersion(recorded, inTable), ...mark }}
          mine={
            conflict.kind === "removal"
              ? null
              : {
                  ...ownVersion(conflict.mine, known, inTable, recorded?.handId),
                  by: "este teléfono",
                  // Its own clock may be wrong: what counts is how long ago it was.
                  at: new Date(shownAt.server - (shownAt.own - command.at)).toISOString(),
                }
          }
          removal={command.event.type === "hand-removed" ? command.event.reason : null}
        />
        {isOthers && (
          <p className="text-sm text-ink-soft">
            Ahora anota {view.writer?.label}. Si envías la tuya, este teléfono pasa a anotar.
          </p>
        )}
        <div className="flex flex-col gap-2">
          {isSame ? (
            <Button variant="primary" size="large" wide icon="check" onClick={onKeep}>
              Es la misma: queda la anotada
            </Button>
          ) : (
            <KeepButton conflict={conflict} onKeep={onKeep} />
          )}
          {conflict.kind === "hand" && recorded !== null && !isSame && (
            <ReplaceButton number={number ?? 0} onReplace={onReplace} />
          )}
          {conflict.kind === "hand" ? (
            <Button
              variant={recorded === null ? "primary" : "secondary"}
              size="large"
              wide
              icon="arrow"
              onClick={onSend}
            >
              {recorded === null
                ? `Enviarla como mano ${next}`
                : `Es otra: enviarla como mano ${next}`}
            </Button>
          ) : (
            recorded !== null &&
            !isSame && (
              <Button variant="primary" size="large" wide icon="arrow" onClick={onSend}>
                {conflict.kind === "removal"
                  ? "Quitarla de todos modos"
                  : "Poner la mía en su lugar"}
              </Button>
            )
          )}
        </div>
      </div>
    </StepFrame>
  );
}

function titleOf({ kind, number, recorded }: HandConflict): string {
  if (recorded === null) {
    return kind === "hand" ? "Esta mano no se ha enviado" : "Esa mano ya no está";
  }
  return `Mano ${number}: hay dos versiones`;
}

/** Keeping what is recorded drops this phone's version: that is asked twice. */
function KeepButton({
  conflict: { recorded, kind },
  onKeep,
}: {
  readonly conflict: HandConflict;
  readonly onKeep: () => void;
}) {
  return (
    <ConfirmButton
      size="large"
      wide
      icon={recorded === null ? "close" : "check"}
      title={recorded === null ? "¿Descartar lo tuyo?" : "¿Dejar la anotada?"}
      body={
        kind === "hand"
          ? "La de este teléfono se borra y no se envía."
          : "El cambio de este teléfono se borra y no se envía."
      }
      confirmLabel={recorded === null ? "Descartar" : "Dejar la anotada"}
      onConfirm={onKeep}
    >
      {recorded === null ? "Descartar lo mío" : "Dejar la anotada"}
    </ConfirmButton>
  );
}
