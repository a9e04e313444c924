// Where people sit. Seats follow the order of play; roles of a hand (salidor …) move and are not stored here.

export const SEATS = ["A", "B", "C", "D"] as const;
export type Seat = (typeof SEATS)[number];

export const PAIR_SIDES = ["AC", "BD"] as const;
export type PairSide = (typeof PAIR_SIDES)[number];

/** Who scores together: a pair, or the seat itself where everyone plays alone. */
export type Side = PairSide | Seat;

export type Mode = "pairs" | "alone";
export type PlayerCount = 2 | 3 | 4;

/** How many sit at a table and whether they score in pairs. */
export type TableShape = { readonly mode: Mode; readonly players: PlayerCount };

/** The seats in use, in order of play. */
export function seatsOf(players: PlayerCount): readonly Seat[] {
  return SEATS.slice(0, players);
}

const LETTER_A = 65;

/** The seat that plays `steps` turns after `seat`. */
export function seatAfter(seat: Seat, players: PlayerCount, steps = 1): Seat {
  const index = (seat.charCodeAt(0) - LETTER_A + steps) % players;
  return SEATS[(index + players) % players] as Seat;
}

/** The seat opposite, with four players. */
export function partnerOf(seat: Seat): Seat {
  return seatAfter(seat, 4, 2);
}

export function pairSideOf(seat: Seat): PairSide {
  return seat === "A" || seat === "C" ? "AC" : "BD";
}

export function sideOf(seat: Seat, mode: Mode): Side {
  return mode === "pairs" ? pairSideOf(seat) : seat;
}

/** The sides at a table, in order of their first seat. */
export function sidesOf(shape: TableShape): readonly Side[] {
  return shape.mode === "pairs" ? PAIR_SIDES : seatsOf(shape.players);
}

export function otherPair(side: PairSide): PairSide {
  return side === "AC" ? "BD" : "AC";
}
