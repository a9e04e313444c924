import type { ActaStage } from "@/domain/match/acta";
import type { MatchStatus } from "@/domain/match/match-document";
import type { PairSide } from "@/domain/rules/seat";

/** What moves at a table while it plays. A larger `version` is a later one. */
export type TableFigures = {
  readonly matchId: string;
  readonly version: number;
  readonly stage: ActaStage;
  readonly status: MatchStatus;
  readonly hands: number;
  readonly score: Readonly<Record<PairSide, number>>;
};
