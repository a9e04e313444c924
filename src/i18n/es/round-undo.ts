import type { TableTrace, UndoBlocker } from "@/domain/tournament/undo-round";

// Taking a published round back: what keeps it, by table.

const HAS: Readonly<Record<TableTrace, string>> = {
  hands: "ya anotó manos",
  result: "ya tiene resultado",
  incident: "tiene una infracción anotada",
  claim: "tiene un reclamo",
  call: "tiene una llamada al juez sin atender",
  time: "se le dio tiempo de más",
  note: "ya tiene anotaciones en su Hoja",
};

/** Why a round cannot be taken back, and what would be right. */
export function undoBlockerText(blocker: UndoBlocker): string {
  switch (blocker.code) {
    case "undo-table":
      return `Mesa ${blocker.table}: ${HAS[blocker.has]}.`;
    case "undo-not-last":
      return `La ronda ${blocker.later} ya está hecha: descarta o retira esa primero.`;
    case "undo-not-published":
      return blocker.state === "closed"
        ? `La ronda ${blocker.round} ya está cerrada.`
        : `La ronda ${blocker.round} todavía no está publicada.`;
  }
}
