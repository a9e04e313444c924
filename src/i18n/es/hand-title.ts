import type { RecordedHand } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { infractionTitle } from "./sanctions";

/** How a recorded hand ended and by whom: "Dominó de Ana Cruz". */
export function handTitle(hand: RecordedHand, names: Readonly<Record<Seat, string>>): string {
  if ("annulled" in hand) return `Anulada: ${infractionTitle(hand.annulled.infraction)}`;
  if ("redeal" in hand) return `Se repartió de nuevo: ${hand.redeal.doubles} dobles`;
  if ("falseBlock" in hand) return `Tranque falso de ${names[hand.falseBlock.by]}`;
  if ("play" in hand) return "Mano jugada a jugada";
  return `${hand.ending === "domino" ? "Dominó" : "Tranque"} de ${names[hand.closer]}`;
}
