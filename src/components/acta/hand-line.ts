import type { RecordedHand } from "@/domain/match/acta";
import type { ActaHand } from "@/domain/match/acta-state";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { SeatNames } from "./seat-names";

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
