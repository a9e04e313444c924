import { hashOf } from "./canonical-json";

/** Who sits where at a table, as its Hoja is printed. */
export type PrintedSeating = {
  readonly event: { readonly name: string };
  readonly round: number;
  readonly table: number;
  readonly seats: Readonly<Record<(typeof LETTERS)[number], SeatedPerson | null>>;
};

type SeatedPerson = { readonly name: string; readonly number?: string };

const LETTERS = ["A", "B", "C", "D"] as const;

/**
 * The hash of a seating as it stands on paper, `3F7A-09C2`: the first 32 bits of the SHA-256 of the canonical JSON of
 * code, tournament, round, table and everybody's name and number. Whoever holds the paper can compute it; another one
 * means that the paper was printed for other seats.
 */
export function seatingHash(code: string, { event, round, table, seats }: PrintedSeating): string {
  const seated = LETTERS.map((seat) => {
    const person = seats[seat];
    return [seat, person && { name: person.name, number: person.number ?? null }];
  });
  const hash = hashOf({
    code,
    tournament: event.name,
    round,
    table,
    seats: Object.fromEntries(seated),
  });
  return `${hash.slice(0, 4)}-${hash.slice(4, 8)}`.toUpperCase();
}
