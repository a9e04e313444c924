import type { CardColour } from "../rules/vocabulary";
import type { Sanction, SanctionVerdict } from "./incident";

/** What an event's sanctions come to for one person. */
export type SanctionTotals = {
  /** Points on matches and on the record; a pair's shared fine stands with the offender alone. */
  readonly match: number;
  readonly record: number;
  /** Points that came with a win that was given: they stand in the result, not in the ledger. */
  readonly withWins: number;
  /** The partner's share of fines that a pair bears once. */
  readonly shared: number;
  readonly wins: number;
  readonly warnings: number;
  readonly cards: Readonly<Record<CardColour, number>>;
};

const NOTHING: SanctionTotals = {
  match: 0,
  record: 0,
  withWins: 0,
  shared: 0,
  wins: 0,
  warnings: 0,
  cards: { yellow: 0, red: 0, black: 0 },
};

/** Sums by person over all verdicts of an event. Who has nothing is not in the map. */
export function sanctionTotals(
  verdicts: ReadonlyMap<string, SanctionVerdict>,
): ReadonlyMap<string, SanctionTotals> {
  const totals = new Map<string, SanctionTotals>();
  for (const verdict of verdicts.values()) {
    if (!verdict.ok) continue;
    for (const player of namedIn(verdict))
      totals.set(player, withShare(totals.get(player) ?? NOTHING, verdict, player));
  }
  return totals;
}

function namedIn({ points, cards, effects, wins }: Sanction): ReadonlySet<string> {
  return new Set([...[...points, ...cards, ...effects].map(({ player }) => player), ...wins]);
}

function withShare(before: SanctionTotals, sanction: Sanction, player: string): SanctionTotals {
  const hasWon = sanction.wins.includes(player);
  const own = sanction.points.filter((line) => line.player === player);
  const sum = (column: "match" | "record" | "withWins" | "shared") =>
    own
      .filter(({ on, shared, points }) => {
        const target = hasWon && points > 0 ? "withWins" : on;
        return (shared ? "shared" : target) === column;
      })
      .reduce((total, { points }) => total + points, before[column]);
  const shown = (colour: CardColour) =>
    before.cards[colour] +
    sanction.cards.filter((one) => one.player === player && one.card === colour).length;
  return {
    match: sum("match"),
    record: sum("record"),
    withWins: sum("withWins"),
    shared: sum("shared"),
    wins: before.wins + (hasWon ? 1 : 0),
    warnings:
      before.warnings +
      sanction.effects.filter((one) => one.player === player && one.effect === "warned").length,
    cards: { yellow: shown("yellow"), red: shown("red"), black: shown("black") },
  };
}

/** Where the ledger says something else than the sanctions: per person what it should come to, and what it does. */
export type LedgerDifference = {
  readonly player: string;
  readonly expected: number;
  readonly found: number;
};

/**
 * Compares the sanctions of an event with the points that its ledger holds, match and record together: a fine of the play
 * moves to the record when the match ends otherwise. Empty when they reconcile.
 */
export function reconcileLedger(
  verdicts: ReadonlyMap<string, SanctionVerdict>,
  ledger: readonly { readonly player: string; readonly points: number }[],
): readonly LedgerDifference[] {
  const totals = sanctionTotals(verdicts);
  const sums = new Map<string, number>();
  for (const { player, points } of ledger) sums.set(player, (sums.get(player) ?? 0) + points);
  const people = new Set([...totals.keys(), ...sums.keys()]);
  return [...people].flatMap((player) => {
    const { match, record } = totals.get(player) ?? NOTHING;
    const found = sums.get(player) ?? 0;
    return match + record === found ? [] : [{ player, expected: match + record, found }];
  });
}
