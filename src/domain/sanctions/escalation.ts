import type { EventFormat } from "../rules/settings";
import type { Incident, RecordedIncident, SanctionReason } from "./incident";
import { offendersOf } from "./incident";
import type { CountingScope, Infraction } from "./infraction";

// Which step of the scale an offence takes. Decided from the offences before it alone, never from itself.

type Escalation = {
  /** The row of the scale, from 1; offences beyond the last row take the last row. */
  readonly step: number;
  readonly reasons: readonly SanctionReason[];
};

/**
 * The step that `offender` has reached with `incident`. `same` are the incidents of the event with the same code that
 * came before. Scopes: decision 3 and K54; the pair counts both members in fixed pairs, else the partner in this match.
 * Where the book sanctions a pair as one, the partner's offences are the pair's (FEMUNDO 5).
 */
export function escalate(
  infraction: Infraction,
  incident: RecordedIncident,
  offender: string,
  same: readonly RecordedIncident[],
  terms: { readonly format: EventFormat; readonly isShared: boolean },
): Escalation {
  const scope = infraction.counting ?? "event";
  const own = same.filter(
    (past) =>
      (offendersOf(past).includes(offender) || (terms.isShared && past.partner === offender)) &&
      isWithin(scope, past, incident),
  );
  const partners =
    scope === "pair" ? partnerOffences(same, incident, offender, own, terms.format) : ([] as const);
  const ownCount = own.length + 1;
  // Only the second step counts the pair: the third falls on the person alone.
  const pairCount = partners.length > 0 ? 2 : 1;
  const byPair = pairCount > ownCount;
  const count = Math.max(ownCount, pairCount);
  return {
    step: Math.min(count, infraction.steps.length),
    reasons: countReasons(infraction, byPair ? "pair" : scope === "pair" ? "event" : scope, {
      offender,
      count,
      counted: byPair ? partners : own,
    }),
  };
}

function isWithin(scope: CountingScope, past: Incident, incident: Incident): boolean {
  if (scope === "match") return past.match === incident.match;
  return scope !== "modality" || past.modality === incident.modality;
}

function partnerOffences(
  same: readonly RecordedIncident[],
  incident: RecordedIncident,
  offender: string,
  own: readonly RecordedIncident[],
  format: EventFormat,
): readonly RecordedIncident[] {
  const { partner } = incident;
  if (partner === undefined || partner === offender) return [];
  return same.filter(
    (past) =>
      !own.includes(past) &&
      offendersOf(past).includes(partner) &&
      (format === "pairs" || past.match === incident.match),
  );
}

function countReasons(
  infraction: Infraction,
  scope: CountingScope,
  facts: {
    readonly offender: string;
    readonly count: number;
    readonly counted: readonly RecordedIncident[];
  },
): readonly SanctionReason[] {
  const { article, code } = infraction;
  return [
    { code: "offence-count", article, player: facts.offender, count: facts.count, scope },
    ...facts.counted.map(
      (past): SanctionReason => ({
        code: "earlier-offence",
        article,
        infraction: code,
        player: offendersOf(past)[0] ?? facts.offender,
        round: past.round,
        match: past.match,
      }),
    ),
  ];
}
