import "server-only";
import { cache } from "react";
import { matchesSearch } from "@/domain/kernel/search-key";
import type { RankingRow } from "@/domain/ranking/national-ranking";
import { nationalRanking } from "@/domain/ranking/national-ranking";
import type { Strength } from "@/domain/ranking/strength";
import { computeStrengths } from "@/domain/ranking/strength";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { pairSideOf } from "@/domain/rules/seat";
import { database } from "../db/client";
import { personName } from "../registration/labels";

export type RankedPerson = RankingRow & {
  readonly number: string | null;
  readonly name: string;
  readonly nickname: string | null;
  readonly club: string | null;
  readonly clubId: string | null;
  /** The rating of closed events; null for who has played none in them. */
  readonly strength: number | null;
  readonly searchKey: string;
};

/**
 * The national ranking of the twelve months up to an ISO day, names and strengths included. A calendar year is the
 * twelve months up to its last day.
 */
export const listRanking = cache(async (asOf: string): Promise<readonly RankedPerson[]> => {
  const db = database();
  const [entries, strengths] = await Promise.all([
    db.rankingEntry.findMany({ where: { player: { mergedIntoId: null } } }),
    listStrengths(),
  ]);
  const rows = nationalRanking(
    entries.map((entry) => ({ ...entry, heldOn: entry.heldOn.toISOString().slice(0, 10) })),
    asOf,
  );
  const players = await db.player.findMany({
    where: { id: { in: rows.map((row) => row.playerId) } },
    include: { club: true },
  });
  const playerOf = new Map(players.map((player) => [player.id, player]));
  return rows.flatMap((row) => {
    const player = playerOf.get(row.playerId);
    if (!player) return [];
    return {
      ...row,
      number: player.number,
      name: personName(player),
      nickname: player.nickname,
      club: player.club?.name ?? null,
      clubId: player.clubId,
      strength: strengths.get(row.playerId)?.shown ?? null,
      searchKey: player.searchKey,
    };
  });
});

/** Narrows a ranking to a club and to what is typed; places stay the national ones. */
export function filterRanking(
  ranking: readonly RankedPerson[],
  filter: { readonly query: string; readonly clubId: string | null },
): readonly RankedPerson[] {
  return ranking.filter(
    (person) =>
      (filter.clubId === null || person.clubId === filter.clubId) &&
      matchesSearch(person.searchKey, filter.query),
  );
}

/** The years in which closed events gave points, the latest first. */
export async function rankingSeasons(): Promise<readonly number[]> {
  const held = await database().rankingEntry.findMany({
    distinct: ["heldOn"],
    select: { heldOn: true },
  });
  const years = new Set(held.map((row) => row.heldOn.getUTCFullYear()));
  return [...years].sort((a, b) => b - a);
}

/** Strengths by person, from the played matches of closed events in the order in which they were played. */
async function listStrengths(): Promise<ReadonlyMap<string, Strength>> {
  const matches = await database().match.findMany({
    where: {
      tournament: { status: "closed" },
      winner: { not: null },
      // A match that nobody played to its end says nothing of how strong anybody is.
      endedBy: { not: "forfeit" },
    },
    select: { winner: true, seatings: { select: { seat: true, playerId: true } } },
    orderBy: [
      { tournament: { startsOn: "asc" } },
      { tournamentId: "asc" },
      { round: { number: "asc" } },
      { table: "asc" },
    ],
  });
  const rated = matches.map(({ winner, seatings }) => {
    const at = (isWinner: boolean) =>
      seatings
        .filter(({ seat }) => (pairSideOf(seat as Seat) === (winner as PairSide)) === isWinner)
        .map(({ playerId }) => playerId);
    return { winners: at(true), losers: at(false) };
  });
  const full = rated.filter(({ winners, losers }) => winners.length === 2 && losers.length === 2);
  return new Map(computeStrengths(full).map((strength) => [strength.playerId, strength]));
}
