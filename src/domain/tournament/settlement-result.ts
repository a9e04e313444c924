import type { BySeat } from "../hand/hand";
import type { IncidentNote, NoHandsReason } from "../match/acta";
import type { ActaState } from "../match/acta-state";
import type { MatchEnd, MatchReason } from "../match/match-document";
import type { PairSide, Seat } from "../rules/seat";
import type { EventFormat, RuleSettings } from "../rules/settings";
import type { InfractionCode, MatchEffect, PointsTarget } from "../rules/vocabulary";
import type { Sanction, SanctionVerdict } from "../sanctions/incident";

export type SettlementInput = {
  readonly format: EventFormat;
  readonly rules: RuleSettings;
  readonly seats: BySeat<string>;
  readonly acta: ActaState;
  /** The verdicts of the event's incidents, by incident id; those of this match are read. */
  readonly verdicts: ReadonlyMap<string, SanctionVerdict>;
};

/** Points that an incident cost or gave one person. */
export type LedgerLine = {
  readonly incidentId: string;
  readonly infraction: InfractionCode;
  readonly seat: Seat;
  readonly person: string;
  readonly points: number;
  readonly afterHand: number;
  readonly on: PointsTarget;
};

export type SettlementReason =
  | { readonly code: "played"; readonly endedBy: MatchEnd }
  | { readonly code: "declared"; readonly why: NoHandsReason }
  /** By ruling of the Junta (26.2), whatever the hands say. */
  | { readonly code: "ruled" }
  | MatchReason
  | {
      /** `at-fault` lost; `partner-at-fault` the pair's loss; `given-win` the win of the others; `void` nobody's. */
      readonly code: "at-fault" | "partner-at-fault" | "given-win" | "void";
      readonly infraction: InfractionCode;
      readonly article: string;
      readonly incidentId: string;
      /** The figures that go with it; results stored before they were kept have none. */
      readonly for?: number;
      readonly against?: number;
    };

export type PersonSettlement = {
  readonly person: string;
  readonly seat: Seat;
  readonly won: boolean | null;
  readonly for: number;
  readonly against: number;
  readonly net: number;
  /** Fines and bonuses on the match, already in the figures (in pair scope together with the partner's). */
  readonly matchPoints: number;
  /** Fines on the event's record: not in the figures, to be added to the row. */
  readonly recordPoints: number;
  /**
   * Whose row the figures are. `entrant`: the person's own row in the event. `side`: the same as the row of the pair,
   * which `sides` holds. `personal`: the personal ranking only, because the pair's row says otherwise (decision 2).
   */
  readonly counts: "entrant" | "side" | "personal";
  readonly reasons: readonly SettlementReason[];
};

/** The row of a pair in an event of fixed pairs; elsewhere only the figures of the sheet. */
export type SideSettlement = {
  readonly won: boolean | null;
  readonly for: number;
  readonly against: number;
  readonly net: number;
  readonly recordPoints: number;
};

export type MatchSettlement = {
  readonly isFinished: boolean;
  readonly endedBy: MatchEnd | null;
  /** Annulled: counted as played, won by nobody (24.2). */
  readonly isVoid: boolean;
  readonly winner: PairSide | null;
  readonly people: readonly PersonSettlement[];
  readonly sides: Readonly<Record<PairSide, SideSettlement>>;
  readonly lines: readonly LedgerLine[];
};

export type EndingVerdict = {
  readonly note: IncidentNote;
  readonly sanction: Sanction;
  readonly effect: Exclude<MatchEffect, "continue">;
};
