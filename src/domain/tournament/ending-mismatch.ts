import { isAfterMatch } from "../match/decide-acta";
import type { InfractionCode } from "../rules/vocabulary";
import type { SettlementInput } from "./settlement-result";

/**
 * An acta that no longer agrees with what its incidents cost, because an older incident of the event was corrected since.
 * `ends-no-more`: it ended by an incident that ends nothing now. `should-end`: it was played on after an incident that
 * would end it now. Nobody but a judge can say what happened at the table, so neither is mended by itself.
 */
export type EndingMismatch = {
  readonly code: "ends-no-more" | "should-end";
  readonly incidentId: string;
  readonly infraction: InfractionCode;
  readonly article: string;
};

/** Where acta and verdicts disagree on whether the match ended through an incident. */
export function endingMismatches(input: SettlementInput): readonly EndingMismatch[] {
  const { acta, verdicts } = input;
  const { ending } = acta;
  return acta.incidents.flatMap((note): EndingMismatch[] => {
    const verdict = verdicts.get(note.incidentId);
    if (!verdict?.ok) return [];
    const { infraction, article } = verdict;
    const facts = { incidentId: note.incidentId, infraction, article };
    const ends = verdict.match !== "continue";
    if (ending?.incidentId === note.incidentId) {
      return ends ? [] : [{ code: "ends-no-more", ...facts }];
    }
    const isOpen = ending === null && ends && !isAfterMatch(acta, note);
    return isOpen ? [{ code: "should-end", ...facts }] : [];
  });
}
