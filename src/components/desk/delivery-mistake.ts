import type { ActaEvent } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";
import { isOnPaper } from "@/domain/match/paper";

// A Hoja that was taken in by mistake: the mark goes, and so does what came with it.

/** Whether the table is on paper by that delivery alone: nothing of it was recorded. */
export function backToPhone(acta: Pick<ActaState, "medium" | "stage">): boolean {
  return isOnPaper(acta) && acta.stage === "issued";
}

/** What takes a delivery back. */
export function withdrawal(
  acta: Pick<ActaState, "medium" | "stage">,
  reason: string,
): readonly ActaEvent[] {
  const withdrawn: ActaEvent = { type: "delivery-withdrawn", reason };
  return backToPhone(acta)
    ? [withdrawn, { type: "medium-changed", to: "phone", reason }]
    : [withdrawn];
}
