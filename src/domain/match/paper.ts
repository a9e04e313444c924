import type { ActaEvent, KeptPhoto, SheetPhoto } from "./acta";
import { ACTA_LIMITS } from "./acta-limits";
import type { ActaContext, ActaFacts, ActaProblem, ActaState } from "./acta-state";
import { NO_DESK_POLICY, needsRegistering } from "./desk-policy";
import { totalsProblems, withoutReason } from "./paper-totals";

// The paper life of a Hoja: which medium the table writes on, and what the desk does with the signed sheet until it is
// registered. A table that writes on its phone needs none of it.

export type PaperEvent = Extract<
  ActaEvent,
  {
    readonly type:
      | "totals-noted"
      | "medium-changed"
      | "delivered"
      | "delivery-withdrawn"
      | "second-entry-agreed"
      | "photo-attached"
      | "photo-removed"
      | "registered";
  }
>;

/** The facts after an event of paper. */
export function addPaperFact(facts: ActaFacts, event: PaperEvent): ActaFacts {
  switch (event.type) {
    case "totals-noted": {
      const { type: _, ...paperTotals } = event;
      return { ...facts, paperTotals };
    }
    case "medium-changed":
      return { ...facts, medium: event.to };
    case "delivered":
      return { ...facts, delivered: true };
    case "delivery-withdrawn":
      return { ...facts, delivered: false, registered: false };
    case "second-entry-agreed":
      return { ...facts, secondEntry: true };
    case "photo-attached": {
      const { photoId, sha256 } = event;
      const kept = { photoId, sha256, version: facts.sheetVersion };
      return { ...facts, photos: [...facts.photos, kept] };
    }
    case "photo-removed":
      return { ...facts, photos: facts.photos.filter(({ photoId }) => photoId !== event.photoId) };
    case "registered":
      return { ...facts, registered: true };
  }
}

/**
 * Whatever was typed changed: a second typing that agreed with it, the reason why the written totals are others, and the
 * desk's word for it count no more.
 */
export function withoutTypingChecks(facts: ActaFacts): ActaFacts {
  const { paperTotals } = facts;
  if (!facts.secondEntry && !facts.registered && paperTotals?.reason === undefined) return facts;
  return {
    ...facts,
    paperTotals: paperTotals && withoutReason(paperTotals),
    secondEntry: false,
    registered: false,
  };
}

/** What speaks against an event of paper now. The last step, registering, needs all that the desk's policy demands. */
export function paperProblems(
  state: ActaState,
  event: PaperEvent,
  context: ActaContext,
): readonly ActaProblem[] {
  switch (event.type) {
    case "totals-noted":
      return totalsProblems(state, event);
    case "medium-changed":
      return state.medium === event.to ? [{ code: "already-on", medium: event.to }] : [];
    case "delivered":
      return state.delivered ? [{ code: "already-delivered" }] : [];
    case "delivery-withdrawn":
      return state.delivered ? [] : [{ code: "nothing-delivered" }];
    case "second-entry-agreed":
      if (state.secondEntry) return [{ code: "already-agreed" }];
      return state.status === "finished" ? [] : [{ code: "match-not-finished" }];
    case "photo-attached":
      return attachProblems(state, event);
    case "photo-removed":
      return state.photos.some(({ photoId }) => photoId === event.photoId)
        ? []
        : [{ code: "unknown-photo", photoId: event.photoId }];
    case "registered":
      return registerProblems(state, context);
  }
}

function attachProblems(state: ActaState, photo: SheetPhoto): readonly ActaProblem[] {
  const { photoId, sha256 } = photo;
  if (state.photos.some((one) => one.photoId === photoId))
    return [{ code: "photo-id-used", photoId }];
  const now = photosNow(state);
  if (now.some((one) => one.sha256 === sha256)) return [{ code: "photo-twice" }];
  return now.length < ACTA_LIMITS.photos
    ? []
    : [{ code: "too-many-photos", most: ACTA_LIMITS.photos }];
}

/** The photos of the sheet as it is now: what was corrected and signed again is photographed again. */
export function photosNow({
  photos,
  sheetVersion,
}: Pick<ActaFacts, "photos" | "sheetVersion">): readonly KeptPhoto[] {
  return photos.filter(({ version }) => version === sheetVersion);
}

function registerProblems(state: ActaState, { desk }: ActaContext): readonly ActaProblem[] {
  if (state.verified === null) return [{ code: "not-verified" }];
  if (state.registered) return [{ code: "already-registered" }];
  if (state.stage === "verified") return [{ code: "signatures-needed" }];
  const policy = desk ?? NO_DESK_POLICY;
  return [
    ...(state.delivered ? [] : [{ code: "not-delivered" } as const]),
    ...(policy.secondTypist && isOnPaper(state) && !state.secondEntry
      ? [{ code: "second-entry-needed" } as const]
      : []),
    ...(policy.photo && isOnPaper(state) && photosNow(state).length === 0
      ? [{ code: "photo-needed" } as const]
      : []),
  ];
}

/** Whether a Hoja has to be registered, and is not. A table that never used paper has nothing to deliver. */
export function lacksRegistering(
  state: Pick<ActaFacts, "medium" | "registered" | "ruling">,
  { desk }: ActaContext,
): boolean {
  const mustRegister = isOnPaper(state) && needsRegistering(desk ?? NO_DESK_POLICY);
  return mustRegister && !state.registered && state.ruling === null;
}

/** Whether the table writes on paper: then its own phone does not. */
export function isOnPaper({ medium }: Pick<ActaFacts, "medium">): boolean {
  return medium === "paper";
}
