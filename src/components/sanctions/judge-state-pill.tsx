import type { Tone } from "@/components/ui/state-pill";
import { StatePill } from "@/components/ui/state-pill";
import type { MatchStatus } from "@/domain/match/match-document";
import { JUDGE_STATE_NAMES } from "@/i18n/es/refereeing";
import { LAST_HAND_NAMES } from "@/i18n/es/table-states";
import type { JudgeState } from "@/server/sanctions/judge-view";

const TONES: Readonly<Record<JudgeState, Tone>> = {
  "to-verify": "waiting",
  counting: "waiting",
  playing: "active",
  waiting: "neutral",
  verified: "done",
  closed: "done",
};

type JudgeStatePillProps = { readonly state: JudgeState; readonly status: MatchStatus };

/** How far a table is; after the bell, which hand it plays. */
export function JudgeStatePill({ state, status }: JudgeStatePillProps) {
  const lastHand = state === "playing" ? LAST_HAND_NAMES[status] : null;
  return (
    <StatePill tone={TONES[state]} icon={lastHand ? "alert" : undefined}>
      {lastHand ?? JUDGE_STATE_NAMES[state]}
    </StatePill>
  );
}
