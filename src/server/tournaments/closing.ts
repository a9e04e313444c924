import "server-only";
import type { Blocker } from "@/domain/tournament/life-cycle-blockers";
import { closeTournamentBlockers } from "@/domain/tournament/life-cycle-blockers";
import type { Transaction } from "../db/client";
import { database } from "../db/client";
import { personLabel, personName } from "../registration/labels";
import { loadRoundFacts } from "../rounds/facts";
import { outdatedSheets } from "../sheets/outdated";
import type { TournamentView } from "./rows";

/** What stands in the way of closing a tournament now, by table and person. */
export async function closingBlockersOf(
  tx: Transaction,
  tournament: TournamentView,
): Promise<readonly Blocker[]> {
  const provisional = await tx.player.findMany({
    where: { number: null, entries: { some: { tournamentId: tournament.id } } },
  });
  return closeTournamentBlockers({
    state: tournament.status,
    planned: tournament.rounds,
    rounds: await loadRoundFacts(tx, tournament),
    provisional: provisional.map(personLabel),
    outdated: await outdatedSheets(tx, tournament.id),
  });
}

/** The same for a page. */
export function closingBlockers(tournament: TournamentView): Promise<readonly Blocker[]> {
  return closingBlockersOf(database(), tournament);
}

/** What a closed tournament gave one person towards the ranking. */
export type RankingGain = {
  readonly playerId: string;
  readonly name: string;
  readonly number: string | null;
  readonly place: number;
  readonly played: number;
  readonly won: number;
  readonly points: number;
};

/** Everybody's gain, most points first; empty until the tournament is closed. */
export async function listRankingGains(tournamentId: string): Promise<readonly RankingGain[]> {
  const rows = await database().rankingEntry.findMany({
    where: { tournamentId },
    include: { player: true },
    orderBy: [{ points: "desc" }, { place: "asc" }, { player: { lastNames: "asc" } }],
  });
  return rows.map(({ player, playerId, place, played, won, points }) => ({
    playerId,
    name: personName(player),
    number: player.number,
    place,
    played,
    won,
    points,
  }));
}
