import type { RecordedHand } from "@/domain/match/acta";
import type { ActaHand } from "@/domain/match/acta-state";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import { infractionTitle } from "@/i18n/es/sanctions";
import type { SeatNames } from "./seat-names";

/** How a recorded hand ended and by whom: "Dominó de Ana Cruz". */
export function handTitle(hand: RecordedHand, names: SeatNames): string {
  if ("annulled" in hand) return `Anulada: ${infractionTitle(hand.annulled.infraction)}`;
  if ("redeal" in hand) return `Se repartió de nuevo: ${hand.redeal.doubles} dobles`;
  if ("falseBlock" in hand) return `Tranque falso de ${names[hand.falseBlock.by]}`;
  if ("play" in hand) return "Mano jugada a jugada";
  return `${hand.ending === "domino" ? "Dominó" : "Tranque"} de ${names[hand.closer]}`;
}

/** The pips left to each, "Ana 5 · Luis 12"; null where a hand has none. */
export function pipsLine({ result }: ActaHand, names: SeatNames): string | null {
  const pips = result?.pips;
  if (!pips) return null;
  const counted = (seat: Seat) => pips[seat] ?? 0;
  return SEATS.filter((seat) => pips[seat] !== undefined)
    .filter((seat) => seat !== result.closer || counted(seat) > 0)
    .map((seat) => `${names[seat]} ${counted(seat)}`)
    .join(" · ");
}

/** Who the infraction of an annulled hand is charged to. */
export function offenderOf(hand: RecordedHand): Seat | null {
  return "annulled" in hand ? hand.annulled.by : null;
}
