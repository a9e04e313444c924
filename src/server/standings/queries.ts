import "server-only";
import { isOvertaken } from "@/domain/standings/overtaken";
import type { StandingRow } from "@/domain/standings/standings";
import { computeStandings } from "@/domain/standings/standings";
import type { Transaction } from "../db/client";
import { database } from "../db/client";
import type { TournamentView } from "../tournaments/rows";
import { eventAfter } from "./standings-of";

/** A line of the standings with the entrant's name. */
export type NamedStanding = StandingRow & {
  readonly name: string;
  readonly club: string | null;
  readonly people: readonly string[];
};

export type StandingsView = {
  readonly rows: readonly NamedStanding[];
  /** The round after which they stand; null for those of now. */
  readonly afterRound: number | null;
  /** The next round was paired on exactly these lines, kept with it. */
  readonly isSnapshot: boolean;
  /** A snapshot that later corrections have overtaken. */
  readonly isOvertaken: boolean;
};

/**
 * The standings of everybody, from verified tables only: those of now, or after a published round. Where the next round
 * was paired on them, the lines kept then are shown as they were.
 */
export async function publicStandings(
  tournament: TournamentView,
  afterRound: number | null = null,
): Promise<StandingsView> {
  const db = database();
  const event = await eventAfter(db, tournament, { upToRound: afterRound ?? undefined });
  const rows = computeStandings(event, tournament.rules);
  const kept = await keptStandings(db, tournament.id, afterRound);
  return {
    rows: await withNames(tournament.id, kept ?? rows),
    afterRound,
    isSnapshot: kept !== null,
    isOvertaken: kept !== null && isOvertaken(kept, rows),
  };
}

/** The lines on which the round after one was paired, kept with it; null for now and where it is not published. */
export async function keptStandings(
  tx: Transaction,
  tournamentId: string,
  afterRound: number | null,
): Promise<readonly StandingRow[] | null> {
  if (afterRound === null) return null;
  const next = await tx.round.findFirst({
    where: { tournamentId, number: afterRound + 1, status: { not: "draft" } },
    select: { standings: true },
  });
  return next === null ? null : (next.standings as unknown as readonly StandingRow[]);
}

/** Lines of entrants with their names. */
export async function withNames(
  tournamentId: string,
  rows: readonly StandingRow[],
): Promise<readonly NamedStanding[]> {
  const entrants = await database().entrant.findMany({
    where: { tournamentId },
    include: { members: true },
  });
  const entrantOf = new Map(entrants.map((entrant) => [String(entrant.number), entrant]));
  return rows.map((row) => {
    const entrant = entrantOf.get(row.id);
    return {
      ...row,
      name: entrant?.name ?? row.id,
      club: entrant?.clubName ?? null,
      people: entrant?.members.map((member) => member.playerId) ?? [],
    };
  });
}
