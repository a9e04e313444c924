import type { Seat, Side } from "../rules/seat";
import { seatAfter, sideOf, sidesOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { CountedHand } from "./counted-hand";
import type { HandReason } from "./hand";
import { seatsInTurn } from "./next-leader";

// Who wins a blocked hand, and why. Every rule compares contenders; a tie goes by turn order from an anchor, or to nobody.

type Contender = { readonly seats: readonly Seat[]; readonly pips: number };
type Decided = { readonly winner: Side | null; readonly reasons: readonly HandReason[] };

function countedPips(hand: CountedHand, seat: Seat): number {
  return hand.values[seat] ?? 0;
}

function sideContenders(hand: CountedHand): readonly Contender[] {
  const { shape } = hand;
  return sidesOf(shape).map((side) => {
    const seats = seatsInTurn("A", shape).filter((seat) => sideOf(seat, shape.mode) === side);
    return { seats, pips: seats.reduce((sum, seat) => sum + countedPips(hand, seat), 0) };
  });
}

function seatContenders(hand: CountedHand, seats: readonly Seat[]): readonly Contender[] {
  return seats.map((seat) => ({ seats: [seat], pips: countedPips(hand, seat) }));
}

/** The comparison that a rule makes: sides by total, the closer against the next seat, or every hand by itself. */
function comparison(hand: CountedHand, rules: RuleSettings) {
  const { closer, shape } = hand;
  if (rules.blockWinner === "pair-total" && shape.mode === "pairs") {
    return { code: "pair-totals", contenders: sideContenders(hand) } as const;
  }
  if (rules.blockWinner === "duel") {
    const next = seatAfter(closer, shape.players);
    return { code: "duel", contenders: seatContenders(hand, [closer, next]) } as const;
  }
  const seats = seatsInTurn("A", shape);
  return { code: "lowest-hand", contenders: seatContenders(hand, seats) } as const;
}

function tieBreakAnchor(hand: CountedHand, rules: RuleSettings): Seat | null {
  if (rules.blockTie === "none") return null;
  return rules.blockTie === "leader" ? hand.leader : hand.closer;
}

/** The winner of a block (10.3, 10.4 and their like); null where a tie leaves nobody. */
export function blockWinner(hand: CountedHand, rules: RuleSettings): Decided {
  const { code, contenders } = comparison(hand, rules);
  const lowest = Math.min(...contenders.map((contender) => contender.pips));
  const tied = contenders.filter((contender) => contender.pips === lowest);
  const compared: HandReason = {
    code,
    setting: "blockWinner",
    compared: contenders.map(({ seats, pips }) => ({ seats, pips })),
  };
  const sideOfSeat = (seat: Seat) => sideOf(seat, hand.shape.mode);
  const only = tied.length === 1 ? tied[0]?.seats[0] : undefined;
  if (only !== undefined) return { winner: sideOfSeat(only), reasons: [compared] };
  const anchor = tieBreakAnchor(hand, rules);
  const tiedSeats = tied.flatMap((contender) => contender.seats);
  const chosen =
    anchor === null
      ? undefined
      : seatsInTurn(anchor, hand.shape).find((seat) => tiedSeats.includes(seat));
  const winner = chosen === undefined ? null : sideOfSeat(chosen);
  const tie: HandReason = {
    code: "block-tie",
    setting: "blockTie",
    rule: rules.blockTie,
    pips: lowest,
    seat: chosen ?? null,
    winner,
  };
  return { winner, reasons: [compared, tie] };
}
