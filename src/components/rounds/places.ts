import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { BoardPerson, RoundBoard } from "@/server/tournaments/round-board";

/** Where one person is in a round; `table` null for who rests. */
export type PersonPlace = {
  readonly person: BoardPerson;
  readonly table: number | null;
  readonly seat: Seat | null;
};

/** Everybody of a round in order of name, with the place to go to. */
export function placesByName(
  board: Pick<RoundBoard, "tables" | "resting">,
): readonly PersonPlace[] {
  const seated = board.tables.flatMap(({ table, seats }) =>
    SEATS.flatMap((seat): readonly PersonPlace[] => {
      const person = seats[seat];
      return person ? [{ person, table, seat }] : [];
    }),
  );
  const resting = board.resting.map((person) => ({ person, table: null, seat: null }));
  return [...seated, ...resting].sort((a, b) => a.person.name.localeCompare(b.person.name, "es"));
}
