import { netOf } from "../match/net";
import type { PairSide, Seat } from "../rules/seat";
import { otherPair, pairSideOf } from "../rules/seat";
import type { EndingVerdict, SettlementInput, SideSettlement } from "./settlement-result";

type EndedFigures = Pick<SideSettlement, "for" | "against" | "net"> & { readonly won: boolean };

/**
 * What a match that was broken off is worth to one seat. Where the book gives figures of its own they are taken (FEMUNDO
 * 7, 21, 26, 28), the points conceded being those of the other side when it happened. Else who is given a win has the
 * points that the infraction gives him, or those of somebody who came to play (24.1; decision 2), and the others 0.
 */
export function endedFigures(
  input: SettlementInput,
  seat: Seat,
  outcome: { readonly won: boolean; readonly by: EndingVerdict | undefined },
): EndedFigures {
  const { won, by } = outcome;
  const person = input.seats[seat];
  const given = by?.sanction.results?.find((one) => one.player === person && one.won === won);
  if (by && given) {
    const against = given.against ?? concededBy(input, pairSideOf(seat), by);
    return withNet({ won, for: given.for, against }, input);
  }
  if (!won) return withNet({ won, for: 0, against: 0 }, input);
  const line = by?.sanction.points.find(({ player, points }) => player === person && points > 0);
  return withNet({ won, for: line?.points ?? input.rules.presentPoints, against: 0 }, input);
}

/** Points that the other side had when the match was broken off. */
function concededBy({ acta }: SettlementInput, side: PairSide, { note }: EndingVerdict): number {
  const other = otherPair(side);
  if (acta.hands.length === 0) return acta.score[other];
  return acta.hands[note.afterHand - 1]?.running[other] ?? 0;
}

function withNet(figures: Omit<EndedFigures, "net">, { rules }: SettlementInput): EndedFigures {
  return { ...figures, net: netOf(figures, rules) };
}
