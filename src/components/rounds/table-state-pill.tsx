import type { IconName } from "@/components/ui/icon";
import type { Tone } from "@/components/ui/state-pill";
import { StatePill } from "@/components/ui/state-pill";
import type { ActaStage } from "@/domain/match/acta";
import type { MatchStatus } from "@/domain/match/match-document";
import type { TableState } from "@/i18n/es/table-states";
import {
  LAST_HAND_NAMES,
  STAGE_NAMES,
  TABLE_STATE_NAMES,
  tableStateOf,
} from "@/i18n/es/table-states";

const TONES: Readonly<Record<TableState, Tone>> = {
  waiting: "neutral",
  playing: "active",
  "to-verify": "waiting",
  verified: "done",
  claimed: "waiting",
  closed: "done",
};

/** The shape of each state of a Hoja, so that colour is never alone. */
export const STAGE_ICONS: Readonly<Record<ActaStage, IconName>> = {
  issued: "circle",
  playing: "play",
  finished: "clock",
  verified: "check",
  signed: "pen",
  delivered: "document",
  registered: "list",
  claimed: "flag",
  resolved: "gavel",
  closed: "check",
};

type TableStatePillProps = {
  readonly stage: ActaStage;
  readonly status?: MatchStatus;
  /** Names the state of the Hoja itself, for its officials; without it the hall's grouping of them. */
  readonly exact?: boolean;
};

/** How far a table is; while it plays after the bell, which hand it plays. */
export function TableStatePill({ stage, status = "playing", exact }: TableStatePillProps) {
  const state = tableStateOf(stage);
  const lastHand = state === "playing" ? LAST_HAND_NAMES[status] : null;
  return (
    <StatePill tone={TONES[state]} icon={iconOf(lastHand !== null, exact ? stage : null)}>
      {lastHand ?? (exact ? STAGE_NAMES[stage] : TABLE_STATE_NAMES[state])}
    </StatePill>
  );
}

function iconOf(isLastHand: boolean, stage: ActaStage | null): IconName | undefined {
  if (isLastHand) return "alert";
  return stage === null ? undefined : STAGE_ICONS[stage];
}
