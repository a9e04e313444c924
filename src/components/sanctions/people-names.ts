import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { TableView } from "@/server/actas/table-view";

/** The short name of a person of the table by id; "otra persona" for anybody else. */
export function nameOfPerson(view: Pick<TableView, "people">): (person: string) => string {
  return (person) => {
    const seat = seatOfPerson(view, person);
    return (seat && view.people[seat]?.short) ?? "otra persona";
  };
}

/** Where a person sits at the table. */
export function seatOfPerson(view: Pick<TableView, "people">, person: string): Seat | undefined {
  return SEATS.find((seat) => view.people[seat]?.playerId === person);
}
