import type { BySeat } from "@/domain/hand/hand";
import type { ActaEvent } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";
import type { IncidentFacts, JudgedSanction } from "@/domain/rules/incident-facts";
import type { Seat } from "@/domain/rules/seat";
import type { InfractionCode, SanctionChoice } from "@/domain/rules/vocabulary";
import type { Infraction } from "@/domain/sanctions/infraction";
import { effectsOfStep } from "@/domain/sanctions/infraction";
import type { SanctionDraft } from "@/server/sanctions/preview";

// An infraction on its way from the judge's thumb to the acta.

/** When it happened: in the hand after `afterHand` finished ones, or when the match was over. */
export type Moment = { readonly afterHand: number; readonly isAfterMatch: boolean };

export type IncidentDraft = {
  readonly infraction: InfractionCode | null;
  readonly offenders: readonly Seat[];
  readonly moment: Moment;
  readonly choice: SanctionChoice | null;
  /** What the book asks of the facts, as far as it was answered. */
  readonly facts: IncidentFacts;
  /** What the judge lays down himself. */
  readonly judged: JudgedSanction;
  readonly note: string;
  /** Of a false block: what each had left. */
  readonly pips: BySeat<number>;
};

type Played = Pick<ActaState, "hands" | "status" | "verified">;

/** A moment of a sheet with its words, the likely one first. After verification only what came after the match. */
export function momentsOf({ hands, status, verified }: Played): readonly (Moment & {
  readonly label: string;
})[] {
  const played = hands.length;
  const earlier = Array.from({ length: played }, (_, index) => ({
    afterHand: played - 1 - index,
    isAfterMatch: false,
    label: `Mano ${played - index}`,
  }));
  const over = {
    afterHand: played,
    isAfterMatch: true,
    label: played === 0 ? "Ya terminada la partida" : "Después de la última mano",
  };
  if (verified !== null) return [over];
  if (status === "finished") return [over, ...earlier];
  const now = {
    afterHand: played,
    isAfterMatch: false,
    label: played === 0 ? "Mano 1 o antes de empezar" : `Mano ${played + 1}, la que se juega`,
  };
  return [now, ...earlier];
}

/** The first draft of a table: the hand in play, nobody and nothing yet. */
export function newDraft(
  played: Played,
  known: {
    readonly infraction?: InfractionCode | null;
    readonly offenders?: readonly Seat[];
    readonly note?: string;
  } = {},
): IncidentDraft {
  const [first] = momentsOf(played);
  return {
    infraction: known.infraction ?? null,
    offenders: known.offenders ?? [],
    moment: first ?? { afterHand: 0, isAfterMatch: false },
    choice: null,
    facts: {},
    judged: {},
    note: known.note ?? "",
    pips: {},
  };
}

/**
 * The draft for an infraction, at the moment when it can have happened: what changes the hand belongs to a hand, the last
 * one where the match is over. A moment that somebody chose stays.
 */
export function atItsMoment(
  draft: IncidentDraft,
  played: Played,
  infraction: Infraction | null,
): IncidentDraft {
  const { moment } = draft;
  const isLikely = sameMoment(moment, newDraft(played).moment);
  if (!moment.isAfterMatch || !isLikely || played.verified !== null || infraction === null) {
    return draft;
  }
  const isOfHand = infraction.steps
    .flatMap(effectsOfStep)
    .some(({ hand = "continue" }) => hand !== "continue");
  if (!isOfHand || played.hands.length === 0) return draft;
  return { ...draft, moment: { afterHand: played.hands.length - 1, isAfterMatch: false } };
}

function sameMoment(a: Moment, b: Moment): boolean {
  return a.afterHand === b.afterHand && a.isAfterMatch === b.isAfterMatch;
}

/** The draft as the server judges it; null while the infraction is missing. */
export function noteOf(draft: IncidentDraft, incidentId?: string): SanctionDraft | null {
  const { infraction, offenders, moment, choice, facts, judged } = draft;
  if (infraction === null) return null;
  const note = draft.note.trim();
  return {
    ...(incidentId === undefined ? {} : { incidentId }),
    infraction,
    offenders,
    afterHand: moment.afterHand,
    ...(moment.isAfterMatch ? { afterMatch: true } : {}),
    ...(choice === null ? {} : { choice }),
    ...facts,
    ...judged,
    ...(note === "" ? {} : { note }),
  };
}

/** The event that records a draft, or completes the incident `completes`. */
export function eventOf(
  note: SanctionDraft,
  incidentId: string,
  completes: boolean,
): Extract<ActaEvent, { readonly type: "incident-recorded" | "incident-corrected" }> {
  return completes
    ? { type: "incident-corrected", ...note, incidentId, reason: "Se anotó quién fue." }
    : { type: "incident-recorded", ...note, incidentId };
}

/** Whether all four totals of a false block are there. */
export function hasAllPips(pips: BySeat<number>): boolean {
  return Object.values(pips).filter((value) => value !== undefined).length === 4;
}
