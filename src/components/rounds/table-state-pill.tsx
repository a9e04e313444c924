import type { Tone } from "@/components/ui/state-pill";
import { StatePill } from "@/components/ui/state-pill";
import type { ActaStage } from "@/domain/match/acta";
import type { MatchStatus } from "@/domain/match/match-document";
import type { TableState } from "@/i18n/es/table-states";
import { LAST_HAND_NAMES, TABLE_STATE_NAMES, tableStateOf } from "@/i18n/es/table-states";

const TONES: Readonly<Record<TableState, Tone>> = {
  waiting: "neutral",
  playing: "active",
  "to-verify": "waiting",
  verified: "done",
  claimed: "waiting",
  closed: "done",
};

type TableStatePillProps = { readonly stage: ActaStage; readonly status?: MatchStatus };

/** How far a table is; while it plays after the bell, which hand it plays. */
export function TableStatePill({ stage, status = "playing" }: TableStatePillProps) {
  const state = tableStateOf(stage);
  const lastHand = state === "playing" ? LAST_HAND_NAMES[status] : null;
  return (
    <StatePill tone={TONES[state]} icon={lastHand ? "alert" : undefined}>
      {lastHand ?? TABLE_STATE_NAMES[state]}
    </StatePill>
  );
}
