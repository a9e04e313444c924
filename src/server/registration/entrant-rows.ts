import "server-only";
import type { EntrantEvent } from "@/domain/tournament/registration";
import type { Transaction } from "../db/client";

/** An entrant with its people (ids, in order of position) and its history, oldest first. */
export type EntrantRow = {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly clubName: string | null;
  readonly rank: number | null;
  /** The table where it always sits. */
  readonly fixedTable: number | null;
  readonly members: readonly string[];
  readonly history: readonly EntrantEvent[];
};

/** Everybody registered in a tournament, by registration number. */
export async function listEntrantRows(
  tx: Transaction,
  tournamentId: string,
): Promise<readonly EntrantRow[]> {
  // Put together by the database: a championship's hundreds are read at every pairing and by every phone.
  return await tx.$queryRaw<EntrantRow[]>`
    SELECT e."id", e."number", e."name", e."clubName", e."rank", e."fixedTable",
      coalesce(m."members", '[]') AS "members", coalesce(h."history", '[]') AS "history"
    FROM "Entrant" e
    LEFT JOIN (
      SELECT "entrantId", json_agg("playerId" ORDER BY "position") AS "members"
      FROM "EntrantMember" WHERE "tournamentId" = ${tournamentId}::uuid GROUP BY "entrantId"
    ) m ON m."entrantId" = e."id"
    LEFT JOIN (
      SELECT v."entrantId", json_agg(v."event" ORDER BY v."seq") AS "history"
      FROM "EntrantEvent" v JOIN "Entrant" o ON o."id" = v."entrantId"
      WHERE o."tournamentId" = ${tournamentId}::uuid GROUP BY v."entrantId"
    ) h ON h."entrantId" = e."id"
    WHERE e."tournamentId" = ${tournamentId}::uuid
    ORDER BY e."number"`;
}
