import "server-only";
import type { ActaStage } from "@/domain/match/acta";
import type { MatchStatus } from "@/domain/match/match-document";
import type { TableFigures } from "@/schemas/table-figures";
import { database } from "../db/client";
import { shareReading } from "../db/share-reading";

/**
 * The figures of every table that is in play, as they are written: for officials, whose boards read them with every hand,
 * all at the same moment.
 * Access is the caller's matter.
 */
export const listTableFigures = shareReading(readTableFigures);

async function readTableFigures(tournamentId: string): Promise<readonly TableFigures[]> {
  const rows = await database().match.findMany({
    where: { tournamentId, round: { status: "published" } },
    select: {
      id: true,
      version: true,
      stage: true,
      status: true,
      hands: true,
      scoreAC: true,
      scoreBD: true,
    },
  });
  return rows.map(({ id: matchId, version, stage, status, hands, scoreAC, scoreBD }) => ({
    matchId,
    version,
    stage: stage as ActaStage,
    status: status as MatchStatus,
    hands,
    score: { AC: scoreAC, BD: scoreBD },
  }));
}
