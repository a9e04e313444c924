import type { Seat, Side, TableShape } from "../rules/seat";
import { seatAfter, sideOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { BySeat } from "./hand";

/** Seats of a table in turn order from `from`, itself first. */
export function seatsInTurn(from: Seat, shape: TableShape): readonly Seat[] {
  return Array.from({ length: shape.players }, (_, step) => seatAfter(from, shape.players, step));
}

/** Who leads after a hand that was annulled (14.2; FEMUNDO 5). */
export function leaderAfterAnnulled(leader: Seat, shape: TableShape, rules: RuleSettings): Seat {
  return rules.annulledNextLeader === "same" ? leader : seatAfter(leader, shape.players);
}

/**
 * Who leads after a hand that was played out. `rotate`: the seat after the leader (7.2), a tied block included. `winner`:
 * who went out; after a block the winning side's member with fewer pips, if equal the first in turn from the closer.
 */
export function leaderAfterHand(
  hand: {
    readonly leader: Seat;
    readonly closer: Seat | null;
    readonly winner: Side | null;
    readonly values: BySeat<number>;
  },
  shape: TableShape,
  rules: RuleSettings,
): Seat {
  if (rules.nextLeader === "rotate" || hand.winner === null) {
    return seatAfter(hand.leader, shape.players);
  }
  const members = seatsInTurn(hand.closer ?? hand.leader, shape).filter(
    (seat) => sideOf(seat, shape.mode) === hand.winner,
  );
  const countedPips = (seat: Seat) => hand.values[seat] ?? 0;
  return members.reduce((best, seat) => (countedPips(seat) < countedPips(best) ? seat : best));
}
