import "server-only";
import { groupBy } from "@/domain/kernel/group-by";
import type { Seat } from "@/domain/rules/seat";
import type { Transaction } from "../db/client";

type Place = { readonly seat: Seat; readonly entrantId: string; readonly playerId: string };

/** What the entrant of a seat takes from its table. */
type SeatResult = {
  readonly seat: Seat;
  readonly won: boolean;
  readonly for: number;
  readonly against: number;
};

export type EventTableRow = {
  readonly id: string;
  readonly round: number;
  readonly table: number;
  readonly stage: string;
  readonly scoreAC: number;
  readonly scoreBD: number;
  readonly winner: string | null;
  /** By seat. */
  readonly places: readonly Place[];
  /** By seat; none until it is settled. */
  readonly results: readonly SeatResult[];
};

/** The tables of every published round, by round and table. */
export async function listEventTables(
  tx: Transaction,
  tournamentId: string,
): Promise<readonly EventTableRow[]> {
  const matches = await tx.$queryRaw<Omit<EventTableRow, "places" | "results">[]>`
    SELECT m."id", r."number" AS "round", m."table", m."stage", m."scoreAC", m."scoreBD", m."winner"
    FROM "Round" r
    JOIN "Match" m ON m."roundId" = r."id"
    WHERE r."tournamentId" = ${tournamentId}::uuid AND r."status" <> 'draft'
    ORDER BY r."number", m."table"`;
  // Places and results are four a table, thousands in a championship, read at every pairing and by every phone. They come as
  // one text of lines, because the client takes its time over each value of each row.
  const places = await tx.$queryRaw<Lines>`
    SELECT string_agg(concat_ws(' ', s."matchId", s."seat", s."entrantId", s."playerId"), E'\n')
      AS "lines"
    FROM "Round" r
    JOIN "Seating" s ON s."roundId" = r."id" AND s."matchId" IS NOT NULL
    WHERE r."tournamentId" = ${tournamentId}::uuid AND r."status" <> 'draft'`;
  const results = await tx.$queryRaw<Lines>`
    SELECT string_agg(concat_ws(' ', p."matchId", p."seat", coalesce(p."entrantWon", false)::int,
        p."entrantFor", p."entrantAgainst"), E'\n')
      AS "lines"
    FROM "Round" r
    JOIN "Match" m ON m."roundId" = r."id"
    JOIN "PlayerResult" p ON p."matchId" = m."id"
    WHERE r."tournamentId" = ${tournamentId}::uuid AND r."status" <> 'draft'`;
  const placesOf = byMatch(places, ([seat = "", entrantId = "", playerId = ""]) => ({
    seat: seat as Seat,
    entrantId,
    playerId,
  }));
  const resultsOf = byMatch(results, ([seat, won, own, against]) => ({
    seat: seat as Seat,
    won: won === "1",
    for: Number(own),
    against: Number(against),
  }));
  return matches.map((match) => ({
    ...match,
    places: placesOf.get(match.id) ?? [],
    results: resultsOf.get(match.id) ?? [],
  }));
}

type Lines = readonly { readonly lines: string | null }[];

/** Lines that begin with a match's id, read and put together by it, in order of seat. */
function byMatch<Value extends { readonly seat: Seat }>(
  [row]: Lines,
  read: (words: readonly string[]) => Value,
): ReadonlyMap<string, readonly Value[]> {
  const words = row?.lines?.split("\n").map((line) => line.split(" ")) ?? [];
  return new Map(
    [...groupBy(words, ([matchId = ""]) => matchId)].map(([matchId, lines]) => [
      matchId,
      lines
        .map(([, ...rest]) => read(rest))
        .sort((a, b) => (a.seat < b.seat ? -1 : Number(a.seat > b.seat))),
    ]),
  );
}

/** Who rests in the published rounds: round and the entrant's registration number, in this order. */
export async function listEventRests(
  tx: Transaction,
  tournamentId: string,
): Promise<readonly { readonly round: number; readonly entrant: number }[]> {
  return await tx.$queryRaw<{ round: number; entrant: number }[]>`
    SELECT DISTINCT r."number" AS "round", e."number" AS "entrant"
    FROM "Round" r
    JOIN "Seating" s ON s."roundId" = r."id" AND s."matchId" IS NULL
    JOIN "Entrant" e ON e."id" = s."entrantId"
    WHERE r."tournamentId" = ${tournamentId}::uuid AND r."status" <> 'draft'
    ORDER BY 1, 2`;
}
