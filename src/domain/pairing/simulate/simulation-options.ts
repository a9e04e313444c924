import type { EventDocument, FinalKind, PairingSettings } from "../../event/event-document";
import type { RulesSpec } from "../../rules/rules-spec";
import type { EventFormat } from "../../rules/settings";

export const CLUB_SIZES = ["none", "even", "unequal"] as const;
export type ClubSizes = (typeof CLUB_SIZES)[number];

/** The least and the most that a simulation is asked for. */
export const SIMULATION_LIMITS = {
  entrants: [0, 5000],
  rounds: [0, 50],
  cycles: [1, 10],
  teamSize: [2, 15],
  forbidden: [0, 1000],
  fixedTables: [0, 1000],
} as const;

/** An event to be played out. `rules` is what the document names, and is passed resolved beside it. */
export type SimulationOptions = {
  readonly format: EventFormat;
  /** Each for himself, this many at a table (`individual`). */
  readonly alone?: EventDocument["alone"];
  readonly entrants: number;
  /** Rounds at most: a schedule or a final may be over before. */
  readonly rounds: number;
  readonly seed: string;
  readonly rules: RulesSpec;
  readonly pairing?: Partial<Omit<PairingSettings, "final">>;
  /** The best so many play the last rounds. */
  readonly final?: { readonly kind: FinalKind; readonly entrants: number };
  /** `unequal`: the first club has half the field, the next half of the rest, and so on. Default `even`. */
  readonly clubs?: ClubSizes;
  /** Some miss a round now and then. */
  readonly absences?: boolean;
  /** Some come in later, in any round. */
  readonly late?: boolean;
  readonly withdrawals?: boolean;
  /** Some leave for a while and come back. */
  readonly returns?: boolean;
  /** Some are kept out for one to three rounds. */
  readonly suspensions?: boolean;
  /** Some are sent away during a match, which they lose, and for good. */
  readonly expulsions?: boolean;
  readonly fines?: boolean;
  /** Some tables are won because somebody does not come. */
  readonly forfeits?: boolean;
  /** Couples that must not meet, as siblings. */
  readonly forbidden?: number;
  /** Entrants who always sit at one table. */
  readonly fixedTables?: number;
  /** Every table of four in partners is played tile by tile, and keeps its hands. */
  readonly hands?: boolean;
  /** Every round keeps the certificate of its pairing, where it has one. */
  readonly certificates?: boolean;
  /** Every round keeps the standings after it. */
  readonly standings?: boolean;
};
