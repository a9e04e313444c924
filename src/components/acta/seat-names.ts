import type { PairSide, Seat, Side } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { Names } from "@/i18n/es/hand-facts";
import { listed } from "@/i18n/es/listed";
import type { TablePerson, TableView } from "@/server/actas/table-view";

/** The people of a table as the entry of a hand needs them. */
export type SeatNames = Readonly<Record<Seat, string>>;

const UNKNOWN = "sin nombre";

export function seatNames(people: TableView["people"]): SeatNames {
  const short = (seat: Seat) => people[seat]?.short ?? UNKNOWN;
  return { A: short("A"), B: short("B"), C: short("C"), D: short("D") };
}

/** The people as they are called at a table: by the first name alone where nobody shares it. */
export function calledNames(names: SeatNames): SeatNames {
  const first = (seat: Seat) => names[seat].split(" ")[0] ?? "";
  const called = (seat: Seat) =>
    SEATS.some((other) => other !== seat && first(other) === first(seat))
      ? names[seat]
      : first(seat);
  return { A: called("A"), B: called("B"), C: called("C"), D: called("D") };
}

/** "Ana Cruz y Luis Peña". */
export function pairName(names: SeatNames, side: PairSide): string {
  return listed(SEATS.filter((seat) => side.includes(seat)).map((seat) => names[seat]));
}

/** A pair by its two people, somebody alone by his name. */
export function sideName(names: SeatNames, side: Side): string {
  return side === "AC" || side === "BD" ? pairName(names, side) : names[side];
}

/** Names for sentences: people by name, pairs by their letters, which stand beside the names on the screen. */
export function sentenceNames(names: SeatNames): Names {
  return { ...names, AC: "la pareja A·C", BD: "la pareja B·D" };
}

/** Club and number, whichever is known. */
export function personDetail(person: TablePerson): string {
  const number = person.number === null ? [] : [`n.º ${person.number}`];
  const club = person.club === null ? [] : [person.club];
  return [...club, ...number].join(" · ");
}
