"use client";

import { useState } from "react";
import { useServerNow } from "@/components/clock/use-server-now";
import { SeatBadge } from "@/components/domino/seat-badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";
import { Panel } from "@/components/ui/panel";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import { catalogueOf } from "@/domain/sanctions/catalogue";
import { spanText } from "@/i18n/es/refereeing";
import type { TableAbsence, TableView } from "@/server/actas/table-view";
import type { RecordAction } from "./judge-actions";
import { SheetFailure, useSheetEvent } from "./sheet-buttons";

type AwayPanelProps = {
  readonly view: TableView;
  /** The table's address. */
  readonly base: string;
  readonly record: RecordAction;
};

/**
 * Who leaves the table for a while, and since when, with a running time. Leaving without the judge's leave proposes its
 * infraction, one tap away, until it is noted. Nothing once the match is over and nobody left.
 */
export function AwayPanel({ view, base, record }: AwayPanelProps) {
  const { matchId, version, state, absences } = view;
  const { write, pending, messages, again } = useSheetEvent({ matchId, version, record });
  const now = useServerNow(view.now);
  const isOver = state.status === "finished";
  const isOpen = state.verified === null && !state.closed;
  const code = catalogueOf(view.rulesSpec).occasions["left-table"];
  const owed = code === undefined ? [] : unanswered(view, code);
  const nameOf = (seat: Seat) => view.people[seat]?.short ?? seat;
  if (isOver && absences.length === 0) return null;
  return (
    <Panel title="Salidas de la mesa">
      <SheetFailure messages={messages} onAgain={again} />
      {absences.length > 0 && (
        <ul className="mb-3 divide-y divide-line">
          {absences.map((absence) => (
            <li
              key={`${absence.seat}-${absence.since}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2"
            >
              <SeatBadge seat={absence.seat} size="sm" />
              <span className="min-w-0 grow leading-tight">
                <span className="block font-semibold">{nameOf(absence.seat)}</span>
                <span
                  className={absence.until === null && !isOver ? "text-amber" : "text-ink-soft"}
                >
                  {absenceText(absence, now, isOver)}
                </span>
              </span>
              {absence.until === null && isOpen && (
                <Button
                  pending={pending}
                  onClick={() =>
                    write({ type: "returned", seat: absence.seat }, "Volvió a la mesa")
                  }
                >
                  Ya volvió
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOpen &&
        owed.map((seat) => (
          <LinkButton
            key={seat}
            href={`${base}/infraccion?que=${code}&quien=${seat}`}
            variant="primary"
            icon="gavel"
            wide
            className="mb-3"
          >
            {`Anotar que ${nameOf(seat)} salió sin permiso`}
          </LinkButton>
        ))}
      {!isOver && (
        <ul className="grid grid-cols-2 gap-2">
          {SEATS.filter((seat) => state.away[seat] === undefined && view.people[seat]).map(
            (seat) => (
              <li key={seat}>
                <LeaveButton
                  name={nameOf(seat)}
                  onLeave={(permitted) =>
                    write(
                      { type: "left-table", seat, permitted },
                      `${nameOf(seat)}, fuera de la mesa`,
                    )
                  }
                />
              </li>
            ),
          )}
        </ul>
      )}
    </Panel>
  );
}

type LeaveButtonProps = {
  readonly name: string;
  readonly onLeave: (permitted: boolean) => Promise<boolean>;
};

function LeaveButton({ name, onLeave }: LeaveButtonProps) {
  const [open, setOpen] = useState(false);
  const leave = (permitted: boolean) => async () => {
    setOpen(false);
    await onLeave(permitted);
  };
  return (
    <>
      <Button wide className="h-full" onClick={() => setOpen(true)}>
        {`${name} deja la mesa`}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`¿${name} deja la mesa con permiso?`}
        actions={
          <>
            <Button onClick={leave(false)}>Sin permiso</Button>
            <Button variant="primary" onClick={leave(true)}>
              Con permiso
            </Button>
          </>
        }
      >
        El tiempo fuera empieza a correr ahora. Sin permiso, se propone anotar la infracción.
      </Dialog>
    </>
  );
}

function absenceText({ permitted, since, until }: TableAbsence, now: number, isOver: boolean) {
  const leave = permitted ? "con permiso" : "sin permiso";
  if (until !== null)
    return `Volvió a los ${spanText(Date.parse(until) - Date.parse(since))}, ${leave}`;
  return isOver
    ? `No había vuelto al terminar, ${leave}`
    : `Fuera ${spanText(now - Date.parse(since))}, ${leave}`;
}

/** Seats that left without leave more often than it was noted. */
function unanswered({ absences, incidents }: TableView, code: InfractionCode): readonly Seat[] {
  return SEATS.filter((seat) => {
    const left = absences.filter((one) => one.seat === seat && !one.permitted).length;
    const noted = incidents.filter(
      ({ infraction, offenders }) => infraction === code && offenders.includes(seat),
    ).length;
    return left > noted;
  });
}
