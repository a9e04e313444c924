import { searchKey } from "@/domain/kernel/search-key";
import type { Seat } from "@/domain/rules/seat";
import { partnerOf, SEATS } from "@/domain/rules/seat";
import type { BoardPerson, BoardTable, RoundBoard } from "@/server/tournaments/round-board";

/** Where one person is in a round; `table` null for who rests. */
export type PersonPlace = {
  readonly person: BoardPerson;
  readonly table: number | null;
  readonly seat: Seat | null;
  readonly partner: string | null;
  readonly key: string;
};

/** Everybody of a round in order of name, with the place to go to. */
export function placesByName(
  board: Pick<RoundBoard, "tables" | "resting">,
): readonly PersonPlace[] {
  const seated = board.tables.flatMap((table) => SEATS.flatMap((seat) => placeAt(table, seat)));
  const resting = board.resting.map((person) => placeOf(person, null, null, null));
  return [...seated, ...resting].sort((a, b) => a.person.name.localeCompare(b.person.name, "es"));
}

function placeAt({ table, seats }: BoardTable, seat: Seat): readonly PersonPlace[] {
  const person = seats[seat];
  return person ? [placeOf(person, table, seat, seats[partnerOf(seat)]?.name ?? null)] : [];
}

function placeOf(
  person: BoardPerson,
  table: number | null,
  seat: Seat | null,
  partner: string | null,
): PersonPlace {
  const { name, nickname, number, club } = person;
  return {
    person,
    table,
    seat,
    partner,
    key: searchKey([name, nickname, number, club].filter((text) => text !== null).join(" ")),
  };
}
