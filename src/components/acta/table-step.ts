import type { ActaState } from "@/domain/match/acta-state";
import { isOnPaper } from "@/domain/match/paper";
import type { TableView } from "@/server/actas/table-view";
import type { ActaSnapshot } from "./acta-client";

// What a table's screen asks or shows now: one thing at a time.

export type TableStep =
  | "lost"
  | "paper"
  | "unsent"
  | "seats"
  | "leader"
  | "call"
  | "entry"
  | "watch"
  | "finished"
  | "playing";

export type TableMoment = Pick<ActaSnapshot, "view" | "queue" | "sending" | "lost" | "taking"> & {
  readonly acta: ActaState;
  /** A hand is being entered here. */
  readonly isEntering: boolean;
  /** The second TIEMPO has been called for this table. */
  readonly isCalled: boolean;
  /** The table's own phone, which takes the pen; an official's page writes without it. */
  readonly isKeeper: boolean;
};

/** Whether the sheet can still be written, by whomever. */
export function isOpen({ view, acta, lost }: Pick<TableMoment, "view" | "acta" | "lost">): boolean {
  return acta.verified === null && !acta.closed && !isOver(view) && lost === null;
}

/** Nothing is written any more: the round or the tournament has been closed. */
export function isOver({ round, tournament }: TableView): boolean {
  return round.closed || tournament.closed;
}

/** Whether another phone has the pen and this one only watches. Who asks for the pen writes meanwhile. */
export function isWatching({ view, taking, isKeeper }: TableMoment): boolean {
  return isKeeper && view.writer?.own === false && !taking;
}

/** Whether this page may write now. */
export function mayWrite(moment: TableMoment): boolean {
  return isOpen(moment) && !isWatching(moment) && !isAway(moment);
}

/** The table's own phone, while the table is on paper. */
function isAway({ acta, isKeeper }: TableMoment): boolean {
  return isKeeper && isOnPaper(acta);
}

/** The one thing to decide or to see now. */
export function stepOf(moment: TableMoment): TableStep {
  const { acta, queue, sending, lost, isEntering } = moment;
  const isPlayed = acta.status !== "finished" && acta.declared === null;
  if (lost) return "lost";
  if (isAway(moment) && isOpen(moment) && (isPlayed || queue.waiting.length > 0)) return "paper";
  // While it is being sent nobody knows yet what stands in its place.
  if (queue.refused && !sending) return "unsent";
  if (!isOpen(moment)) return "finished";
  if (isWatching(moment)) return isPlayed ? "watch" : "finished";
  if (acta.declared !== null) return isEntering ? "entry" : "finished";
  if (!acta.seatsConfirmed) return "seats";
  if (isPlayed) return playedStep(moment);
  return isEntering ? "entry" : "finished";
}

function playedStep({ acta, isCalled, isEntering }: TableMoment): TableStep {
  if (acta.firstLeader === null) return "leader";
  if (isCalled && acta.callMark === null) return "call";
  return isEntering ? "entry" : "playing";
}
