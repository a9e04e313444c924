import type { ToldEvent } from "@/domain/match/sheet-life";
import type { PairSide } from "@/domain/rules/seat";
import { bothScoresText } from "./match";

const SIDE_NAMES: Readonly<Record<PairSide, string>> = { AC: "A·C", BD: "B·D" };

/** What marked a step of a Hoja's life, in a line. */
export function lifeEventText(event: ToldEvent): string {
  switch (event.type) {
    case "verified":
      return event.asDirector ? "La verificó la dirección" : "La verificó el juez";
    case "signed":
      return "refused" in event
        ? `${SIDE_NAMES[event.side]} no quiso firmar`
        : `Firmó ${SIDE_NAMES[event.side]}`;
    case "medium-changed":
      return event.to === "paper" ? "La mesa siguió en papel" : "La mesa volvió al teléfono";
    case "totals-noted":
      return `El papel suma ${bothScoresText(event.score)}`;
    case "delivered":
      return "El papel llegó a la mesa de control";
    case "delivery-withdrawn":
      return "El papel no había llegado: se quitó la marca";
    case "second-entry-agreed":
      return "Se tecleó dos veces y coincidió";
    case "photo-attached":
      return "Se guardó una foto";
    case "photo-removed":
      return "Se quitó una foto";
    case "registered":
      return "La registró la mesa de control";
    case "closed":
      return "Se cerró y quedó sellada";
    case "reopened":
      return "Se reabrió para corregirla";
    case "claimed":
      return `Reclamo n.º ${event.number} ante la Junta`;
    case "score-ruled":
      return "La Junta decidió el resultado";
    case "resolved":
      return event.corrects
        ? `La Junta la corrigió por el reclamo n.º ${event.number}`
        : `Reclamo n.º ${event.number} resuelto, sin cambios`;
    case "time-added":
      return `${event.minutes} min más para la mesa`;
    case "time-withdrawn":
      return "Se quitó el tiempo añadido";
    case "ending-reviewed":
      return event.effect === null
        ? "El juez dejó la partida como se jugó"
        : "El juez dio la partida por terminada";
  }
}
