import { compareIds } from "../event/entrant-order";

/** What one closed event gave one player; `heldOn` is its day, `2026-02-13`. */
export type RankingEntry = {
  readonly playerId: string;
  readonly heldOn: string;
  readonly points: number;
  readonly played: number;
  readonly won: number;
};

export type RankingRow = {
  /** Equal points share a rank; the next rank counts all above it. */
  readonly rank: number;
  readonly playerId: string;
  readonly points: number;
  readonly events: number;
  readonly played: number;
  readonly won: number;
};

/** The same day a year before, as text; 29 February becomes 28. */
export function yearBefore(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const earlier = String(Number(year) - 1).padStart(4, "0");
  return `${earlier}-${month}-${month === "02" && date === "29" ? "28" : date}`;
}

/**
 * The national ranking as of a day: the points of the last twelve months by player, the day itself included and the same
 * day a year before not (decision 8). Recomputed from the entries every time. Ties in points are listed by wins, then id.
 */
export function nationalRanking(
  entries: readonly RankingEntry[],
  asOf: string,
): readonly RankingRow[] {
  const after = yearBefore(asOf);
  const sums = new Map<string, Omit<RankingRow, "rank">>();
  for (const { playerId, heldOn, points, played, won } of entries) {
    if (heldOn <= after || heldOn > asOf) continue;
    const sum = sums.get(playerId);
    sums.set(playerId, {
      playerId,
      points: (sum?.points ?? 0) + points,
      events: (sum?.events ?? 0) + 1,
      played: (sum?.played ?? 0) + played,
      won: (sum?.won ?? 0) + won,
    });
  }
  const sorted = [...sums.values()].sort(
    (a, b) => b.points - a.points || b.won - a.won || compareIds(a.playerId, b.playerId),
  );
  let rank = 0;
  let shared: number | null = null;
  return sorted.map((row, index) => {
    if (row.points !== shared) rank = index + 1;
    shared = row.points;
    return { rank, ...row };
  });
}
