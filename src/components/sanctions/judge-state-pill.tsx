import type { Tone } from "@/components/ui/state-pill";
import { StatePill } from "@/components/ui/state-pill";
import { LAST_HAND_NAMES, STAGE_NAMES } from "@/i18n/es/table-states";
import type { JudgeCard, JudgeState } from "@/server/sanctions/judge-view";

const TONES: Readonly<Record<JudgeState, Tone>> = {
  "to-verify": "waiting",
  playing: "active",
  waiting: "neutral",
  verified: "done",
  closed: "done",
};

type JudgeStatePillProps = Pick<JudgeCard, "state" | "stage" | "status">;

/** How far a table is; after the bell, which hand it plays. */
export function JudgeStatePill({ state, stage, status }: JudgeStatePillProps) {
  const lastHand = state === "playing" ? LAST_HAND_NAMES[status] : null;
  return (
    <StatePill tone={TONES[state]} icon={lastHand ? "alert" : undefined}>
      {lastHand ?? STAGE_NAMES[stage]}
    </StatePill>
  );
}
