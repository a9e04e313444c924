import type { IconName } from "@/components/ui/icon";
import { StatePill } from "@/components/ui/state-pill";
import type { ActaStage } from "@/domain/match/acta";
import type { MatchStatus } from "@/domain/match/match-document";
import { tableWord } from "./listed-round";

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
  /** Draws the shape of the state itself, for officials; without it that of its tone. */
  readonly exact?: boolean;
};

/** How far a table is; while it plays after the bell, which hand it plays. */
export function TableStatePill({ stage, status = "playing", exact }: TableStatePillProps) {
  const { tone, word, isLastHand } = tableWord({ stage, status });
  return (
    <StatePill tone={tone} icon={iconOf(isLastHand, exact ? stage : null)}>
      {word}
    </StatePill>
  );
}

function iconOf(isLastHand: boolean, stage: ActaStage | null): IconName | undefined {
  if (isLastHand) return "alert";
  return stage === null ? undefined : STAGE_ICONS[stage];
}
