import type { Tone } from "@/components/ui/state-pill";
import { StatePill } from "@/components/ui/state-pill";
import type { ClaimOutcome, ClaimStage } from "@/domain/claims/claim";
import { claimStateName } from "@/i18n/es/claims";

const TONES: Readonly<Record<ClaimStage, Tone>> = {
  filed: "waiting",
  admitted: "active",
  refused: "neutral",
  withdrawn: "neutral",
  decided: "done",
};

type ClaimStatePillProps = {
  readonly stage: ClaimStage;
  readonly outcome: ClaimOutcome | null;
};

/** How a claim stands; once decided, with what outcome. */
export function ClaimStatePill({ stage, outcome }: ClaimStatePillProps) {
  const isDismissed = outcome === "dismissed";
  return (
    <StatePill tone={isDismissed ? "neutral" : TONES[stage]} icon={isDismissed ? "ban" : undefined}>
      {claimStateName(stage, outcome)}
    </StatePill>
  );
}
