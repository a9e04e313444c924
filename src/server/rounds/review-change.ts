import "server-only";
import type { EventRound } from "@/domain/event/event-document";
import { differencesOf } from "@/domain/pairing/explanation/round-cost";
import { gradeOfChange, manualCosts, onlyIn } from "@/domain/pairing/review/manual-cost";
import type { ManualWarning } from "@/domain/pairing/review/manual-round";
import { reviewManualRound } from "@/domain/pairing/review/manual-round";
import type { RoundPairing } from "@/domain/pairing/round-pairing";
import type { ChangeCost } from "@/domain/tournament/manual-change";
import type { TournamentView } from "../tournaments/rows";
import type { EventNow } from "./event-now";
import { withoutBarred } from "./event-now";

// A draft round that somebody changes by hand: what there is to say about it, and what a change brings.

/** What there is to say about the places of a draft. */
export function reviewOf(
  tournament: TournamentView,
  now: EventNow,
  places: EventRound,
): readonly ManualWarning[] {
  // A draft is the round after all published ones.
  const able = withoutBarred(now, now.event.rounds.length + 1);
  return reviewManualRound(able, places, tournament.rules);
}

/** What a change of a draft brings and takes away, what it costs, and how it is to be answered. */
export function costOfChange(
  tournament: TournamentView,
  now: EventNow,
  draft: {
    readonly answer: RoundPairing;
    readonly before: EventRound;
    readonly after: EventRound;
  },
): ChangeCost {
  const { answer, before, after } = draft;
  const found = reviewOf(tournament, now, after);
  const known = reviewOf(tournament, now, before);
  const brings = onlyIn(found, known);
  const able = withoutBarred(now, now.event.rounds.length + 1);
  const costs = manualCosts(able, tournament.rules, answer);
  const rounds = { before: costs.of(before), after: costs.of(after) };
  const change =
    rounds.before === null || rounds.after === null
      ? null
      : differencesOf(rounds.before, rounds.after);
  return {
    grade: gradeOfChange(brings, change ?? []),
    brings,
    takes: onlyIn(known, found),
    change,
    total: costs.against(after),
    rests: restsChanged(before.byes, after.byes),
    totalRests: restsChanged(answer.byes, after.byes),
  };
}

/** Who rests in one round and not in another, both ways; null where they are the same. */
export function restsChanged(
  before: readonly string[],
  after: readonly string[],
): ChangeCost["rests"] {
  const from = before.filter((id) => !after.includes(id));
  const to = after.filter((id) => !before.includes(id));
  return from.length + to.length === 0 ? null : { from, to };
}
