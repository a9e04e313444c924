import type { CardColour } from "../rules/vocabulary";
import type { RecordedIncident, SanctionEffect, SanctionVerdict } from "./incident";

// What follows a person from one match to the next: cards, expulsions, suspensions.

export type CardCount = Readonly<Record<CardColour, number>>;

/** Cards shown to each person in the event so far. Who has none is not in the map. */
export function cardsInForce(
  verdicts: ReadonlyMap<string, SanctionVerdict>,
): ReadonlyMap<string, CardCount> {
  const counts = new Map<string, CardCount>();
  for (const verdict of verdicts.values()) {
    if (!verdict.ok) continue;
    for (const { player, card } of verdict.cards) {
      const before = counts.get(player) ?? { yellow: 0, red: 0, black: 0 };
      counts.set(player, { ...before, [card]: before[card] + 1 });
    }
  }
  return counts;
}

/** Rounds that a person may not play, from `from` to `to` (null: to the end). Rounds missed are absences (K56, 24.1). */
export type Bar = {
  readonly person: string;
  readonly incidentId: string;
  readonly effect: SanctionEffect["effect"];
  readonly from: number;
  readonly to: number | null;
};

/**
 * Who is kept out of later rounds: the expelled for good from the round after, the suspended for their number of
 * rounds, one suspension after the other (K42; `remainingSuspension` says what goes over to the next event). Barred for
 * one's state (22.1) lasts that match only.
 */
export function listBars(
  incidents: readonly RecordedIncident[],
  verdicts: ReadonlyMap<string, SanctionVerdict>,
): readonly Bar[] {
  const until = new Map<string, number>();
  return [...incidents]
    .sort((a, b) => a.round - b.round || a.ordinal - b.ordinal)
    .flatMap((incident) => {
      const verdict = verdicts.get(incident.id);
      if (!verdict?.ok) return [];
      return verdict.effects.flatMap((effect) => {
        const bars = barOf(incident, effect, until.get(effect.player) ?? 0);
        for (const { to } of bars) if (to !== null) until.set(effect.player, to);
        return bars;
      });
    });
}

/** The bar that keeps a person out of that round, or null. */
export function barredFrom(bars: readonly Bar[], person: string, round: number): Bar | null {
  return (
    bars.find(
      (bar) => bar.person === person && bar.from <= round && (bar.to === null || round <= bar.to),
    ) ?? null
  );
}

function barOf(
  incident: RecordedIncident,
  { player, effect, rounds }: SanctionEffect,
  suspendedUntil: number,
): Bar[] {
  const bar = { person: player, incidentId: incident.id, effect, from: incident.round + 1 };
  if (effect === "expelled" || effect === "expelled-permanently") return [{ ...bar, to: null }];
  if (effect !== "suspended") return [];
  const from = Math.max(bar.from, suspendedUntil + 1);
  return [{ ...bar, from, to: from + (rounds ?? 1) - 1 }];
}
