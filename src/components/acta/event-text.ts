import type { QueuedCommand } from "./acta-queue";
import type { SeatNames } from "./seat-names";

/** What waits, in a few words. */
export function eventText(
  { event, number }: Pick<QueuedCommand, "event" | "number">,
  names: SeatNames,
): string {
  const hand = number === undefined ? "una mano" : `la mano ${number}`;
  switch (event.type) {
    case "leader-drawn":
      return `Sale ${names[event.leader]}`;
    case "seats-confirmed":
      return "Puestos confirmados";
    case "hand-recorded":
      return `Anotar ${hand}`;
    case "hand-corrected":
      return `Corregir ${hand}`;
    case "hand-removed":
      return `Quitar ${hand}`;
    case "call-noted":
    case "call-withdrawn":
      return "Respuesta al TIEMPO";
    case "finished":
      return "Aviso al juez";
    case "medium-changed":
      return event.to === "paper" ? "Seguir en papel" : "Seguir en el teléfono";
    case "totals-noted":
      return "Totales de la Hoja";
    case "verified":
      return "Verificar la Hoja";
    case "signed":
      return `Firma de ${names[event.by]}`;
    case "delivered":
      return "Hoja recibida";
    case "delivery-withdrawn":
      return "Quitar la marca de recibida";
    case "registered":
      return "Registrar la Hoja";
    case "closed":
      return "Cerrar la Hoja";
    case "reopened":
      return "Reabrir la Hoja";
    default:
      return "Otro cambio";
  }
}
