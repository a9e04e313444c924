import type { InfractionCode } from "../rules/vocabulary";
import type { SanctionVerdict } from "./incident";

// How judges rule: whether the same conduct costs the same at every table.

/** One ruling: who gave it, what it came to, and what became of it. */
export type Ruling = {
  readonly judge: string;
  readonly infraction: InfractionCode;
  readonly verdict: SanctionVerdict;
  /** `cancelled` by the judge or director; `overturned` by the Junta. */
  readonly outcome: "stands" | "cancelled" | "overturned";
};

/** The rulings of one judge on one infraction at one step. */
export type RulingRow = {
  readonly judge: string;
  readonly infraction: InfractionCode;
  readonly article: string;
  /** Null while something is missing for a verdict. */
  readonly step: number | null;
  readonly rulings: number;
  /** Of those that were given, cancelled ones included. */
  readonly withCard: number;
  readonly cancelled: number;
  readonly overturned: number;
};

/** Rulings by judge, article, infraction and step; sorted by article, infraction, step, judge. */
export function summariseRulings(rulings: readonly Ruling[]): readonly RulingRow[] {
  const rows = new Map<string, RulingRow>();
  for (const { judge, infraction, verdict, outcome } of rulings) {
    const step = verdict.ok ? verdict.step : null;
    const key = JSON.stringify([judge, infraction, step]);
    const before = rows.get(key) ?? {
      judge,
      infraction,
      article: articleOf(verdict),
      step,
      rulings: 0,
      withCard: 0,
      cancelled: 0,
      overturned: 0,
    };
    rows.set(key, {
      ...before,
      rulings: before.rulings + 1,
      withCard: before.withCard + (verdict.ok && verdict.cards.length > 0 ? 1 : 0),
      cancelled: before.cancelled + (outcome === "cancelled" ? 1 : 0),
      overturned: before.overturned + (outcome === "overturned" ? 1 : 0),
    });
  }
  return [...rows.values()].sort(
    (a, b) =>
      a.article.localeCompare(b.article, "en", { numeric: true }) ||
      a.infraction.localeCompare(b.infraction, "en", { numeric: true }) ||
      (a.step ?? 0) - (b.step ?? 0) ||
      (a.judge < b.judge ? -1 : 1),
  );
}

function articleOf(verdict: SanctionVerdict): string {
  if (verdict.ok) return verdict.article;
  const known = verdict.problems.find((problem) => "article" in problem);
  return known && "article" in known ? known.article : "";
}
