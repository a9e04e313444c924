import "server-only";
import { SEALED_STAGES } from "@/domain/match/acta";
import { listActas } from "../actas/load";
import type { Transaction } from "../db/client";
import { isOutdated } from "./life";

/** A table whose sheet was sealed before a sanction noted elsewhere was corrected (see `isOutdated`). */
export type OutdatedSheet = {
  readonly matchId: string;
  readonly round: number;
  readonly table: number;
};

/** The sealed sheets of a tournament that no longer say what counts, by round and table. */
export async function outdatedSheets(
  tx: Transaction,
  tournamentId: string,
): Promise<readonly OutdatedSheet[]> {
  // Only sanctions can move what was sealed.
  const where = { tournamentId, stage: { in: [...SEALED_STAGES] }, incidents: { some: {} } };
  const actas = await listActas(tx, where);
  if (actas.length === 0) return [];
  const sheets = await tx.sheetVersion.findMany({
    where: { matchId: { in: actas.map(({ match }) => match.id) } },
    orderBy: { version: "asc" },
  });
  return actas
    .filter((acta) =>
      isOutdated(
        acta,
        sheets.findLast(({ matchId }) => matchId === acta.match.id),
      ),
    )
    .map(({ match }) => ({ matchId: match.id, round: match.round.number, table: match.table }))
    .sort((a, b) => a.round - b.round || a.table - b.table);
}
