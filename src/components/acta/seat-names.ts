import type { PairSide, Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { Names } from "@/i18n/es/hand-facts";
import type { TablePerson, TableView } from "@/server/actas/table-view";

/** The people of a table as the entry of a hand needs them. */
export type SeatNames = Readonly<Record<Seat, string>>;

const UNKNOWN = "sin nombre";

export function seatNames(people: TableView["people"]): SeatNames {
  const short = (seat: Seat) => people[seat]?.short ?? UNKNOWN;
  return { A: short("A"), B: short("B"), C: short("C"), D: short("D") };
}

/** "Ana Cruz y Luis Peña". */
export function pairName(names: SeatNames, side: PairSide): string {
  return SEATS.filter((seat) => side.includes(seat))
    .map((seat) => names[seat])
    .join(" y ");
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
