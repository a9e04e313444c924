import type { ActaEvent } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";

/** Why a table is on paper when the desk types its first line, as the trace of the Hoja says it. */
const TYPED_FROM_PAPER = "Se teclea de la Hoja de papel en la mesa de control.";

/** What goes before the first line that a desk types: a table that nobody has begun is on paper from here on. */
export function paperStart({
  medium,
  stage,
}: Pick<ActaState, "medium" | "stage">): readonly ActaEvent[] {
  return medium === null && stage === "issued"
    ? [{ type: "medium-changed", to: "paper", reason: TYPED_FROM_PAPER }]
    : [];
}
