import type { SheetCard, SheetFine } from "@/documents/sheet-data";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import { assessRequest } from "@/domain/sanctions/assess-request";
import type { Sanction } from "@/domain/sanctions/incident";

// Infractions of fictional sheets and registers as the catalogue itself judges them: article, points and card cannot be wrong.

/** What an infraction costs in an event of FEDEDODO; people are named by their seats. `nth`: the same one's nth time. */
export function judged(infraction: InfractionCode, offender: Seat, nth = 1): Sanction {
  const at = (turn: number): Seat =>
    SEATS[(SEATS.indexOf(offender) + turn) % SEATS.length] ?? offender;
  const incident = {
    infraction,
    offender,
    partner: at(2),
    opponents: [at(1), at(3)],
    round: 1,
    match: "m",
  };
  const history = Array.from({ length: nth - 1 }, () => incident);
  const verdict = assessRequest({
    rules: "fededodo-2026",
    format: "individual",
    history,
    incident,
  });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.problems));
  return verdict;
}

/** The lines that a Hoja prints of what an infraction costs. */
export function sheetLines({ article, points, cards }: Sanction): {
  readonly fines: readonly SheetFine[];
  readonly cards: readonly SheetCard[];
} {
  return {
    fines: points.map(({ player, points: cost, on }) => ({
      seat: player as Seat,
      points: cost,
      on,
      article,
    })),
    cards: cards.map(({ player, card }) => ({ seat: player as Seat, card, article })),
  };
}
