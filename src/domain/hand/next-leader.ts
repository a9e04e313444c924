import type { PlayerCount, Seat, Side, TableShape } from "../rules/seat";
import { SEATS, seatAfter, seatsOf, sideOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { BySeat } from "./hand";

/** Seats in turn order from each seat, itself first. */
function turnOrders(players: PlayerCount): Readonly<Record<Seat, readonly Seat[]>> {
  const seats = seatsOf(players);
  const orders = SEATS.map((from) => [
    from,
    seats.map((_, step) => seatAfter(from, players, step)),
  ]);
  return Object.fromEntries(orders) as Record<Seat, readonly Seat[]>;
}

const TURN_ORDERS = { 2: turnOrders(2), 3: turnOrders(3), 4: turnOrders(4) } as const;

/** Seats of a table in turn order from `from`, itself first. */
export function seatsInTurn(from: Seat, shape: TableShape): readonly Seat[] {
  return TURN_ORDERS[shape.players][from];
}

/** Who leads after a hand that was annulled (14.2; FEMUNDO 5). */
export function leaderAfterAnnulled(leader: Seat, shape: TableShape, rules: RuleSettings): Seat {
  return rules.annulledNextLeader === "same" ? leader : seatAfter(leader, shape.players);
}

/** Who leads after a block that nobody won (10.4). */
export function leaderAfterTie(leader: Seat, shape: TableShape, rules: RuleSettings): Seat {
  return rules.tiedBlockNextLeader === "same" ? leader : seatAfter(leader, shape.players);
}

/** Who leads after the tiles are dealt again, with no hand played (6.3; Puerto Rico 8.A). */
export function leaderAfterRedeal(leader: Seat, shape: TableShape, rules: RuleSettings): Seat {
  return rules.redealNextLeader === "same" ? leader : seatAfter(leader, shape.players);
}

/** Who leads after a false block that ended the hand (18.2; FEMUNDO 5): `by` called it. */
export function leaderAfterFalseBlock(
  { leader, by }: { readonly leader: Seat; readonly by: Seat },
  shape: TableShape,
  rules: RuleSettings,
): Seat {
  switch (rules.falseBlockNextLeader) {
    case "rotate":
      return seatAfter(leader, shape.players);
    case "same":
      return leader;
    case "after-offender":
      return seatAfter(by, shape.players);
  }
}

/**
 * Who leads after a hand that somebody won. `rotate`: the seat after the leader (7.2). `winner`:
 * who went out; after a block the winning side's member with fewer pips, if equal the first in turn from the closer.
 */
export function leaderAfterHand(
  hand: {
    readonly leader: Seat;
    readonly closer: Seat | null;
    readonly winner: Side;
    readonly values: BySeat<number>;
  },
  shape: TableShape,
  rules: RuleSettings,
): Seat {
  const { leader, closer, winner, values } = hand;
  if (rules.nextLeader === "rotate") return seatAfter(leader, shape.players);
  let best: Seat | null = null;
  for (const seat of seatsInTurn(closer ?? leader, shape)) {
    const isMember = sideOf(seat, shape.mode) === winner;
    if (isMember && (best === null || (values[seat] ?? 0) < (values[best] ?? 0))) best = seat;
  }
  return best ?? leader;
}
