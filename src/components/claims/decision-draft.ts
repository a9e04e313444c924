import type { ClaimEffect, SetIncident } from "@/domain/claims/claim";
import type { RecordedHand } from "@/domain/match/acta";
import type { PairSide } from "@/domain/rules/seat";

// A decision while the Junta makes it up: what happens to each thing of the sheet.

export type IncidentChange =
  | { readonly kind: "cancel" }
  | { readonly kind: "change"; readonly set: SetIncident };

export type HandChange =
  | { readonly kind: "remove" }
  /** Null until a whole hand has been typed. */
  | { readonly kind: "correct"; readonly hand: RecordedHand | null };

export type ResultChange =
  | { readonly kind: "from-hands" }
  | { readonly kind: "annul" }
  | { readonly kind: "rule"; readonly score: Readonly<Record<PairSide, string>> };

export type AddedIncident = SetIncident & { readonly afterHand: number };

export type DecisionDraft = {
  readonly incidents: Readonly<Record<string, IncidentChange>>;
  readonly hands: Readonly<Record<string, HandChange>>;
  readonly added: readonly AddedIncident[];
  readonly result: ResultChange;
};

export const NO_CHANGES: DecisionDraft = {
  incidents: {},
  hands: {},
  added: [],
  result: { kind: "from-hands" },
};

/** What is missing before a draft says something whole. */
export type DraftGap = "hand-missing" | "offender-missing" | "score-missing" | "score-tied";

export function gapsOf(draft: DecisionDraft): readonly DraftGap[] {
  const gaps: DraftGap[] = [];
  const hands = Object.values(draft.hands);
  if (hands.some((change) => change.kind === "correct" && change.hand === null))
    gaps.push("hand-missing");
  const set = [
    ...draft.added,
    ...Object.values(draft.incidents).flatMap((one) => (one.kind === "change" ? [one.set] : [])),
  ];
  if (set.some(({ offenders }) => offenders.length === 0)) gaps.push("offender-missing");
  if (draft.result.kind === "rule") {
    const score = scoreOf(draft.result.score);
    if (score === null) gaps.push("score-missing");
    else if (score.AC === score.BD) gaps.push("score-tied");
  }
  return gaps;
}

/** The effects that a whole draft says; what lacks something is left out. */
export function effectsOf(draft: DecisionDraft): readonly ClaimEffect[] {
  return [
    ...Object.entries(draft.incidents).map(
      ([incidentId, change]): ClaimEffect =>
        change.kind === "cancel"
          ? { effect: "cancel-incident", incidentId }
          : { effect: "change-incident", incidentId, ...change.set },
    ),
    ...draft.added.map((incident): ClaimEffect => ({ effect: "add-incident", ...incident })),
    ...Object.entries(draft.hands).flatMap(([handId, change]): ClaimEffect[] => {
      if (change.kind === "remove") return [{ effect: "remove-hand", handId }];
      return change.hand === null ? [] : [{ effect: "correct-hand", handId, hand: change.hand }];
    }),
    ...resultEffects(draft.result),
  ];
}

function resultEffects(result: ResultChange): readonly ClaimEffect[] {
  if (result.kind === "annul") return [{ effect: "annul-result" }];
  if (result.kind === "from-hands") return [];
  const score = scoreOf(result.score);
  if (score === null || score.AC === score.BD) return [];
  return [{ effect: "rule-score", score, winner: score.AC > score.BD ? "AC" : "BD" }];
}

function scoreOf(typed: Readonly<Record<PairSide, string>>): Record<PairSide, number> | null {
  const isWhole = (text: string) => /^\d{1,4}$/.test(text.trim());
  return isWhole(typed.AC) && isWhole(typed.BD)
    ? { AC: Number(typed.AC), BD: Number(typed.BD) }
    : null;
}

/** A record without one of its entries, or with it replaced. */
export function withEntry<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | null,
): Readonly<Record<string, Value>> {
  const others = Object.entries(record).filter(([name]) => name !== key);
  return Object.fromEntries(value === null ? others : [...others, [key, value]]);
}
