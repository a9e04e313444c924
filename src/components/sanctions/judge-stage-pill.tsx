import type { ActaStage } from "@/domain/match/acta";
import type { MatchStatus } from "@/domain/match/match-document";
import { tableStateOf } from "@/i18n/es/table-states";
import { JudgeStatePill } from "./judge-state-pill";

/** The state of one table's sheet, where nobody asks whether it is still counting. */
export function JudgeStagePill({
  stage,
  status,
}: {
  readonly stage: ActaStage;
  readonly status: MatchStatus;
}) {
  const state = tableStateOf(stage);
  return <JudgeStatePill state={state === "claimed" ? "closed" : state} status={status} />;
}
