import "server-only";
import type { StandingRow } from "@/domain/standings/standings";
import { sameJson } from "../db/canonical";
import { database } from "../db/client";
import type { TournamentView } from "../tournaments/rows";
import { standingsOf } from "./standings-of";

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
  const options = afterRound === null ? {} : { upToRound: afterRound };
  const { rows } = await standingsOf(db, tournament, options);
  const next =
    afterRound === null
      ? null
      : await db.round.findFirst({
          where: { tournamentId: tournament.id, number: afterRound + 1, status: { not: "draft" } },
          select: { standings: true },
        });
  const kept = next ? (next.standings as unknown as readonly StandingRow[]) : null;
  return {
    rows: await withNames(tournament.id, kept ?? rows),
    afterRound,
    isSnapshot: kept !== null,
    isOvertaken: kept !== null && !sameJson(kept, rows),
  };
}

async function withNames(
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
