import type { Incident, SanctionResult } from "./incident";
import type { GivenResult } from "./infraction";

/** A result as the catalogue gives it, for one person. The points conceded follow from the score, where it is known. */
export function givenResult(
  incident: Incident,
  player: string,
  { won, for: points, against }: GivenResult,
): SanctionResult {
  return {
    player,
    won,
    for: points,
    against: against === "conceded" ? conceded(incident, player) : against,
  };
}

/** What the other side of that person had when it happened. */
function conceded({ score, partner, offender }: Incident, player: string): number | null {
  if (score === undefined) return null;
  return player === partner || player === offender ? score.others : score.offender;
}
