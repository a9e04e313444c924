import type { BySeat } from "../hand/hand";
import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";
import type { HandEffect, MatchEffect } from "../rules/vocabulary";
import type { ActaEvent, IncidentNote, RecordedHand } from "./acta";
import type { ActaProblem, ActaState } from "./acta-state";

/** What refereeing answered for an incident, as far as the acta must act on it. */
export type IncidentConsequence = {
  readonly hand: HandEffect;
  readonly match: MatchEffect;
  readonly article: string;
};

/**
 * The events that must go with an incident: the annulled hand, the false block with its points, the end of the match.
 * `state` is the acta with the incident noted. The hand concerned is the one after `note.afterHand`: a new line while
 * it is played, a correction once it is recorded. Refuses a false block without the pips left. A reshuffle or a second
 * deal (5.2, 6.3) leaves no line.
 */
export function followUpEvents(
  state: ActaState,
  note: IncidentNote,
  consequence: IncidentConsequence,
  form: { readonly handId: string; readonly pips?: BySeat<number> },
): Result<readonly ActaEvent[], ActaProblem> {
  const line = handLine(note, consequence, form.pips);
  if (!line.ok) return line;
  const events: ActaEvent[] = [];
  if (line.value !== null) {
    const recorded = state.handFacts[note.afterHand];
    events.push(
      recorded
        ? {
            type: "hand-corrected",
            handId: recorded.handId,
            hand: line.value,
            reason: note.infraction,
          }
        : { type: "hand-recorded", handId: form.handId, hand: line.value },
    );
  }
  if (consequence.match !== "continue" && endsMatch(state, consequence.match, note))
    events.push({
      type: "finished",
      by: { incidentId: note.incidentId, effect: consequence.match },
    });
  return accept(events);
}

/** A match played out stays so, whatever happens after it; only wrong seats void it (24.2). */
function endsMatch(state: ActaState, effect: MatchEffect, note: IncidentNote): boolean {
  if (effect === "void") return true;
  return state.status !== "finished" && note.afterMatch !== true;
}

function handLine(
  note: IncidentNote,
  { hand, article }: IncidentConsequence,
  pips: BySeat<number> | undefined,
): Result<RecordedHand | null, ActaProblem> {
  if (hand !== "annul" && hand !== "award") return accept(null);
  const [by] = note.offenders;
  if (by === undefined) return reject({ code: "offender-needed" });
  if (hand === "annul") return accept({ annulled: { infraction: note.infraction, by } });
  return pips === undefined
    ? reject({ code: "pips-needed", article })
    : accept({ falseBlock: { by }, pips });
}
