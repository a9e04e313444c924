"use client";

import { useCallback, useEffect, useState } from "react";
import { BUILD } from "@/components/offline/build";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";
import type { TableView } from "@/server/actas/table-view";
import type { QueuedCommand } from "./acta-queue";
import { EMPTY_QUEUE } from "./acta-queue";
import { browserStore, keepWaiting, readWaiting } from "./acta-storage";
import { HandsToCopy } from "./hands-to-copy";
import { keptTables } from "./kept-tables";
import { unsentHands } from "./queue-fit";
import { seatNames } from "./seat-names";

type LeftBehindProps = {
  /** The table that is open: what waits there is said by its own screen. */
  readonly except?: string;
};

type Left = { readonly view: TableView; readonly waiting: readonly QueuedCommand[] };

/** Hands of another table that this phone has not sent, because its page was closed before: where they are. */
export function LeftBehind({ except }: LeftBehindProps) {
  const [left, setLeft] = useState<readonly Left[]>([]);
  const look = useCallback(() => {
    const others = keptTables(browserStore, BUILD)
      .all()
      .filter(({ matchId }) => matchId !== except)
      .map((view) => ({ view, waiting: readWaiting(browserStore(), view.matchId) }));
    setLeft(others.filter(({ waiting }) => waiting.length > 0));
  }, [except]);
  useEffect(look, [look]);

  return left.map((one) => (
    <div key={one.view.matchId} className="mb-4">
      <LeftTable
        {...one}
        onCopied={() => {
          keepWaiting(browserStore(), one.view.matchId, one.waiting, []);
          look();
        }}
      />
    </div>
  ));
}

function LeftTable({ view, waiting, onCopied }: Left & { readonly onCopied: () => void }) {
  const hands = unsentHands({ ...EMPTY_QUEUE, waiting }, view, view);
  return (
    <Notice
      tone="warning"
      title={`Mesa ${view.table}, ronda ${view.round.number}: ${waiting.length} sin enviar`}
      live
    >
      <p>
        Abre otra vez esa mesa con su código y se envían solas. Si el código ya no abre, enséñalas
        al juez.
      </p>
      {hands.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-12 py-3 font-semibold">Ver las manos</summary>
          <HandsToCopy caption="Sin enviar" hands={hands} names={seatNames(view.people)} />
        </details>
      )}
      <div className="mt-2">
        <ConfirmButton
          size="dense"
          title="¿Borrar lo que no se envió?"
          body="Se borra de este teléfono. Hazlo solo si el juez ya lo tiene anotado."
          confirmLabel="Borrar de este teléfono"
          danger
          onConfirm={onCopied}
        >
          Ya las tiene el juez
        </ConfirmButton>
      </div>
    </Notice>
  );
}
