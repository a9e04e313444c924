import { findInfraction } from "./catalogue";
import type { RecordedIncident, Sanction, SanctionCard, SanctionVerdict } from "./incident";
import type { SanctionCatalogue } from "./infraction";

type RedCard = { readonly round: number; readonly match: string };

/**
 * Adds to the incidents that complete the red cards of an expulsion (25.3: three in a tournament) its effects and the
 * reason with the earlier cards. Verdicts stand in the order in which the incidents happened.
 */
export function withRedCards(
  incidents: readonly RecordedIncident[],
  verdicts: readonly SanctionVerdict[],
  catalogue: SanctionCatalogue,
): readonly SanctionVerdict[] {
  const { redsToExpel, redsCode } = catalogue;
  if (redsToExpel === null || redsCode === null) return verdicts;
  const article = findInfraction(catalogue, redsCode)?.article ?? "";
  const reds = new Map<string, readonly RedCard[]>();
  return verdicts.map((verdict, index) => {
    if (!verdict.ok) return verdict;
    const { round, match } = incidents[index] as RecordedIncident;
    let result: Sanction = verdict;
    for (const { player } of verdict.cards.filter(isRed)) {
      const earlier = reds.get(player) ?? [];
      reds.set(player, [...earlier, { round, match }]);
      if (earlier.length + 1 >= redsToExpel) {
        result = expelledByCards(result, {
          code: "red-cards-expel",
          article,
          infraction: redsCode,
          player,
          count: earlier.length + 1,
          earlier,
        });
      }
    }
    return result;
  });
}

function isRed({ card }: SanctionCard): boolean {
  return card === "red";
}

function expelledByCards(
  sanction: Sanction,
  reason: Extract<Sanction["reasons"][number], { code: "red-cards-expel" }>,
): Sanction {
  const isExpelled = sanction.effects.some(
    ({ player, effect }) => player === reason.player && effect.startsWith("expelled"),
  );
  return {
    ...sanction,
    match: sanction.match === "continue" ? "ends" : sanction.match,
    effects: isExpelled
      ? sanction.effects
      : [...sanction.effects, { player: reason.player, effect: "expelled" }],
    reasons: [...sanction.reasons, reason],
  };
}
