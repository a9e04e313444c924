import type { ClockPhase } from "./clock";
import type { RoundState, TournamentState } from "./life-cycle";

// The one thing that moves a tournament on. Not what may be done, which is much more, but what comes next.

export type NextStepFacts = {
  readonly state: TournamentState;
  readonly planned: number;
  /** Entrants registered and not withdrawn, and those of them who are here. */
  readonly expected: number;
  readonly present: number;
  /** Entrants that a table takes: 2 pairs, 4 individuals. */
  readonly perTable: number;
  /** The last round, drafts included; null before the first. */
  readonly round: {
    readonly number: number;
    readonly state: RoundState;
    readonly clock: ClockPhase;
    readonly tables: number;
    /** Tables whose match is over and that wait for a judge to verify. */
    readonly waiting: number;
    /** Tables whose sheet is not closed. */
    readonly open: number;
  } | null;
};

export type NextStep =
  | { readonly code: "announce" }
  | { readonly code: "register"; readonly expected: number; readonly needed: number }
  | { readonly code: "check-in"; readonly missing: number }
  | { readonly code: "pair"; readonly round: number; readonly missing: number }
  | { readonly code: "publish"; readonly round: number }
  | { readonly code: "start-clock"; readonly round: number }
  | { readonly code: "verify"; readonly round: number; readonly waiting: number }
  | {
      readonly code: "follow";
      readonly round: number;
      readonly open: number;
      readonly tables: number;
    }
  | { readonly code: "close-round"; readonly round: number }
  | { readonly code: "close-tournament" }
  | { readonly code: "done" };

function beforeRoundOne(facts: NextStepFacts): NextStep {
  const { expected, present, perTable } = facts;
  if (facts.state === "draft") return { code: "announce" };
  if (expected < perTable) return { code: "register", expected, needed: perTable };
  const missing = expected - present;
  // Whoever is missing does not hold the others up for ever: with a table's worth of people here, pairing is possible.
  return present < perTable || missing > present
    ? { code: "check-in", missing }
    : { code: "pair", round: 1, missing };
}

/** What to do next. */
export function nextStep(facts: NextStepFacts): NextStep {
  const { round } = facts;
  if (facts.state === "closed") return { code: "done" };
  if (round === null) return beforeRoundOne(facts);
  const { number } = round;
  if (round.state === "draft") return { code: "publish", round: number };
  if (round.state === "closed") {
    if (number >= facts.planned) return { code: "close-tournament" };
    return { code: "pair", round: number + 1, missing: facts.expected - facts.present };
  }
  if (round.open === 0) return { code: "close-round", round: number };
  if (round.waiting > 0) return { code: "verify", round: number, waiting: round.waiting };
  if (round.clock === "waiting") return { code: "start-clock", round: number };
  return { code: "follow", round: number, open: round.open, tables: round.tables };
}
