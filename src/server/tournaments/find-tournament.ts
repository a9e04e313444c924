import "server-only";
import { refuse } from "../command";
import type { Transaction } from "../db/client";
import { database } from "../db/client";
import type { TournamentView } from "./rows";
import { toTournamentView } from "./rows";

/** A tournament by its address, drafts included; the page decides who may see a draft. */
export async function findTournament(slug: string): Promise<TournamentView | null> {
  const row = await database().tournament.findUnique({ where: { slug } });
  return row && toTournamentView(row);
}

/** Inside a command: locks the tournament's row and reads it. Refuses what does not exist. */
export async function lockedTournament(
  tx: Transaction,
  tournamentId: string,
): Promise<TournamentView> {
  await tx.$queryRaw`SELECT 1 FROM "Tournament" WHERE "id" = ${tournamentId}::uuid FOR UPDATE`;
  const row = await tx.tournament.findUnique({ where: { id: tournamentId } });
  return row ? toTournamentView(row) : refuse({ code: "tournament-not-found" });
}
