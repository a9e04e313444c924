import type { ActaEvent } from "@/domain/match/acta";
import type { ActaContext, ActaState } from "@/domain/match/acta-state";
import { NO_DESK_POLICY } from "@/domain/match/desk-policy";
import { isOnPaper, lacksRegistering, photosNow } from "@/domain/match/paper";
import type { DeskRights } from "./desk-rights";

/** What a tournament asks of a paper Hoja and no key can say at once. */
export type ClosingDemand = "second-entry" | "photo";

export type ClosingPlan = {
  /** What is still to be done before the desk may say that it is registered. */
  readonly missing: readonly ClosingDemand[];
  /** What one key records: that the paper came, that it is registered, that the Hoja is closed, as far as rights go. */
  readonly events: readonly ActaEvent[];
};

/**
 * The last key at the desk for a signed Hoja. What was not said before is said with it: whoever closes a paper Hoja at
 * the desk has it in his hand. Nothing to record where something is missing, or where he may do none of it.
 */
export function closingPlan(
  acta: ActaState,
  context: ActaContext,
  rights: Pick<DeskRights, "close" | "register">,
): ClosingPlan {
  const missing = closingDemands(acta, context);
  if (missing.length > 0) return { missing, events: [] };
  const mayRegister = isOnPaper(acta) && rights.register === null;
  const paper: readonly ActaEvent[] = mayRegister
    ? [
        ...(acta.delivered ? [] : [{ type: "delivered" } as const]),
        ...(acta.registered ? [] : [{ type: "registered" } as const]),
      ]
    : [];
  const mayClose = rights.close === null && (mayRegister || !lacksRegistering(acta, context));
  const closed: ActaEvent = { type: "closed", countersign: { onPaper: true } };
  return { missing, events: mayClose ? [...paper, closed] : paper };
}

/** What the tournament's policy still asks of a paper Hoja, besides being delivered. */
export function closingDemands(
  acta: ActaState,
  { desk = NO_DESK_POLICY }: Pick<ActaContext, "desk">,
): readonly ClosingDemand[] {
  if (!isOnPaper(acta) || acta.registered || acta.ruling !== null) return [];
  return [
    ...(desk.secondTypist && !acta.secondEntry ? (["second-entry"] as const) : []),
    ...(desk.photo && photosNow(acta).length === 0 ? (["photo"] as const) : []),
  ];
}
